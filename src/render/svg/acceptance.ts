/** Compares a design with the browser's own drawing of its source, in percent of differing pixels: REND-04. */
import pixelmatch from 'pixelmatch';
import type { DesignDocument } from '../../domain/design/design-document.ts';
import { composeDesign } from '../compose/strip.ts';
import { createEngine, createResources, SceneView } from '../engine.ts';
import type { Size } from '../scene/sizes.ts';
import { largestPatch, type Patch } from './patches.ts';
import { drawReference, whiteCanvas } from './reference.ts';
import type { Scene } from '../scene/scene.ts';
import type { Slices } from './reading/slices.ts';
import type { SettledFont } from './words.ts';

/** Percent of pixels; a drawing that differs in more is refused at this level. */
export const MOST_DIFFERENCE = 0.5;

/** How much a pixel of such a patch differs: more than an edge that lies a fraction of a pixel elsewhere. */
const PATCH_THRESHOLD = 0.3;

/** pixelmatch's own threshold for what an eye can distinguish. */
const THRESHOLD = 0.1;

/** Anti-aliasing left out of both. */
export interface Difference {
  /** Percent of pixels. */
  readonly share: number;
  /** The largest connected patch, in px of the document; null where nothing differs visibly. */
  readonly patch: Patch | null;
}

export interface Acceptance {
  differenceOf(design: DesignDocument): Promise<Difference>;
  close(): void;
}

/** A Scene in its own size, drawn elsewhere than on the page's thread. */
export type DrawScene = (scene: Scene) => Promise<CanvasImageSource>;

interface AcceptanceParts extends Pick<Slices, 'pause'> {
  readonly size: Size;
  readonly fonts: readonly SettledFont[];
  /** The family of text that names none. */
  readonly unnamed: string;
  /** Left out, the page draws. */
  readonly draw?: DrawScene;
  readonly onReference?: (picture: ImageData) => void;
}

/** The browser's drawing, made once, for as many designs as are tried. Rejects where the browser cannot draw it. */
export async function openAcceptance(source: string, parts: AcceptanceParts): Promise<Acceptance> {
  const { size, fonts, unnamed, pause } = parts;
  const theirs = await drawReference(source, size, fonts, unnamed, parts);
  parts.onReference?.(theirs);
  const { draw, close } = parts.draw === undefined ? await openHere(size) : elsewhere(parts.draw);
  return {
    async differenceOf(design) {
      const scene = composeDesign(design, { scheme: design.schemes[0].name, text: {} }, size);
      const context = whiteCanvas(size);
      const drawn = await draw(scene);
      await pause(0.6);
      context.drawImage(drawn, 0, 0);
      const ours = context.getImageData(0, 0, size.width, size.height);
      await pause(0.6);
      return differenceBetween(ours, theirs, pause);
    },
    close,
  };
}

function elsewhere(draw: DrawScene): { readonly draw: DrawScene; close(): void } {
  return { draw, close: () => {} };
}

async function openHere(size: Size): Promise<{ readonly draw: DrawScene; close(): void }> {
  // Pixi's canvas backend needs no WebGL context, of which a page has few.
  const engine = await createEngine(size, ['canvas']);
  const resources = createResources(document.fonts);
  return {
    async draw(scene) {
      await resources.prepare(scene);
      const view = new SceneView();
      view.content = { picture: { scene, ...size }, resources };
      const drawn = engine.draw(view);
      view.destroy();
      return drawn;
    },
    close: () => engine.destroy(),
  };
}

/** px of a band that is compared at once, and of what is looked at around it: an edge is known by its neighbors' neighbors. */
const BAND = 36;
const AROUND = 3;

/** Of two pictures of one size. */
async function differenceBetween(
  one: ImageData,
  other: ImageData,
  pause: Slices['pause'],
): Promise<Difference> {
  const { width, height } = one;
  const mask = new Uint8ClampedArray(one.data.length);
  let count = 0;
  for (let top = 0; top < height; top += BAND) {
    const band = { top, bottom: Math.min(height, top + BAND) };
    const visible = differing(one, other, band, THRESHOLD);
    count += openIn(visible);
    if (count > 0) mask.set(differing(one, other, band, PATCH_THRESHOLD), top * width * 4);
    await pause(0.6 + (0.4 * top) / height);
  }
  if (count === 0) return { share: 0, patch: null };
  return { share: (100 * count) / (width * height), patch: largestPatch(mask, { width, height }) };
}

interface Band {
  readonly top: number;
  readonly bottom: number;
}

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
