/** Rasters of a Scene as pixels: an SVG drawn by the browser itself, which only a page can ask for. */
import { embeddedFontsOf } from '../fonts/font-faces.ts';
import type { SceneRaster } from '../scene/scene.ts';

/** A raster's SVG and its pixels. */
export type DrawnRaster = readonly [svg: string, pixels: ImageBitmap];

type Wanted = Pick<SceneRaster, 'svg' | 'fonts'>;

/** Every raster once, for a worker. Rejects where one cannot be drawn. */
export function drawRasters(rasters: readonly Wanted[]): Promise<readonly DrawnRaster[]> {
  const different = new Map(rasters.map((raster) => [raster.svg, raster]));
  return Promise.all(
    [...different.values()].map(async (raster) => [raster.svg, await drawRaster(raster)] as const),
  );
}

/** An image sees no font of the page, so those of its words go inside. */
async function drawRaster({ svg, fonts }: Wanted): Promise<ImageBitmap> {
  const faces = await embeddedFontsOf(fonts.map((font) => ({ font, text: svg })));
  return drawSvg(faces === '' ? svg : svg.replace('>', `><style>${faces}</style>`));
}

/** The SVG in its own size, as the browser draws it. Nothing in it runs or is fetched. */
export async function drawSvg(svg: string): Promise<ImageBitmap> {
  if (typeof Image === 'undefined') throw new Error('A worker cannot draw an SVG.');
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return createImageBitmap(image);
}

interface RasterStore {
  load(rasters: readonly Wanted[]): Promise<void>;
  take(drawn: readonly DrawnRaster[]): void;
  /** Null before `load`, and for a raster that cannot be drawn: it is left out of the picture. */
  get(svg: string): ImageBitmap | null;
  isLoaded(rasters: readonly Wanted[]): boolean;
}

/** How many are kept, each as large as the picture: the schemes that someone compares. */
const MOST_RASTERS = 16;

/** A store that forgets the longest unused rasters. */
export function createRasterStore(): RasterStore {
  const kept = new Map<string, ImageBitmap | null>();
  const keep = (svg: string, pixels: ImageBitmap | null) => {
    kept.get(svg)?.close();
    kept.delete(svg);
    kept.set(svg, pixels);
  };
  const forget = (most: number) => {
    for (const [svg, pixels] of [...kept].slice(0, Math.max(0, kept.size - most))) {
      pixels?.close();
      kept.delete(svg);
    }
  };
  const loadOne = async (raster: Wanted): Promise<void> => {
    if (kept.has(raster.svg)) return;
    const pixels = await drawRaster(raster).catch((reason: unknown) => {
      console.error('A part of the design could not be drawn; it is left out.', reason);
      return null;
    });
    keep(raster.svg, pixels);
  };
  return {
    async load(rasters) {
      await Promise.all(rasters.map(loadOne));
      forget(Math.max(MOST_RASTERS, rasters.length));
    },
    take(drawn) {
      for (const [svg, pixels] of drawn) keep(svg, pixels);
      forget(Math.max(MOST_RASTERS, drawn.length));
    },
    get(svg) {
      const pixels = kept.get(svg) ?? null;
      if (kept.delete(svg)) kept.set(svg, pixels);
      return pixels;
    },
    isLoaded: (rasters) => rasters.every(({ svg }) => kept.has(svg)),
  };
}
