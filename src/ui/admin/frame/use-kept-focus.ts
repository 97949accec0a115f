import { type RefObject, useEffect } from 'react';

const FOCUSABLE = 'button:not(:disabled), a[href], input:not(:disabled, [tabindex="-1"]), textarea';

/**
 * Keeps the focus near where it was when what had it goes away: a name that has been typed, a scheme or a row that was
 * removed, a drawing that is being imported. Without it a person at the keyboard would begin at the top of the page again.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = place.current;
    if (root === null) return undefined;
    let around: readonly Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      around = target instanceof Element ? [target, ...ancestorsOf(target, root)] : [];
    };
    const gone = new MutationObserver((changes) => {
      const [focused] = around;
      if (focused?.isConnected !== false || document.activeElement !== document.body) return;
      const left = around.find((element) => element.isConnected);
      const next = besideRemoved(changes, focused) ?? left?.querySelector(FOCUSABLE);
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

/** Where an item of a list was removed: the same control of the one that has its place now, else of the one before it. */
function besideRemoved(changes: readonly MutationRecord[], focused: Element): Element | null {
  for (const { target, removedNodes, previousSibling } of changes) {
    const removed = [...removedNodes].find((node) => node.contains(focused));
    if (!(removed instanceof Element && removed.matches('li, tr, figure'))) continue;
    const before = previousSibling instanceof Element ? previousSibling : null;
    const after = before === null ? target.firstChild : before.nextElementSibling;
    const item = after instanceof Element ? after : before;
    const controls = item === null ? [] : focusableIn(item);
    return controls[focusableIn(removed).indexOf(focused)] ?? controls.at(-1) ?? null;
  }
  return null;
}

function focusableIn(element: Element): readonly Element[] {
  return [...element.querySelectorAll(FOCUSABLE)];
}

/** From the nearest to `root` itself. */
function ancestorsOf(element: Element, root: Element): readonly Element[] {
  const parent = element.parentElement;
  if (element === root || parent === null) return [];
  return [parent, ...ancestorsOf(parent, root)];
}
