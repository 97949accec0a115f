/** A draft without its images and designs: each is stored separately, so that a keystroke writes none (WIZ-11). */
import { isRecord } from '../../domain/record.ts';

/** Characters; shorter texts stay inside. */
const APART_MIN = 4_096;

/** The only field of what replaces a text. */
const SLOT = 'kept apart as';

/** The same for a design document; its text is JSON. */
const DESIGN_SLOT = 'design kept apart as';

/**
 * Returns a function that puts slots, named by `nameOf`, in place of long texts and designs; shared parts stay shared. It
 * serializes each design once: copying 2 MB into storage took 20 ms of each keystroke.
 */
export function createPacker() {
  // The wizard never changes a design object.
  const designTexts = new WeakMap<object, string>();
  const textOf = (design: object): string => {
    const text = designTexts.get(design) ?? JSON.stringify(design);
    designTexts.set(design, text);
    return text;
  };
  return (value: unknown, nameOf: (text: string) => string) =>
    mapped(value, (part) => {
      if (isDesign(part)) return { [DESIGN_SLOT]: nameOf(textOf(part)) };
      return typeof part === 'string' && part.length >= APART_MIN ? { [SLOT]: nameOf(part) } : part;
    });
}

/** Restores a packed value; a missing text or design becomes null. */
export function unpacked(value: unknown, texts: ReadonlyMap<string, string>): unknown {
  const designs = new Map<string, unknown>();
  const designOf = (name: string) => {
    const design: unknown = designs.get(name) ?? JSON.parse(texts.get(name) ?? 'null');
    designs.set(name, design);
    return design;
  };
  return mapped(value, (part) => {
    const { [SLOT]: text, [DESIGN_SLOT]: design } = isRecord(part) ? part : {};
    if (typeof design === 'string') return designOf(design);
    return typeof text === 'string' ? (texts.get(text) ?? null) : part;
  });
}

/** A copy of plain data with each part passed through `change`, from the outside in. */
function mapped(value: unknown, change: (part: unknown) => unknown): unknown {
  const copies = new Map<object, unknown>();
  const copyOf = (part: unknown): unknown => {
    const changed = change(part);
    if (changed !== part || typeof changed !== 'object' || changed === null) return changed;
    // Browser storage accepts files unchanged.
    if (changed instanceof Blob) return changed;
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

function isDesign(part: unknown): part is object {
  return isRecord(part) && Array.isArray(part['schemes']) && isRecord(part['data']);
}
