/** Runs in a page: shows a mark in a corner for a while. Element Timing reports when its frame is presented. */
export function putMark(name: string, milliseconds: number): void {
  const mark = document.createElement('p');
  mark.textContent = name;
  // Not at the bottom: headless Chromium does not paint it.
  mark.style.cssText = 'position:fixed;left:0;top:0;margin:0;font-size:8px';
  mark.setAttribute('elementtiming', name);
  document.body.append(mark);
  setTimeout(() => mark.remove(), milliseconds);
}
