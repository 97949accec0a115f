/**
 * Runs in a page: the time of the frame with everything painted so far. A mark is added to the page, and Element Timing
 * reports when its frame was presented. The start of the next frame would be too early, because the graphics path works
 * after it.
 */
export function presented(): Promise<number> {
  const mark = document.createElement('p');
  const name = crypto.randomUUID();
  mark.textContent = '·';
  // Not at the bottom: headless Chromium does not paint it.
  mark.style.cssText = 'position:fixed;left:0;top:0;margin:0;font-size:8px';
  mark.setAttribute('elementtiming', name);
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('identifier' in entry) || !('renderTime' in entry)) continue;
        if (entry.identifier !== name) continue;
        observer.disconnect();
        mark.remove();
        resolve(Number(entry.renderTime));
      }
    });
    observer.observe({ type: 'element' });
    document.body.append(mark);
  });
}
