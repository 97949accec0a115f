/** Compares a design with the browser's own drawing of its source, in percent of differing pixels: REND-04. */
import pixelmatch from 'pixelmatch';
import type { DesignDocument } from '../../domain/design/design-document.ts';
import { composeDesign } from '../compose/strip.ts';
import { createEngine, createResources, SceneView } from '../engine.ts';
import type { Size } from '../scene/sizes.ts';
import { drawReference } from './reference.ts';
import type { SettledFont } from './words.ts';

/** Percent of pixels; a drawing that differs in more is refused at this level. */
export const MOST_DIFFERENCE = 0.5;

/** pixelmatch's own threshold for what an eye can distinguish. */
const THRESHOLD = 0.1;

export interface Acceptance {
  /** Percent of pixels in which the design differs, anti-aliasing left out. */
  differenceOf(design: DesignDocument): Promise<number>;
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

/** Percent of differing pixels of two pictures of one size. */
function differenceBetween(one: ImageData, other: ImageData): number {
  const { width, height } = one;
  const count = pixelmatch(one.data, other.data, undefined, width, height, {
    threshold: THRESHOLD,
  });
  return (100 * count) / (width * height);
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
