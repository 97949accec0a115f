/** Undo and redo (WIZ-18, ADMT-02), as pure functions. */
import { UNDO_MAX } from './constants.ts';

/** One change that can be undone. */
export interface Edit<Values> {
  readonly before: Values;
  readonly after: Values;
}

export interface EditHistory<Values> {
  readonly past: readonly Edit<Values>[];
  readonly future: readonly Edit<Values>[];
}

export const NO_EDITS: EditHistory<never> = { past: [], future: [] };

/** The history with a change added, or joined to the last one. */
export function withEntry<Values>(
  { past }: EditHistory<Values>,
  edit: Edit<Values>,
  isJoined: boolean,
): EditHistory<Values> {
  const last = past.at(-1);
  if (last === undefined || !isJoined)
    return { past: [...past, edit].slice(-UNDO_MAX), future: [] };
  return { past: [...past.slice(0, -1), { ...last, after: edit.after }], future: [] };
}

/** The history with each of its values changed alike. */
export function withEachValue<Values>(
  { past, future }: EditHistory<Values>,
  change: (values: Values) => Values,
): EditHistory<Values> {
  const changed = ({ before, after }: Edit<Values>) => ({
    before: change(before),
    after: change(after),
  });
  return { past: past.map(changed), future: future.map(changed) };
}

interface Step<Values> {
  readonly values: Values;
  readonly history: EditHistory<Values>;
}

/** The values to restore and the new history; null if there is nothing to undo. */
export function undone<Values>({ past, future }: EditHistory<Values>): Step<Values> | null {
  const edit = past.at(-1);
  if (edit === undefined) return null;
  return { values: edit.before, history: { past: past.slice(0, -1), future: [edit, ...future] } };
}

/** The values to set again and the new history; null if there is nothing to redo. */
export function redone<Values>({ past, future }: EditHistory<Values>): Step<Values> | null {
  const [edit, ...others] = future;
  if (edit === undefined) return null;
  return { values: edit.after, history: { past: [...past, edit], future: others } };
}
