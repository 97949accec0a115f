import { useEffect, useEffectEvent } from 'react';

/** Calls `take` for each event of this kind in the page; with `capture` before the element that it meets. */
export function usePageEvent<Name extends keyof DocumentEventMap>(
  name: Name,
  take: (event: DocumentEventMap[Name]) => void,
  capture = false,
): void {
  const taken = useEffectEvent(take);
  useEffect(() => {
    const listen = (event: DocumentEventMap[Name]) => taken(event);
    document.addEventListener(name, listen, capture);
    return () => document.removeEventListener(name, listen, capture);
  }, [name, capture]);
}
