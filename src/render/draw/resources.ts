/** What a Scene needs before it can be drawn: its fonts, its images and its rasters. Independent of any renderer. */
import type { TextMeasure } from '../compose/fit-text.ts';
import { imageSourcesOf, rastersOf, textsOf } from '../compose/layers.ts';
import { createFontLoader, type FontRequest } from '../fonts/fonts.ts';
import { createImageStore } from './images.ts';
import type { Scene } from '../scene/scene.ts';
import { createTextMeasure } from './measure.ts';
import { createRasterStore, type DrawnRaster } from './rasters.ts';

export interface Resources {
  readonly measure: TextMeasure;
  image(source: string): ImageBitmap | null;
  raster(svg: string): ImageBitmap | null;
  /** An outline as a canvas draws it: read once, however often it is drawn in other colors. */
  path(d: string): Path2D;
  /** Rasters that someone else has drawn: a worker cannot. */
  takeRasters(rasters: readonly DrawnRaster[]): void;
  /** Resolves when the Scene can be drawn; what failed is logged and left out or replaced. */
  prepare(scene: Scene): Promise<void>;
  isPrepared(scene: Scene): boolean;
}

/** Resources that load into `fonts`: the page's `document.fonts` or the worker's `self.fonts`. */
export function createResources(fonts: FontFaceSet): Resources {
  const fontLoader = createFontLoader(fonts);
  const images = createImageStore();
  const rasters = createRasterStore();
  return {
    measure: createTextMeasure(),
    image: (source) => images.get(source),
    raster: (svg) => rasters.get(svg),
    path: createPathStore(),
    takeRasters: (drawn) => rasters.take(drawn),
    async prepare({ items }) {
      await Promise.all([
        fontLoader.load(fontsOf(items)),
        images.load(imageSourcesOf(items)),
        rasters.load(rastersOf(items)),
      ]);
    },
    isPrepared: ({ items }) =>
      fontLoader.isLoaded(fontsOf(items)) &&
      images.isLoaded(imageSourcesOf(items)) &&
      rasters.isLoaded(rastersOf(items)),
  };
}

/** Several designs' worth: one may have five thousand shapes. */
const MOST_PATHS = 20_000;

function createPathStore(): Resources['path'] {
  const stored = new Map<string, Path2D>();
  return (d) => {
    const known = stored.get(d);
    if (known !== undefined) return known;
    if (stored.size >= MOST_PATHS) stored.clear();
    const path = new Path2D(d);
    stored.set(d, path);
    return path;
  };
}

function fontsOf(items: Scene['items']): readonly FontRequest[] {
  return textsOf(items).map(({ font, text }) => ({ font, text }));
}
