/** A draft without its pictures: each long text is kept once and by itself, so that a keystroke writes no pictures (WIZ-11). */

/** Characters; what is shorter stays where it is. */
const APART_MIN = 4_096;

/** Stands where a text was. */
interface Slot {
  readonly 'kept apart as': string;
}

/** `value` with a slot for each long text; `nameOf` is asked for the name of each. What was shared stays shared. */
export function packed(value: unknown, nameOf: (text: string) => string): unknown {
  return mapped(value, (part) => {
    if (typeof part !== 'string' || part.length < APART_MIN) return part;
    return { 'kept apart as': nameOf(part) } satisfies Slot;
  });
}

/** What was packed; a text that is gone is null. */
export function unpacked(value: unknown, texts: ReadonlyMap<string, string>): unknown {
  return mapped(value, (part) =>
    isSlot(part) ? (texts.get(part['kept apart as']) ?? null) : part,
  );
}

/** A copy of plain data in which each part has gone through `change`, from the outside in. */
function mapped(value: unknown, change: (part: unknown) => unknown): unknown {
  const copies = new Map<object, unknown>();
  const copyOf = (part: unknown): unknown => {
    const changed = change(part);
    if (changed !== part || typeof changed !== 'object' || changed === null) return changed;
    const known = copies.get(changed);
    if (known !== undefined) return known;
    const copy: unknown[] | Record<string, unknown> = Array.isArray(changed) ? [] : {};
    copies.set(changed, copy);
    for (const name of Object.keys(changed)) {
      Reflect.set(copy, name, copyOf(Reflect.get(changed, name)));
    }
    return copy;
  };
  return copyOf(value);
}

function isSlot(part: unknown): part is Slot {
  return (
    typeof part === 'object' &&
    part !== null &&
    'kept apart as' in part &&
    typeof part['kept apart as'] === 'string'
  );
}
