/** What a Scene needs before it can be drawn: fonts, images and rasters. Independent of any renderer. */
import type { TextMeasure } from '../compose/fit-text.ts';
import { imageSourcesOf, rastersOf, textsOf } from '../compose/layers.ts';
import { createFontStore, facesOf, type FontBytes } from '../fonts/fonts.ts';
import { createImageStore } from './images.ts';
import type { Scene } from '../scene/scene.ts';
import { createTextMeasure } from './measure.ts';
import {
  createPartStore,
  type PartLease,
  combineLeases,
  type Loaded,
  requireAll,
} from '../scene/part-store.ts';
import type { RasterSource } from './rasters.ts';

export interface Resources {
  readonly measure: TextMeasure;
  /** Null if it failed or no held Scene has it; the picture is drawn without it. */
  image(source: string): ImageBitmap | null;
  raster(svg: string): ImageBitmap | null;
  /** An outline as a canvas path; parsed once and reused for other colors. */
  path(d: string): Path2D;
  /** Holds a Scene: it can be drawn once settled, and its parts stay until its release. */
  hold(scene: Scene): PartLease;
  /** Like `hold`, but resolves once everything is loaded. Rejects with `PartsMissing` if a part fails. */
  prepare(scene: Scene): Promise<PartLease>;
}

/** The sources of a Scene's parts. */
interface PartSources {
  readonly fontBytes: FontBytes;
  /** Never rejects: failures are logged and named. */
  readonly drawRaster: (raster: RasterSource) => Promise<Loaded<ImageBitmap>>;
  /** px of all rasters together before the unheld ones are dropped. */
  readonly mostRasterPixels: number;
}

/** Resources that load into `fonts`: the page's `document.fonts` or the worker's `self.fonts`. */
export function createResourcesFrom(fonts: FontFaceSet, sources: PartSources): Resources {
  const faces = createFontStore(fonts, sources.fontBytes);
  const images = createImageStore();
  const rasters = createPartStore<RasterSource, ImageBitmap>({
    keyOf: ({ svg }) => svg,
    load: sources.drawRaster,
    weigh: ({ width, height }) => width * height,
    most: sources.mostRasterPixels,
    drop: (pixels) => pixels.close(),
  });
  const hold = ({ items }: Scene): PartLease =>
    combineLeases([
      faces.hold(facesOf(textsOf(items))),
      images.hold(imageSourcesOf(items)),
      rasters.hold(rastersOf(items)),
    ]);
  return {
    measure: createTextMeasure(),
    image: (source) => images.get(source),
    raster: (svg) => rasters.get(svg),
    path: createPathStore(),
    hold,
    prepare: (scene) => requireAll(hold(scene)),
  };
}

/** Enough for several designs: one may have five thousand shapes. */
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
