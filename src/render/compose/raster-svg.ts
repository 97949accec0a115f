/** A raster of a design document as a complete SVG: in the colours of a scheme and the size of a Scene (REND-04). */
import { rasterColorsOf } from '../../domain/raster-tokens.ts';
import type { RasterObject, SchemeTokens } from '../../domain/design-document.ts';
import type { Scene, SceneRaster } from '../scene.ts';
import type { Size } from '../sizes.ts';

export interface RasterFrame {
  /** px of the document. */
  readonly document: Size;
  /** px of the picture. */
  readonly picture: Size;
  readonly view: Scene['view'];
}

/** The raster at the sharpness of the picture: as many px as that has, and not as the document has. */
export function rasterIn(
  { source, fonts, opacity, clips }: RasterObject,
  colors: SchemeTokens,
  frame: RasterFrame,
): SceneRaster {
  const { scale, x, y } = frame.view;
  return {
    kind: 'raster',
    opacity,
    clips,
    svg: rasterSvg(source, colors, frame),
    width: frame.picture.width,
    height: frame.picture.height,
    transform: [1 / scale, 0, 0, 1 / scale, -x / scale, -y / scale],
    fonts,
  };
}

/** The whole picture in its own px, the document laid where the Scene's view puts it. */
function rasterSvg(
  source: string,
  colors: SchemeTokens,
  { document, picture, view }: RasterFrame,
): string {
  const place = `x="${view.x}" y="${view.y}" width="${document.width * view.scale}" height="${document.height * view.scale}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${picture.width}" height="${picture.height}" ` +
    `style="${rasterColorsOf(source, colors)}">${source.replace(/^<svg /u, `<svg ${place} `)}</svg>`
  );
}
