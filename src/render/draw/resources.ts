/** What a Scene needs before it can be drawn: its fonts, its images and its rasters. Independent of any renderer. */
import type { TextMeasure } from '../compose/fit-text.ts';
import { imageSourcesOf, rastersOf, textsOf } from '../compose/layers.ts';
import { createFontStore, facesOf, type FontBytes } from '../fonts/fonts.ts';
import { createImageStore } from './images.ts';
import type { Scene } from '../scene/scene.ts';
import { createTextMeasure } from './measure.ts';
import {
  createPartStore,
  type HeldParts,
  heldTogether,
  type Loaded,
  requireAll,
} from '../scene/part-store.ts';
import type { RasterSource } from './rasters.ts';

export interface Resources {
  readonly measure: TextMeasure;
  /** Null where it failed, and where no Scene in hand has it: it is left out of the picture. */
  image(source: string): ImageBitmap | null;
  raster(svg: string): ImageBitmap | null;
  /** An outline as a canvas draws it: read once, however often it is drawn in other colors. */
  path(d: string): Path2D;
  /** Takes a Scene in hand: it can be drawn once it is settled, and nothing of it is dropped before its release. */
  hold(scene: Scene): HeldParts;
  /** The same, once all of it is there. Rejects with `PartsMissing` where a part fails. */
  prepare(scene: Scene): Promise<HeldParts>;
}

/** Where the parts of Scenes come from. */
interface PartSources {
  readonly fontBytes: FontBytes;
  /** Never rejects: what fails is logged and named. */
  readonly drawRaster: (raster: RasterSource) => Promise<Loaded<ImageBitmap>>;
  /** What all rasters together may measure before those that no Scene in hand needs are dropped. */
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
  const hold = ({ items }: Scene): HeldParts =>
    heldTogether([
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
