/** What may stand in an SVG that is kept; the same lists as the importer's, which a test holds side by side. */

/** Bytes and elements of the largest source that is taken. */
export const SVG_MOST_BYTES = 2_000_000;
export const SVG_MOST_ELEMENTS = 5_000;

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
export const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink';
export const XHTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';

/** Names divided by blanks. */
function names(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}

export const SVG_ELEMENTS = names(
  'path rect circle ellipse line polyline polygon',
  'svg g defs symbol use text tspan image style',
  'linearGradient radialGradient stop clipPath',
);

/** Left out: they say nothing that is drawn, or the importer refuses what uses them. */
export const SVG_DROPPED_ELEMENTS = names(
  'title desc metadata view cursor',
  'mask filter pattern marker',
);

export const SVG_ATTRIBUTES = names(
  'id class x y width height cx cy r rx ry x1 y1 x2 y2 fx fy fr',
  'dx dy rotate d points pathLength viewBox preserveAspectRatio transform offset href',
  'gradientUnits gradientTransform spreadMethod clipPathUnits textLength lengthAdjust version',
  'data-label data-box data-swatch',
  'fill fill-opacity fill-rule stroke stroke-opacity stroke-width stroke-linecap stroke-linejoin',
  'stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility overflow',
  'clip-path clip-rule stop-color stop-opacity paint-order vector-effect transform-origin',
  'transform-box mask mask-image filter mix-blend-mode marker marker-start marker-mid marker-end',
  'font font-family font-size font-style font-weight font-stretch font-variant letter-spacing',
  'word-spacing text-anchor text-decoration text-transform dominant-baseline baseline-shift',
  'writing-mode white-space direction image-rendering',
);
