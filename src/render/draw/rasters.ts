/** Rasters of a Scene as pixels: an SVG drawn by the browser itself, which works only in a page. */
import { embeddedFontsOf } from '../fonts/font-faces.ts';
import type { SceneRaster } from '../scene/scene.ts';

/** A raster's SVG and its pixels. */
export type DrawnRaster = readonly [svg: string, pixels: ImageBitmap];

type RasterSource = Pick<SceneRaster, 'svg' | 'fonts'>;

/** Every raster once, for a worker. Rejects where one cannot be drawn. */
export function drawRasters(rasters: readonly RasterSource[]): Promise<readonly DrawnRaster[]> {
  const different = new Map(rasters.map((raster) => [raster.svg, raster]));
  return Promise.all(
    [...different.values()].map(async (raster) => [raster.svg, await drawRaster(raster)] as const),
  );
}

/** An image sees no font of the page, so those of its words go inside. */
async function drawRaster({ svg, fonts }: RasterSource): Promise<ImageBitmap> {
  const faces = await embeddedFontsOf(fonts.map((font) => ({ font, text: svg })));
  return drawSvg(faces === '' ? svg : svg.replace('>', `><style>${faces}</style>`));
}

/** The SVG in its own size, as the browser draws it. Nothing in it runs or is fetched. */
async function drawSvg(svg: string): Promise<ImageBitmap> {
  return createImageBitmap(await loadSvg(svg));
}

/** The SVG as an image, which is not drawn before it is asked for. Rejects where it cannot be read. */
export async function loadSvg(svg: string): Promise<HTMLImageElement> {
  if (typeof Image === 'undefined') throw new Error('A worker cannot draw an SVG.');
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
 * A font for certain letters is fetched when the image is first drawn, and is there some tasks later: until then Chromium
 * leaves its words blank. Resolves when the drawing has changed, or after a fifth of a second where none of it is seen.
 */
async function furtherLettersOf(image: HTMLImageElement): Promise<void> {
  const blank = await lookAt(image);
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 3 * look));
    if ((await lookAt(image)).some((pixel, index) => pixel !== blank[index])) return;
  }
}

/** px of a view in which a change of one letter still changes a pixel. */
const LOOK = { width: 256, height: 128 } as const;

/** Painted beside the page's thread, as each look at a drawing with filters may take long. */
async function lookAt(image: HTMLImageElement): Promise<Uint32Array> {
  const context = new OffscreenCanvas(LOOK.width, LOOK.height).getContext('2d', {
    willReadFrequently: true,
  });
  if (context === null) throw new Error('This browser offers no canvas to draw on.');
  const painted = await createImageBitmap(image);
  context.drawImage(painted, 0, 0, LOOK.width, LOOK.height);
  painted.close();
  return new Uint32Array(context.getImageData(0, 0, LOOK.width, LOOK.height).data.buffer);
}

interface RasterStore {
  load(rasters: readonly RasterSource[]): Promise<void>;
  take(drawn: readonly DrawnRaster[]): void;
  /** Null before `load`, and for a raster that cannot be drawn: it is left out of the picture. */
  get(svg: string): ImageBitmap | null;
  isLoaded(rasters: readonly RasterSource[]): boolean;
}

/** How many rasters the store has at most, each as large as the picture: enough for the schemes that a person compares. */
const MOST_RASTERS = 16;

/** A store that drops the longest unused rasters. */
export function createRasterStore(): RasterStore {
  const stored = new Map<string, ImageBitmap | null>();
  const store = (svg: string, pixels: ImageBitmap | null) => {
    stored.get(svg)?.close();
    stored.delete(svg);
    stored.set(svg, pixels);
  };
  const forget = (most: number) => {
    for (const [svg, pixels] of [...stored].slice(0, Math.max(0, stored.size - most))) {
      pixels?.close();
      stored.delete(svg);
    }
  };
  const loadOne = async (raster: RasterSource): Promise<void> => {
    if (stored.has(raster.svg)) return;
    const pixels = await drawRaster(raster).catch((reason: unknown) => {
      console.error('A part of the design could not be drawn; it is left out.', reason);
      return null;
    });
    store(raster.svg, pixels);
  };
  return {
    async load(rasters) {
      await Promise.all(rasters.map(loadOne));
      forget(Math.max(MOST_RASTERS, rasters.length));
    },
    take(drawn) {
      for (const [svg, pixels] of drawn) store(svg, pixels);
      forget(Math.max(MOST_RASTERS, drawn.length));
    },
    get(svg) {
      const pixels = stored.get(svg) ?? null;
      if (stored.delete(svg)) stored.set(svg, pixels);
      return pixels;
    },
    isLoaded: (rasters) => rasters.every(({ svg }) => stored.has(svg)),
  };
}
