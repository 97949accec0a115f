import { createContext, type ReactNode, useEffect, useState } from 'react';

/** px per ms; faster than this, a window of 900 px passes in less than half a second. */
const READABLE_PACE = 2;
/** ms over which the pace is measured, so that one notch of a wheel does not count as fast. */
const SPAN = 100;
/** ms without movement after which the window is at rest. */
const REST = 200;

/** Whether the window scrolls too fast to see the content; what passes unseen need not load. */
export const SwiftScrollContext = createContext(false);

/** Follows the window's scrolling; a change of pace renders only what asks for it. */
export function ScrollPace({ children }: { readonly children: ReactNode }) {
  const [isSwift, setSwift] = useState(false);
  useEffect(() => {
    let began = 0;
    let from = 0;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      began = 0;
      setSwift(false);
    };
    const look = () => {
      clearTimeout(rest);
      rest = setTimeout(stop, REST);
      const passed = performance.now() - began;
      if (began > 0 && passed < SPAN) return;
      if (began > 0) setSwift(Math.abs(window.scrollY - from) / passed > READABLE_PACE);
      began = performance.now();
      from = window.scrollY;
    };
    addEventListener('scroll', look, { passive: true });
    return () => {
      removeEventListener('scroll', look);
      clearTimeout(rest);
    };
  }, []);
  return <SwiftScrollContext value={isSwift}>{children}</SwiftScrollContext>;
}
