/** Compares a design with the browser's own drawing of its source, in percent of differing pixels: REND-04. */
import pixelmatch from 'pixelmatch';
import type { DesignDocument } from '../../domain/design/design-document.ts';
import { composeDesign } from '../compose/strip.ts';
import { createEngine, createResources, SceneView } from '../engine.ts';
import { largestPatch, type Patch } from './patches.ts';
import { drawReference, whiteCanvas } from './reference.ts';
import type { Scene } from '../scene/scene.ts';
import type { Box, Size } from '../../domain/constants.ts';
import type { Slices } from './reading/slices.ts';
import type { SettledFont } from './words.ts';

/** Percent of pixels; a drawing with a larger difference is refused at this level. */
export const MOST_DIFFERENCE = 0.5;

/** The difference of a pixel in such a patch: more than that of an edge moved by a fraction of a pixel. */
const PATCH_THRESHOLD = 0.3;

/** pixelmatch's own threshold for visible differences. */
const THRESHOLD = 0.1;

/** Ignores anti-aliasing in both. */
export interface Difference {
  /** Percent of pixels. */
  readonly share: number;
  /** The largest connected patch, in px of the document; null if there is no visible difference. */
  readonly patch: Patch | null;
  /** The largest patch of even color that is slightly lighter or darker; null if there is none. */
  readonly pale: Patch | null;
}

export interface Acceptance {
  /** In the colors of the first scheme; pixels in the `except` areas, in px, do not count. */
  differenceOf(design: DesignDocument, except?: readonly Box[]): Promise<Difference>;
  /** Whether the browser took so long that only few designs can be tried. */
  readonly isSlow: boolean;
  close(): void;
}

/** Draws a Scene at its own size outside the page's thread. */
export type DrawScene = (scene: Scene, signal: AbortSignal) => Promise<CanvasImageSource>;

interface AcceptanceParts extends Pick<Slices, 'pause'> {
  readonly size: Size;
  readonly fonts: readonly SettledFont[];
  /** The font family for text that names no font. */
  readonly unnamed: string;
  /** If absent, the page draws. */
  readonly draw?: DrawScene;
  readonly onReference?: (picture: ImageData) => void;
  readonly signal: AbortSignal;
}

/** The browser's drawing, made once and compared with any number of designs. Rejects if the browser cannot draw it. */
export async function openAcceptance(source: string, parts: AcceptanceParts): Promise<Acceptance> {
  const { size, fonts, unnamed, pause } = parts;
  const { pixels: theirs, isSlow } = await drawReference(source, size, fonts, unnamed, parts);
  parts.onReference?.(theirs);
  const { draw, close } = parts.draw === undefined ? await openHere(size) : elsewhere(parts.draw);
  return {
    async differenceOf(design, except = []) {
      const scene = composeDesign(design, { scheme: design.schemes[0].name, text: {} }, size);
      const context = whiteCanvas(size);
      const drawn = await draw(scene, parts.signal);
      await pause(0.6);
      context.drawImage(drawn, 0, 0);
      if (drawn instanceof ImageBitmap) drawn.close();
      for (const { x, y, width, height } of except)
        context.putImageData(theirs, 0, 0, x, y, width, height);
      const ours = context.getImageData(0, 0, size.width, size.height);
      await pause(0.6);
      return differenceBetween(ours, theirs, pause);
    },
    isSlow,
    close,
  };
}

function elsewhere(draw: DrawScene): { readonly draw: DrawScene; close(): void } {
  return { draw, close: () => {} };
}

async function openHere(size: Size): Promise<{ readonly draw: DrawScene; close(): void }> {
  // Pixi's canvas backend needs no WebGL context; a page has only a few.
  const engine = await createEngine(size, ['canvas']);
  const resources = createResources(document.fonts);
  return {
    async draw(scene) {
      const held = await resources.prepare(scene);
      const view = new SceneView();
      view.content = { picture: { scene, ...size }, resources };
      const drawn = engine.draw(view);
      view.destroy();
      held.release();
      return drawn;
    },
    close: () => engine.destroy(),
  };
}

/** px of a band that is compared at once, and of its margins: edge detection needs the neighbors' neighbors. */
const BAND = 36;
const AROUND = 3;

/** Compares two pictures of one size. */
async function differenceBetween(
  one: ImageData,
  other: ImageData,
  pause: Slices['pause'],
): Promise<Difference> {
  const { width, height } = one;
  const mask = new Uint8ClampedArray(one.data.length);
  const pale = new Uint8ClampedArray(one.data.length);
  let count = 0;
  for (let top = 0; top < height; top += BAND) {
    const band = { top, bottom: Math.min(height, top + BAND) };
    const visible = differing(one, other, band, THRESHOLD);
    count += openIn(visible);
    if (count > 0) mask.set(differing(one, other, band, PATCH_THRESHOLD), top * width * 4);
    markPale(one, other, band, pale);
    await pause(0.6 + (0.4 * top) / height);
  }
  return {
    share: (100 * count) / (width * height),
    patch: count === 0 ? null : largestPatch(mask, { width, height }),
    pale: largestPatch(pale, { width, height }),
  };
}

/** Of 255 in one channel: from here a patch is visible beside its surroundings. */
const PALE = 5;

/** Marks pixels of a band that differ in color where both pictures are even, without edges and texture. */
function markPale(
  { data: ours, width }: ImageData,
  { data: theirs }: ImageData,
  { top, bottom }: Band,
  mask: Uint8ClampedArray,
): void {
  const end = Math.min(bottom * width * 4, ours.length);
  for (let at = top * width * 4; at < end; at += 4)
    if (
      distance(ours, at, theirs, at) >= PALE &&
      [-4, 4, -4 * width, 4 * width].every(
        (step) => isEven(ours, at, step) && isEven(theirs, at, step),
      )
    )
      mask[at + 3] = 255;
}

function isEven(pixels: Uint8ClampedArray, at: number, step: number): boolean {
  return pixels[at + step] === undefined || distance(pixels, at, pixels, at + step) < PALE;
}

/** The difference of two pixels in their most different channel. */
function distance(one: Uint8ClampedArray, at: number, other: Uint8ClampedArray, place: number) {
  let most = 0;
  for (let channel = 0; channel < 3; channel += 1)
    most = Math.max(most, Math.abs((one[at + channel] ?? 0) - (other[place + channel] ?? 0)));
  return most;
}

type Band = Readonly<Record<'top' | 'bottom', number>>;

/** The pixels of a band, opaque where the pictures differ. */
function differing(
  one: ImageData,
  other: ImageData,
  { top, bottom }: Band,
  threshold: number,
): Uint8ClampedArray {
  const { width, height } = one;
  const first = Math.max(0, top - AROUND);
  const last = Math.min(height, bottom + AROUND);
  const rows = ({ data }: ImageData) => data.subarray(first * width * 4, last * width * 4);
  const mask = new Uint8ClampedArray((last - first) * width * 4);
  const options = { threshold, diffMask: true };
  pixelmatch(rows(one), rows(other), mask, width, last - first, options);
  return mask.subarray((top - first) * width * 4, (bottom - first) * width * 4);
}

function openIn(mask: Uint8ClampedArray): number {
  let count = 0;
  for (let index = 3; index < mask.length; index += 4) if (mask[index] !== 0) count += 1;
  return count;
}
