/** Rasters of a Scene as pixels: the browser draws each SVG, which works only in a page. */
import { PartsMissing } from '../../domain/missing-parts.ts';
import { embeddedFontsOf } from '../fonts/font-faces.ts';
import type { SceneRaster } from '../scene/scene.ts';
import { createBrush } from './brush.ts';
import type { Loaded } from '../scene/part-store.ts';

/** A raster's SVG and its pixels. */
export type DrawnRaster = readonly [svg: string, pixels: ImageBitmap];

export type RasterSource = Pick<SceneRaster, 'svg' | 'fonts'>;

/** Every raster once, for a worker. Rejects with `PartsMissing` if a raster or a font of its words is missing. */
export async function drawRasters(
  rasters: readonly RasterSource[],
): Promise<readonly DrawnRaster[]> {
  const different = [...new Map(rasters.map((raster) => [raster.svg, raster])).values()];
  const drawn = await Promise.all(different.map(drawRaster));
  const missing = drawn.flatMap((raster) => raster.missing);
  if (missing.length === 0)
    return different.flatMap(({ svg }, index) => {
      const pixels = drawn[index]?.value ?? null;
      return pixels === null ? [] : [[svg, pixels] as const];
    });
  for (const { value } of drawn) value?.close();
  throw new PartsMissing(missing, { cause: drawn.find(({ late }) => late !== undefined)?.late });
}

/** One raster as the browser draws it. An image cannot use the page's fonts, so the fonts of its words are embedded. */
export async function drawRaster({ svg, fonts }: RasterSource): Promise<Loaded<ImageBitmap>> {
  const { rules, ...fontsLoaded } = await embeddedFontsOf(
    fonts.map((font) => ({ font, text: svg })),
  );
  try {
    const whole = rules === '' ? svg : svg.replace('>', `><style>${rules}</style>`);
    return { ...fontsLoaded, value: await drawSvg(whole) };
  } catch (reason) {
    console.error('A part of the design could not be drawn; it is left out.', reason);
    const missing = [...fontsLoaded.missing, { kind: 'picture' } as const];
    return { ...fontsLoaded, value: null, missing };
  }
}

/** The SVG at its own size, as the browser draws it. It runs and fetches nothing. */
async function drawSvg(svg: string): Promise<ImageBitmap> {
  return createImageBitmap(await loadSvg(svg));
}

/** The SVG as an image, drawn on demand. Rejects if it cannot be read. */
export async function loadSvg(svg: string): Promise<HTMLImageElement> {
  if (typeof Image === 'undefined') throw new Error('A worker draws no SVG.');
  const image = new Image();
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    image.src = address;
    await image.decode();
    if (svg.includes('unicode-range:')) await furtherLettersOf(image);
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

const MOST_LOOKS = 12;

/**
 * A font subset is fetched when the image is first drawn and arrives some tasks later; before that Chromium
 * leaves its words blank. Resolves when the drawing has changed, or after a fifth of a second if nothing is visible.
 */
async function furtherLettersOf(image: HTMLImageElement): Promise<void> {
  const blank = await lookAt(image);
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 3 * look));
    if ((await lookAt(image)).some((pixel, index) => pixel !== blank[index])) return;
  }
}

/** px of a view that is large enough to show a change of one letter. */
const LOOK = { width: 256, height: 128 } as const;

/** Painted outside the page's thread, because a drawing with filters may take long. */
async function lookAt(image: HTMLImageElement): Promise<Uint32Array> {
  const brush = createBrush(LOOK.width, LOOK.height);
  const painted = await createImageBitmap(image);
  brush.drawImage(painted, 0, 0, LOOK.width, LOOK.height);
  painted.close();
  return new Uint32Array(brush.getImageData(0, 0, LOOK.width, LOOK.height).data.buffer);
}
