/** What the forms of a keyword and of a synonym have in common. */
import { useEffect, useRef, type RefObject } from 'react';
import { fieldMessageOf, type FieldIssue } from '../../../domain/field-messages.ts';

/** What the services refused, by JSON pointer. */
export type SheetRefusals = readonly { readonly pointer: string; readonly detail: string }[];

/** What was opened by a press takes the focus on its heading, and comes into sight where it stands below the list. */
export function useOpenedHeading(opened: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [opened]);
  return heading;
}

/** The sentence beside a field: what is wrong with it here, else what the services refused in it. */
export function sheetErrorOf(
  field: string,
  issue: FieldIssue | undefined,
  refusals: SheetRefusals,
): string | null {
  if (issue !== undefined) return fieldMessageOf(issue);
  return refusals.find(({ pointer }) => pointer.split('/')[1] === field)?.detail ?? null;
}
