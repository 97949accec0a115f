import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';

/**
 * A button and the element that it opens: spread `container` on the element around both. Opens on press; closes on Escape, when `close` is called from
 * inside (the focus returns to the button), on an outside press, and when focus leaves.
 */
export function useDisclosure<Container extends HTMLElement>() {
  const [open, setOpen] = useState(false);
  const ref = useRef<Container>(null);
  const close = useCallback(() => {
    // Closing an element that contains the focus would lose the focus.
    if (ref.current?.contains(document.activeElement)) buttonOf(ref.current)?.focus();
    setOpen(false);
  }, []);
  const toggle = useCallback(() => setOpen((was) => !was), []);

  useEffect(() => {
    if (!open) return;
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open, close]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
  };

  const onBlur = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (next instanceof Node && !ref.current?.contains(next)) close();
  };

  return { open, toggle, close, container: { ref, onKeyDown, onBlur } };
}

function buttonOf(container: HTMLElement): HTMLElement | null {
  return container.querySelector('[aria-expanded]');
}
