/** A raster of a design document as a complete SVG, in a scheme's colors and a Scene's size (REND-04). */
import { rasterColorsOf } from '../../domain/design/raster-tokens.ts';
import type { RasterObject, SchemeTokens } from '../../domain/design/design-document.ts';
import type { Scene, SceneRaster } from '../scene/scene.ts';
import type { Size } from '../../domain/constants.ts';

export interface RasterFrame {
  /** px of the document. */
  readonly document: Size;
  /** px of the picture. */
  readonly picture: Size;
  readonly view: Scene['view'];
}

/**
 * The raster at the picture's resolution, pixel on pixel, not at the document's.
 * Content outside the picture is not cut, so that another view can show the Scene.
 */
export function rasterIn(
  { source, fonts, opacity, clips }: RasterObject,
  colors: SchemeTokens,
  frame: RasterFrame,
): SceneRaster {
  const { scale, x, y } = frame.view;
  const across = pixelsOf(x, frame.document.width * scale, frame.picture.width);
  const down = pixelsOf(y, frame.document.height * scale, frame.picture.height);
  return {
    kind: 'raster',
    opacity,
    clips,
    svg: rasterSvg(source, colors, frame, across, down),
    width: across.size,
    height: down.size,
    transform: [1 / scale, 0, 0, 1 / scale, (across.start - x) / scale, (down.start - y) / scale],
    fonts,
  };
}

/** Whole px of the picture along one axis. */
type Pixels = ReturnType<typeof pixelsOf>;

/** The px that the document touches; a very long document is limited to a picture's length on either side. */
function pixelsOf(start: number, size: number, picture: number) {
  const first = Math.max(Math.floor(start), -picture);
  const end = Math.min(Math.ceil(start + size), 2 * picture);
  return { start: first, size: Math.max(1, end - first) };
}

/** These px of the picture, with the document placed by the Scene's view. */
function rasterSvg(
  source: string,
  colors: SchemeTokens,
  { document, view }: RasterFrame,
  across: Pixels,
  down: Pixels,
): string {
  const place =
    `x="${view.x - across.start}" y="${view.y - down.start}" ` +
    `width="${document.width * view.scale}" height="${document.height * view.scale}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${across.size}" height="${down.size}" ` +
    `style="${rasterColorsOf(source, colors)}">${source.replace(/^<svg /u, `<svg ${place} `)}</svg>`
  );
}
