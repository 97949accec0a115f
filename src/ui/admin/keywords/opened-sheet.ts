/** Shared by the forms of a keyword and a synonym. */
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { FieldFailure } from '../../../domain/failures.ts';
import { focusFirstInvalid } from '../../forms/focus-first-invalid.ts';

/** Focuses the heading of a form opened by a press, and scrolls to it if it is below the list. */
export function useOpenedHeading(opened: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [opened]);
  return heading;
}

/** What the services reported about a field. */
export function sheetRefusalOf(field: string, refusals: readonly FieldFailure[]): string | null {
  return refusals.find(({ pointer }) => pointer.split('/')[1] === field)?.detail ?? null;
}

/** Focuses the first refused field once the services have refused. */
export function useRefusalFocus(
  place: RefObject<HTMLElement | null>,
  isBusy: boolean,
  refusals: readonly FieldFailure[],
): void {
  const settle = useEffectEvent(() => {
    if (!isBusy && refusals.length > 0) focusFirstInvalid(place.current);
  });
  useEffect(() => settle(), [isBusy]);
}
