/** px per ms; faster than this, a window of 900 px passes in less than half a second. */
const READABLE_PACE = 2;
/** ms over which the pace is measured, so that one notch of a wheel does not count as fast. */
const SPAN = 100;
/** ms without movement after which the window is at rest. */
const REST = 200;

/** How fast the window scrolls; content that passes unseen need not load. */
export interface ScrollPace {
  /** Whether it is too fast to see the content. */
  isSwift(): boolean;
  /** Follows the window until the returned function is called. */
  follow(): () => void;
  /** Calls once, when the window is slow or at rest; the returned function cancels it. */
  onceSlow(call: () => void): () => void;
}

export function createScrollPace(): ScrollPace {
  const waiting = new Set<() => void>();
  let swift = false;
  let began = 0;
  let from = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const slow = () => {
    swift = false;
    for (const call of waiting) call();
    waiting.clear();
  };
  const stop = () => {
    clearTimeout(rest);
    began = 0;
    slow();
  };
  const begin = () => {
    began = performance.now();
    from = window.scrollY;
  };
  const look = () => {
    clearTimeout(rest);
    rest = setTimeout(stop, REST);
    const passed = performance.now() - began;
    if (began === 0) begin();
    else if (passed >= SPAN) {
      swift = Math.abs(window.scrollY - from) / passed > READABLE_PACE;
      begin();
      if (!swift) slow();
    }
  };
  return {
    isSwift: () => swift,
    follow() {
      addEventListener('scroll', look, { passive: true });
      return () => {
        removeEventListener('scroll', look);
        stop();
      };
    },
    onceSlow(call) {
      if (swift) waiting.add(call);
      else call();
      return () => waiting.delete(call);
    },
  };
}
