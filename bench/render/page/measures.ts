/** Clocks of the page. */

/**
 * Milliseconds from an edit until the frame that carries it is on the screen, by the browser's own word: a mark
 * is put on the page once the edit is painted, and Element Timing says when its frame was presented. The start
 * of the next frame would say too little: what the graphics path still has to do comes after it.
 */
export async function measured(edit: () => Promise<void> | void): Promise<number> {
  await afterFrame();
  const start = performance.now();
  await edit();
  return (await presented()) - start;
}

let marks = 0;

/** When the frame that carries what has been painted until now is presented. */
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

/** Resolves in the first task after a frame, so that every edit has the same time left until the next. */
export function afterFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });
}

/**
 * Watches for tasks of over 50 ms, which is as short as a browser reports; the answered function stops and says
 * how long the longest was, 0 where there was none.
 */
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
