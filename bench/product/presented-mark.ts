/** Runs in a page: puts a mark into its corner for so long; Element Timing says when the frame that carries it is presented. */
export function putMark(name: string, milliseconds: number): void {
  const mark = document.createElement('p');
  mark.textContent = name;
  // Not at the bottom, which Chromium without a window does not paint.
  mark.style.cssText = 'position:fixed;left:0;top:0;margin:0;font-size:8px';
  mark.setAttribute('elementtiming', name);
  document.body.append(mark);
  setTimeout(() => mark.remove(), milliseconds);
}
