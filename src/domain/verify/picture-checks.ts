/** The pictures of a pass: those that it must have, and their sizes. */
import * as words from '../../words/verify/checks.gen.ts';
import { imageHeaderOf } from '../images/image-header.ts';
import { type Check, fact } from './report.ts';

/** The largest size that phones show, in points; pictures have one, two or three px to a point. */
const SLOTS = {
  icon: { width: 29, height: 29 },
  logo: { width: 160, height: 50 },
  strip: { width: 375, height: 144 },
} as const;

type SlotName = keyof typeof SLOTS;
const SCALES = [1, 2, 3] as const;
type Scale = (typeof SCALES)[number];
type PassFiles = ReadonlyMap<string, Uint8Array>;

export function pictureChecks(files: PassFiles): readonly Check[] {
  const names = Object.keys(SLOTS) as SlotName[];
  return [
    ...wrongPictures(files),
    ...names.flatMap((name) => slotChecks(name, files)),
    ...countOf(names, files),
  ];
}

/** `icon.png`, `icon@2x.png`, `icon@3x.png`. */
function fileName(name: SlotName, scale: Scale): string {
  return scale === 1 ? `${name}.png` : `${name}@${scale}x.png`;
}

function wrongPictures(files: PassFiles): readonly Check[] {
  const wrong = [...files].find(
    ([name, bytes]) => name.endsWith('.png') && imageHeaderOf(bytes)?.type !== 'image/png',
  );
  if (wrong === undefined) return [];
  return [fact('bad', words.isNoPng({ name: wrong[0] }), words.pngsAlone())];
}

function slotChecks(slot: SlotName, files: PassFiles): readonly Check[] {
  const there = SCALES.filter((scale) => files.has(fileName(slot, scale)));
  if (there.length === 0) return slot === 'icon' ? [noIcon(files)] : [];
  const [missing] = SCALES.filter((scale) => scale > 1 && !there.includes(scale));
  const soft = missing === undefined ? [] : [fileName(slot, missing)];
  return [
    ...soft.map((name) => fact('warn', words.lacksFile({ name }), words.looksSoft())),
    ...there.flatMap((scale) => sizeFault(slot, scale, files)),
  ];
}

function noIcon(files: PassFiles): Check {
  const isInLanguages = [...files.keys()].some((name) =>
    /\.lproj\/icon(?:@\dx)?\.png$/u.test(name),
  );
  if (isInLanguages) return fact('open', words.iconOfLanguages());
  return fact('bad', words.noIcon(), words.doesNotOpen());
}

/** A logo may be narrower. Phones shrink and cut a larger icon or strip, and enlarge a smaller one. */
function sizeFault(slot: SlotName, scale: Scale, files: PassFiles): readonly Check[] {
  const name = fileName(slot, scale);
  const header = imageHeaderOf(files.get(name) ?? new Uint8Array());
  if (header === null) return [];
  const { width, height } = header;
  const fullWidth = SLOTS[slot].width * scale;
  const fullHeight = SLOTS[slot].height * scale;
  const isFit = slot === 'logo' ? width <= fullWidth && height <= fullHeight : width >= fullWidth;
  if (isFit) return [];
  const detail = words.sizesAre({ width, height, fullWidth, fullHeight });
  return [fact('warn', words.hasOtherSize({ name }), detail)];
}

function countOf(names: readonly SlotName[], files: PassFiles): readonly Check[] {
  const wanted = names.flatMap((name) => SCALES.map((scale) => fileName(name, scale)));
  if (!wanted.every((name) => files.has(name))) return [];
  const figure = words.files({ count: wanted.length });
  return [{ result: 'ok', title: words.everySize(), figure }];
}
