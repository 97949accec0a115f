/** Resources for a page, which fetches fonts and draws rasters itself. */
import { fontBytes } from '../fonts/font-files.ts';
import { drawRaster } from './rasters.ts';
import { createResourcesFrom, type Resources } from './resources.ts';

/** px of sixteen strips: enough for the schemes that a user compares. */
const MOST_RASTER_PIXELS = 16 * 1125 * 432;

/** Resources that load into the page's `document.fonts`. */
export function createResources(fonts: FontFaceSet): Resources {
  return createResourcesFrom(fonts, {
    fontBytes,
    drawRaster,
    mostRasterPixels: MOST_RASTER_PIXELS,
  });
}
