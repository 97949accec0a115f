import { type RefObject, useEffect } from 'react';

const FOCUSABLE = 'button:not(:disabled), a[href], input:not(:disabled, [tabindex="-1"]), textarea';

/**
 * Keeps the focus near where it was when what had it goes away: a name that has been typed, a token that was renamed, a
 * drawing that is being imported. Without it a person at the keyboard would begin at the top of the page again.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = place.current;
    if (root === null) return undefined;
    let around: readonly Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      around = target instanceof Element ? [target, ...ancestorsOf(target, root)] : [];
    };
    const gone = new MutationObserver(() => {
      if (around[0]?.isConnected !== false || document.activeElement !== document.body) return;
      const left = around.find((element) => element.isConnected);
      const next = left?.querySelector(FOCUSABLE);
      around = [];
      if (next instanceof HTMLElement) next.focus();
    });
    root.addEventListener('focusin', remember);
    gone.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', remember);
      gone.disconnect();
    };
  }, [place]);
}

/** From the nearest to `root` itself. */
function ancestorsOf(element: Element, root: Element): readonly Element[] {
  const parent = element.parentElement;
  if (element === root || parent === null) return [];
  return [parent, ...ancestorsOf(parent, root)];
}
