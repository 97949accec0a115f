/** Which changes of the coupon form are one edit for undo and redo (WIZ-18). */
import { COUPON_FIELD_ROWS } from '../coupon/fields/coupon-fields.ts';
import type { FieldKind } from '../coupon/fields/field-kinds.ts';
import type { FormValues } from '../coupon/fields/coupon-form.ts';
import { isSame } from '../same-value.ts';
import { type Edit, type EditHistory, withEntry } from '../undo.ts';

/** The history with a change added; typing in one field extends the last edit, and a new word starts a new edit. */
export function withEdit(history: EditHistory<FormValues>, edit: Edit<FormValues>) {
  if (isSame(edit.before, edit.after)) return history;
  const last = history.past.at(-1);
  return withEntry(history, edit, last !== undefined && continues(last, edit));
}

/** Kinds of fields in which consecutive small changes form one edit; any other change is its own edit. */
const TYPED_KINDS: readonly FieldKind[] = [
  'text',
  'phone',
  'website',
  'date',
  'typedBarcode',
  'logoText',
  'mailerId',
];

/** Dragging in a color picker sends dozens of colors; together they are one edit. */
const PICKED_KINDS: readonly FieldKind[] = ['color', 'optionalColor'];

function continues(last: Edit<FormValues>, next: Edit<FormValues>): boolean {
  // "Reset Design" may change only the last typed word, but it is still a separate edit.
  if (Object.keys(last.after).join() !== Object.keys(next.after).join()) return false;
  const field = onlyLeafOf(next);
  if (field === null || field.path !== onlyLeafOf(last)?.path) return false;
  if (isOfKind(field.path, PICKED_KINDS)) return true;
  if (!isOfKind(field.path, TYPED_KINDS) && !field.path.startsWith('text.')) return false;
  return !startsWord(field.before, field.after);
}

function isOfKind(path: string, kinds: readonly FieldKind[]): boolean {
  return COUPON_FIELD_ROWS.some(({ name, kind }) => name === path && kinds.includes(kind));
}

interface Leaf {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The only field that an edit changed, one level into the text map; null if it changed several. */
function onlyLeafOf({ before, after }: Edit<FormValues>): Leaf | null {
  const leaves = [
    ...leavesOf(before.text ?? {}, after.text ?? {}, 'text.'),
    ...leavesOf({ ...before, text: null }, { ...after, text: null }, ''),
  ];
  const [leaf, ...others] = leaves;
  return leaf !== undefined && others.length === 0 ? leaf : null;
}

function leavesOf(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  prefix: string,
): readonly Leaf[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys]
    .filter((key) => !isSame(before[key], after[key]))
    .map((key) => ({ path: `${prefix}${key}`, before: before[key], after: after[key] }));
}

/** True if a letter was typed after a space: the next word starts a new edit. */
function startsWord(before: unknown, after: unknown): boolean {
  if (typeof before !== 'string' || typeof after !== 'string') return false;
  return after.length > before.length && /\s$/.test(before) && !/\s$/.test(after);
}
