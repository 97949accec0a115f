/** Shared by the forms of a keyword and a synonym. */
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { FieldFailure } from '../../../domain/failures.ts';
import { useEditedForm } from '../../forms/edited-form.tsx';
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

/** What the services reported about a field, by the JSON pointers of their refusals. */
export function sheetRefusalOf(field: string, refusals: readonly FieldFailure[]): string | null {
  return refusals.find(({ pointer }) => pointer.split('/')[1] === field)?.detail ?? null;
}

interface SheetView<Values> {
  readonly state: {
    readonly context: { readonly form: Values; readonly refusals: readonly FieldFailure[] };
    hasTag(tag: 'busy'): boolean;
    matches(value: 'saving'): boolean;
  };
  readonly send: (
    event: { type: 'form.change'; part: Partial<Values> } | { type: 'form.save' },
  ) => void;
}

/** The fields of an open sheet; the first refused one gets the focus once the services have refused. */
export function useSheetForm<Values extends object>(
  { state, send }: SheetView<Values>,
  issuesOf: Parameters<typeof useEditedForm<Values>>[0]['issuesOf'],
) {
  const { form: values, refusals } = state.context;
  const isBusy = state.hasTag('busy');
  const place = useRef<HTMLFormElement>(null);
  const fields = useEditedForm<Values>({
    values,
    issuesOf,
    showsErrors: 'onceChanged',
    place,
    isSaving: state.matches('saving'),
    refusalOf: (field) => sheetRefusalOf(field, refusals),
    onChange: (part) => send({ type: 'form.change', part }),
    onSubmit: () => send({ type: 'form.save' }),
  });
  const settle = useEffectEvent(() => {
    if (!isBusy && refusals.length > 0) focusFirstInvalid(place.current);
  });
  useEffect(() => settle(), [isBusy]);
  return { ...fields, place };
}
