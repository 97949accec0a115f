/** The product's font files, each fetched once for previews, exports and embedded rasters. Only in a page. */
import { PART_LIMIT_MS } from '../../domain/constants.ts';
import { answerWithin } from '../../domain/time-limit.ts';
import { FONT_FILES } from './artwork.font-files.ts';
import type { Font } from '../../domain/design/design-document.ts';
import { isFontFamily } from './font-names.ts';
import { requireAll } from '../scene/part-store.ts';
import { createFontStore, type Face, facesOf, type FontRequest } from './fonts.ts';

/** By address; failures are removed, so that they are fetched again. */
const fetched = new Map<string, Promise<ArrayBuffer>>();

/** The bytes of a face's file. Rejects if the product has no such file, it is too late, or it is not a font. */
export async function fontBytes(face: Face): Promise<ArrayBuffer> {
  if (!isFontFamily(face.family))
    throw new Error(`"${face.family}" is not one of the product's fonts.`);
  const url = nearestFile(face)?.url;
  if (url === undefined) throw new Error(`"${face.family}" has no file for ${face.subset}.`);
  const known = fetched.get(url);
  if (known !== undefined) return known;
  const fetching = answerWithin(PART_LIMIT_MS, (signal) => fetchFont(url, signal));
  fetched.set(url, fetching);
  fetching.catch(() => {
    fetched.delete(url);
    spoiled.add(url);
  });
  return fetching;
}

/** Addresses with invalid bytes, which a cache on the way may store. */
const spoiled = new Set<string>();

/** The weight and style that are drawn for a font: the nearest in our family; for other families the font's own. */
export function drawnFaceOf(font: Font): Pick<Font, 'weight' | 'italic'> {
  return nearestFile({ ...font, subset: 'latin' }) ?? font;
}

/** One for each page: its fonts are not added twice. */
const stores = new WeakMap<FontFaceSet, ReturnType<typeof createFontStore>>();

/** Loads the product's own fonts into a page, where they stay. Rejects with `PartsMissing` if one fails. */
export async function loadFonts(fonts: FontFaceSet, requests: readonly FontRequest[]) {
  const store = stores.get(fonts) ?? createFontStore(fonts, fontBytes);
  stores.set(fonts, store);
  const held = await requireAll(store.hold(facesOf(requests)));
  held.release();
}

async function fetchFont(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal, cache: spoiled.has(url) ? 'reload' : 'default' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const bytes = await response.arrayBuffer();
  // An image that embeds an invalid font would silently use another one.
  await new FontFace('Tearline check', bytes).load();
  return bytes;
}

const FILE_NAME = /\/([a-z-]+)\/files\/[a-z-]+?-(latin|latin-ext)-(\d{3})-(normal|italic)\.woff2$/u;

type FontFile = (typeof FILES)[number];

const FILES = Object.entries(FONT_FILES).flatMap(([path, url]) => {
  const [, folder, subset, weight, style] = FILE_NAME.exec(path) ?? [];
  if (folder === undefined || subset === undefined) return [];
  return [{ url, folder, subset, weight: Number(weight), italic: style === 'italic' }];
});

/** The file of the requested style with the weight that CSS would choose; the other style if the family has only that. */
function nearestFile(face: Face): FontFile | undefined {
  const folder = face.family.toLowerCase().replaceAll(' ', '-');
  const candidates = FILES.filter((file) => file.folder === folder && file.subset === face.subset);
  const distance = ({ weight, italic }: FontFile) =>
    (italic === face.italic ? 0 : 10_000) + distanceOf(weight, face.weight);
  return candidates.sort((one, other) => distance(one) - distance(other))[0];
}

/** A bold font prefers bolder files, a light one lighter files: Illustrator writes Lato Black as 800. */
function distanceOf(weight: number, wanted: number): number {
  const isFirst = wanted > 500 ? weight >= wanted : weight <= wanted;
  return Math.abs(weight - wanted) + (isFirst ? 0 : 1_000);
}
