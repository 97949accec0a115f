/** Beyond this a window of 900 px is gone in less than half a second, px each ms. */
const READABLE_PACE = 2;
/** The pace is that of so long a piece of the way, ms: one notch of a wheel is no haste. */
const SPAN = 100;
/** Without a move for so long the window rests, ms. */
const REST = 200;

/** How fast the window is scrolled: what is gone before anyone could see it needs not be fetched. */
export interface ScrollPace {
  /** Faster than one can see what passes. */
  isSwift(): boolean;
  /** Follows the window until the returned function is called. */
  follow(): () => void;
  /** Calls once, as soon as the window is slow or at rest; the returned function takes that back. */
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
