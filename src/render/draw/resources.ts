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

function fontsOf(items: Scene['items']): readonly FontRequest[] {
  return textsOf(items).map(({ font, text }) => ({ font, text }));
}
