import { useMemo, useSyncExternalStore } from 'react';
import { type Breakpoint, upTo } from '../theme/breakpoints.ts';

/** Three columns, two up to one breakpoint and one up to the other; follows the window's size. */
export function useColumns(twoUpTo: Breakpoint, oneUpTo: Breakpoint): number {
  const two = upTo(twoUpTo);
  const one = upTo(oneUpTo);
  const watch = useMemo(() => watchOf([two, one]), [two, one]);
  return useSyncExternalStore(watch, () => {
    if (matchMedia(one).matches) return 1;
    return matchMedia(two).matches ? 2 : 3;
  });
}

function watchOf(conditions: readonly string[]) {
  return (listener: () => void): (() => void) => {
    const queries = conditions.map((condition) => matchMedia(condition));
    for (const query of queries) query.addEventListener('change', listener);
    return () => {
      for (const query of queries) query.removeEventListener('change', listener);
    };
  };
}
