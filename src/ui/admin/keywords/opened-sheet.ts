/** Shared by the forms of a keyword and a synonym. */
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { focusFirstInvalid } from '../../forms/focus-first-invalid.ts';

/** The services' refusals, by JSON pointer. */
export type SheetRefusals = readonly { readonly pointer: string; readonly detail: string }[];

/** The state of a form that is saved. */
export interface SheetState {
  readonly refusals: SheetRefusals;
  readonly canSave: boolean;
  readonly isBusy: boolean;
  readonly isSlow: boolean;
  readonly onSave: () => void;
}

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
export function sheetRefusalOf(field: string, refusals: SheetRefusals): string | null {
  return refusals.find(({ pointer }) => pointer.split('/')[1] === field)?.detail ?? null;
}

/** Focuses the first refused field once the services have refused. */
export function useRefusalFocus(
  place: RefObject<HTMLElement | null>,
  isBusy: boolean,
  refusals: SheetRefusals,
): void {
  const settle = useEffectEvent(() => {
    if (!isBusy && refusals.length > 0) focusFirstInvalid(place.current);
  });
  useEffect(() => settle(), [isBusy]);
}
