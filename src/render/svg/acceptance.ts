/** Compares a design with the browser's own drawing of its source, in percent of differing pixels: REND-04. */
import pixelmatch from 'pixelmatch';
import type { DesignDocument } from '../../domain/design/design-document.ts';
import { composeDesign } from '../compose/strip.ts';
import { createEngine, createResources, SceneView } from '../engine.ts';
import type { Size } from '../scene/sizes.ts';
import { largestPatch, type Patch } from './patches.ts';
import { drawReference } from './reference.ts';
import type { SettledFont } from './words.ts';

/** Percent of pixels; a drawing that differs in more is refused at this level. */
export const MOST_DIFFERENCE = 0.5;

/** px in one connected patch that may differ visibly: less than a letter of fine print. */
export const LARGEST_PATCH = 60;

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

/** The browser's drawing, made once, for as many designs as are tried. Rejects where the browser cannot draw it. */
export async function openAcceptance(
  source: string,
  size: Size,
  fonts: readonly SettledFont[],
  unnamed: string,
): Promise<Acceptance> {
  const theirs = pixelsOf(await drawReference(source, size, fonts, unnamed), size);
  // Pixi's canvas backend needs no WebGL context, of which a page has few.
  const engine = await createEngine(size, ['canvas']);
  const resources = createResources(document.fonts);
  return {
    async differenceOf(design) {
      const scene = composeDesign(design, { scheme: design.schemes[0].name, text: {} }, size);
      await resources.prepare(scene);
      const view = new SceneView();
      view.content = { picture: { scene, ...size }, resources };
      const ours = pixelsOf(engine.draw(view), size);
      view.destroy();
      return differenceBetween(ours, theirs);
    },
    close: () => engine.destroy(),
  };
}

/** Of two pictures of one size. */
function differenceBetween(one: ImageData, other: ImageData): Difference {
  const { width, height } = one;
  const count = pixelmatch(one.data, other.data, undefined, width, height, {
    threshold: THRESHOLD,
  });
  if (count === 0) return { share: 0, patch: null };
  const mask = new Uint8ClampedArray(one.data.length);
  pixelmatch(one.data, other.data, mask, width, height, {
    threshold: PATCH_THRESHOLD,
    diffMask: true,
  });
  return { share: (100 * count) / (width * height), patch: largestPatch(mask, { width, height }) };
}

/** On white, as a strip is printed. */
function pixelsOf(picture: CanvasImageSource, { width, height }: Size): ImageData {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser offers no canvas to compare on.');
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, width, height);
}
