/** The browser part of `npm run designs`: imports drawings and renders them with the product's own engine. */
import { EXPORT_SIZES, type Size } from '../src/domain/constants.ts';
import type { DesignDocument, SchemeTokens } from '../src/domain/design/design-document.ts';
import { STRIP_SIZE, THUMBNAIL_SIZES } from '../src/render/scene/scene.ts';
import { composeDesign } from '../src/render/compose/strip.ts';
import { createEngine, createResources, SceneView } from '../src/render/engine.ts';
import { importDesign } from '../src/render/svg/import-design.ts';
import { sentenceOf } from '../src/render/svg/reading/refusal.ts';

/** A coupon's strip, or the Ride-Along image of its mail piece (ADMT-09). */
export type DesignKind = 'strip' | 'rideAlong';

export type DrawnDesign = Awaited<ReturnType<typeof drawDesign>>;

const SIZE_OF: Readonly<Record<DesignKind, Size>> = {
  strip: STRIP_SIZE.apple,
  rideAlong: EXPORT_SIZES.rideAlong,
};

/** Returns a design's document and pictures, from its source and the colors of its further schemes. */
export async function drawDesign(
  source: string,
  furtherSchemes: readonly SchemeTokens[],
  kind: DesignKind,
) {
  const whole = SIZE_OF[kind];
  const { design, report } = await importDesign(source, {
    host: document,
    type: 'strip',
    width: whole.width,
    furtherSchemes,
  });
  const drawing = await createDrawing(whole);
  const draw = async (scheme: string, size: Size, type: string) =>
    dataUrlOf(await drawing.draw(design, scheme, size), type);
  const sizes = kind === 'strip' ? THUMBNAIL_SIZES : [];
  const thumbnails = design.schemes.flatMap(({ name }, index) =>
    sizes.map(async (size) => ({
      scheme: index + 1,
      width: size.width,
      webp: await draw(name, size, 'image/webp'),
    })),
  );
  return {
    design,
    warnings: [
      ...(report.level === 'shapes' ? [] : ['It is drawn as an image between its words.']),
      ...report.remarks.map(sentenceOf),
    ],
    /** Percent of pixels that differ from the browser's own rendering of the source. */
    difference: report.difference,
    /** PNG data URL of the first scheme: 1125x432, or 600x400 for a Ride-Along image. */
    picture: await draw(design.schemes[0].name, whole, 'image/png'),
    /** Only for a strip. */
    thumbnails: await Promise.all(thumbnails),
  };
}

/** Returns a PNG data URL of each scheme, in the design's own size. */
export async function drawSchemes(design: DesignDocument): Promise<readonly string[]> {
  const drawing = await createDrawing(design.data);
  const pictures: string[] = [];
  for (const { name } of design.schemes)
    pictures.push(await dataUrlOf(await drawing.draw(design, name, design.data), 'image/png'));
  return pictures;
}

/** One engine for all pictures up to this size. */
async function createDrawing(largest: Size) {
  const resources = createResources(document.fonts);
  const engine = await createEngine(largest);
  return {
    /** Renders the design in one of its schemes on a canvas of this size. */
    async draw(design: DesignDocument, scheme: string, { width, height }: Size) {
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

const QUALITY = 0.9;

/** `type` is "image/png" or "image/webp". */
async function dataUrlOf(canvas: OffscreenCanvas, type: string): Promise<string> {
  const blob = await canvas.convertToBlob({ type, quality: QUALITY });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return `data:${blob.type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}
