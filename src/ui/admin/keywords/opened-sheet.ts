/** Shared by the forms of a keyword and a synonym. */
import { useEffect, useRef, type RefObject } from 'react';
import { fieldMessageOf, type FieldIssue } from '../../../domain/field-messages.ts';

/** The services' refusals, by JSON pointer. */
export type SheetRefusals = readonly { readonly pointer: string; readonly detail: string }[];

/** Focuses the heading of a form opened by a press, and scrolls to it if it is below the list. */
export function useOpenedHeading(opened: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [opened]);
  return heading;
}

/** The message beside a field: its own issue, else the services' refusal. */
export function sheetErrorOf(
  field: string,
  issue: FieldIssue | undefined,
  refusals: SheetRefusals,
): string | null {
  if (issue !== undefined) return fieldMessageOf(issue);
  return refusals.find(({ pointer }) => pointer.split('/')[1] === field)?.detail ?? null;
}
