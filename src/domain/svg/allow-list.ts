/** What an SVG source may contain, for the browser and the services. Anything else is dropped or refused. */

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
export const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink';
export const XHTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';
export const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';

/** Bytes and elements of the largest source; each `use` counts as all it refers to. */
export const MOST_SOURCE_BYTES = 8_000_000;
export const MOST_ELEMENTS = 5_000;
/** Nesting levels of elements. */
export const MOST_DEPTH = 64;

/** Names separated by blanks. */
function names(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}

export const SHAPES = names('path rect circle ellipse line polyline polygon');

/** Text elements and their parts. */
export const WORDS = names('text tspan textPath');

/** Elements that are only referred to; never drawn in their own place. */
export const RESOURCES = names(
  'defs symbol style linearGradient radialGradient pattern clipPath mask filter marker',
);

/** Filter primitives; without `feImage`, which fetches. */
export const FILTER_PARTS = names(
  'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting',
  'feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR',
  'feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting',
  'feSpotLight feTile feTurbulence',
);

/** Elements that are drawn, or used by drawn ones. */
export const ALLOWED_ELEMENTS: ReadonlySet<string> = new Set([
  ...SHAPES,
  ...WORDS,
  ...RESOURCES,
  ...FILTER_PARTS,
  ...names('svg g use image stop'),
]);

/** Dropped: nothing drawn depends on these; no browser draws a `font` any more. */
export const DROPPED_ELEMENTS = names('title desc metadata view cursor font font-face');

/** A design is still: it shows the first frame of animations. */
export const ANIMATIONS = names(
  'animate animateColor animateMotion animateTransform discard mpath set',
);

/** Attributes that place and shape an element and are no style. */
export const GEOMETRY_ATTRIBUTES = names(
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
);

/** Paints of drafts that no browser draws. */
export const UNKNOWN_PAINTS = names('meshgradient meshGradient mesh hatch solidcolor solidColor');

/** Our own: a field's name, its box, a group of equal colors that recolor together, a former link, a selector matched by older imports. */
const TEARLINE_ATTRIBUTES = names('data-label data-box data-swatch data-link data-met');

/** Properties that affect the drawing. */
export const ALLOWED_PROPERTIES = names(
  'fill fill-opacity fill-rule stroke stroke-opacity stroke-width stroke-linecap stroke-linejoin',
  'stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility overflow',
  'clip-path clip-rule stop-color stop-opacity paint-order vector-effect transform transform-origin',
  'transform-box translate rotate scale d mask mask-image mask-type filter mix-blend-mode isolation',
  'marker marker-start marker-mid marker-end flood-color flood-opacity lighting-color',
  'color-interpolation color-interpolation-filters',
  'font font-family font-size font-style font-weight font-stretch font-variant letter-spacing',
  'font-kerning font-feature-settings font-size-adjust font-synthesis text-shadow text-rendering',
  'word-spacing text-anchor text-decoration text-underline-offset text-transform dominant-baseline baseline-shift',
  'alignment-baseline writing-mode text-orientation white-space direction unicode-bidi image-rendering',
  'background background-color',
);

export const ALLOWED_ATTRIBUTES: ReadonlySet<string> = new Set([
  ...GEOMETRY_ATTRIBUTES,
  ...TEARLINE_ATTRIBUTES,
  ...ALLOWED_PROPERTIES,
]);
