/** The pictures of a pass: those that it must have, and their sizes. */
import * as words from '../../words/verify/checks.gen.ts';
import { imageHeaderOf } from '../images/image-header.ts';
import type { Check } from './report.ts';

/** The largest size that phones show, in points; pictures have one, two or three px to a point. */
const SLOTS = {
  icon: { width: 29, height: 29 },
  logo: { width: 160, height: 50 },
  strip: { width: 375, height: 144 },
} as const;

type SlotName = keyof typeof SLOTS;
const SCALES = [1, 2, 3] as const;

export function pictureChecks(files: ReadonlyMap<string, Uint8Array>): readonly Check[] {
  const names = Object.keys(SLOTS) as SlotName[];
  return [
    ...wrongPictures(files),
    ...names.flatMap((name) => slotChecks(name, files)),
    ...countOf(names, files),
  ];
}

/** `icon.png`, `icon@2x.png`, `icon@3x.png`. */
function fileName(name: SlotName, scale: (typeof SCALES)[number]): string {
  return scale === 1 ? `${name}.png` : `${name}@${scale}x.png`;
}

function wrongPictures(files: ReadonlyMap<string, Uint8Array>): readonly Check[] {
  const wrong = [...files].find(
    ([name, bytes]) => name.endsWith('.png') && imageHeaderOf(bytes)?.type !== 'image/png',
  );
  if (wrong === undefined) return [];
  return [{ result: 'bad', title: words.isNoPng({ name: wrong[0] }), detail: words.pngsAlone() }];
}

function slotChecks(slot: SlotName, files: ReadonlyMap<string, Uint8Array>): readonly Check[] {
  const there = SCALES.filter((scale) => files.has(fileName(slot, scale)));
  if (there.length === 0) return slot === 'icon' ? [noIcon(files)] : [];
  const small = there.filter((scale) => isOtherSize(slot, scale, files));
  const [missing] = SCALES.filter((scale) => scale > 1 && !there.includes(scale));
  return [
    ...(missing === undefined ? [] : [softAt(fileName(slot, missing))]),
    ...small.map((scale) => otherSize(slot, scale, files)),
  ];
}

function noIcon(files: ReadonlyMap<string, Uint8Array>): Check {
  const isInLanguages = [...files.keys()].some((name) =>
    /\.lproj\/icon(?:@\dx)?\.png$/u.test(name),
  );
  if (isInLanguages) return { result: 'open', title: words.iconOfLanguages() };
  return { result: 'bad', title: words.noIcon(), detail: words.doesNotOpen() };
}

function softAt(name: string): Check {
  return { result: 'warn', title: words.lacksFile({ name }), detail: words.looksSoft() };
}

/** A logo may be narrower. Phones shrink and cut a larger icon or strip, and enlarge a smaller one. */
function isOtherSize(
  slot: SlotName,
  scale: (typeof SCALES)[number],
  files: ReadonlyMap<string, Uint8Array>,
): boolean {
  const header = imageHeaderOf(files.get(fileName(slot, scale)) ?? new Uint8Array());
  if (header === null) return false;
  const width = SLOTS[slot].width * scale;
  const height = SLOTS[slot].height * scale;
  if (slot === 'logo') return header.width > width || header.height > height;
  return header.width < width;
}

function otherSize(
  slot: SlotName,
  scale: (typeof SCALES)[number],
  files: ReadonlyMap<string, Uint8Array>,
): Check {
  const name = fileName(slot, scale);
  const header = imageHeaderOf(files.get(name) ?? new Uint8Array());
  const width = SLOTS[slot].width * scale;
  const height = SLOTS[slot].height * scale;
  return {
    result: 'warn',
    title: words.hasOtherSize({ name }),
    detail: words.sizesAre({ ...sizeOf(header), fullWidth: width, fullHeight: height }),
  };
}

function sizeOf(header: { readonly width: number; readonly height: number } | null) {
  return { width: header?.width ?? 0, height: header?.height ?? 0 };
}

function countOf(
  names: readonly SlotName[],
  files: ReadonlyMap<string, Uint8Array>,
): readonly Check[] {
  const wanted = names.flatMap((name) => SCALES.map((scale) => fileName(name, scale)));
  if (!wanted.every((name) => files.has(name))) return [];
  return [
    { result: 'ok', title: words.everySize(), figure: words.files({ count: wanted.length }) },
  ];
}
