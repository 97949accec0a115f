import { type RefObject, useEffect } from 'react';

const FOCUSABLE = 'button:not(:disabled), a[href], input:not(:disabled, [tabindex="-1"]), textarea';

/**
 * Keeps the focus nearby when its element disappears: a finished name, a removed scheme or row, a drawing during its
 * import. Otherwise a keyboard user would start at the top of the page.
 */
export function usePreservedFocus(place: RefObject<HTMLElement | null>): void {
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

/** After a list item is removed, the same control of the item at its position, else of the previous one. */
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

/** From the nearest up to `root` itself. */
function ancestorsOf(element: Element, root: Element): readonly Element[] {
  const parent = element.parentElement;
  if (element === root || parent === null) return [];
  return [parent, ...ancestorsOf(parent, root)];
}
