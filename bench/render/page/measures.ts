/** Clocks of the page. */

/** Milliseconds from an edit until its frame is presented: a mark is added to the page after the edit is painted, and Element Timing reports when its frame was presented. The start of the next frame would be too early, because the graphics path works after it. */
export async function measured(edit: () => Promise<void> | void): Promise<number> {
  await afterFrame();
  const start = performance.now();
  await edit();
  return (await presented()) - start;
}

let marks = 0;

/** The time when the frame with everything painted so far is presented. */
export function presented(): Promise<number> {
  const mark = document.createElement('p');
  const name = `mark ${(marks += 1)}`;
  mark.textContent = name;
  mark.setAttribute('elementtiming', name);
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!isElementTiming(entry) || entry.identifier !== name) continue;
        observer.disconnect();
        mark.remove();
        resolve(entry.renderTime);
      }
    });
    observer.observe({ type: 'element' });
    document.body.prepend(mark);
  });
}

interface ElementTiming extends PerformanceEntry {
  readonly identifier: string;
  readonly renderTime: number;
}

function isElementTiming(entry: PerformanceEntry): entry is ElementTiming {
  return 'identifier' in entry && 'renderTime' in entry;
}

/** Resolves in the first task after a frame, so every edit has the same time until the next one. */
export function afterFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });
}

/** Watches for tasks over 50 ms, the shortest that a browser reports. The returned function stops and returns the longest in milliseconds, or 0. */
export function watchTasks(): () => Promise<number> {
  let longest = 0;
  const take = (entries: PerformanceEntryList) => {
    for (const { duration } of entries) longest = Math.max(longest, duration);
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'longtask' });
  return async () => {
    await afterFrame();
    await afterFrame();
    take(observer.takeRecords());
    observer.disconnect();
    return longest;
  };
}
