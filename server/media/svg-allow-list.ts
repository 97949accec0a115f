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
  'svg g defs symbol use text tspan textPath image style',
  'linearGradient radialGradient stop clipPath pattern mask marker filter',
  'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting',
  'feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR',
  'feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting',
  'feSpotLight feTile feTurbulence',
);

/** Left out: they say nothing that is drawn. */
export const SVG_DROPPED_ELEMENTS = names('title desc metadata view cursor');

export const SVG_ATTRIBUTES = names(
  'id class x y width height cx cy r rx ry x1 y1 x2 y2 fx fy fr',
  'dx dy rotate d points pathLength viewBox preserveAspectRatio transform offset href',
  'gradientUnits gradientTransform spreadMethod clipPathUnits textLength lengthAdjust version',
  'patternUnits patternContentUnits patternTransform maskUnits maskContentUnits',
  'markerUnits markerWidth markerHeight refX refY orient',
  'startOffset method spacing side',
  'filterUnits primitiveUnits in in2 result mode type values tableValues slope intercept amplitude',
  'exponent operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode',
  'kernelUnitLength preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent',
  'scale xChannelSelector yChannelSelector azimuth elevation z pointsAtX pointsAtY pointsAtZ',
  'limitingConeAngle stdDeviation radius baseFrequency numOctaves seed stitchTiles',
  'data-label data-box data-swatch',
  'fill fill-opacity fill-rule stroke stroke-opacity stroke-width stroke-linecap stroke-linejoin',
  'stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility overflow',
  'clip-path clip-rule stop-color stop-opacity paint-order vector-effect transform-origin',
  'transform-box mask mask-image mask-type filter mix-blend-mode isolation',
  'marker marker-start marker-mid marker-end flood-color flood-opacity lighting-color',
  'color-interpolation color-interpolation-filters',
  'font font-family font-size font-style font-weight font-stretch font-variant letter-spacing',
  'word-spacing text-anchor text-decoration text-transform dominant-baseline baseline-shift',
  'alignment-baseline writing-mode white-space direction image-rendering',
  'background background-color',
);
