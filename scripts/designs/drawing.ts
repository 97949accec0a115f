/** Renders designs with the product's own engine in a page. */
import type { DesignDocument } from '../../src/domain/design/design-document.ts';
import { composeDesign } from '../../src/render/compose/strip.ts';
import { createEngine, createResources, SceneView } from '../../src/render/engine.ts';
import type { Size } from '../../src/render/scene/sizes.ts';

const QUALITY = 0.9;

interface Drawing {
  /** Renders the design in one of its schemes on a canvas of this size. */
  draw(design: DesignDocument, scheme: string, size: Size): Promise<OffscreenCanvas>;
}

/** Creates one engine for all pictures up to this size. */
export async function createDrawing(largest: Size): Promise<Drawing> {
  const resources = createResources(document.fonts);
  const engine = await createEngine(largest);
  return {
    async draw(design, scheme, { width, height }) {
      const scene = composeDesign(design, { scheme, text: {} }, design.data);
      const held = await resources.prepare(scene);
      const view = new SceneView();
      view.content = { picture: { scene, width, height }, resources };
      const canvas = new OffscreenCanvas(width, height);
      canvas.getContext('2d', { alpha: false })?.drawImage(engine.draw(view), 0, 0);
      view.destroy();
      held.release();
      return canvas;
    },
  };
}

/** `type` is "image/png" or "image/webp". */
export async function dataUrlOf(canvas: OffscreenCanvas, type: string): Promise<string> {
  const blob = await canvas.convertToBlob({ type, quality: QUALITY });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return `data:${blob.type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}
