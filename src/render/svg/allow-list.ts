/** What may stand in an SVG source. Everything that is not listed is dropped or refused. */

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
export const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink';
export const XHTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';

/** Bytes and elements of the largest source that is read; `use` counts with all it stands for. */
export const MOST_SOURCE_BYTES = 2_000_000;
export const MOST_ELEMENTS = 5_000;
/** px of an embedded image's longer side: the largest texture every device takes. */
export const LARGEST_IMAGE_SIDE = 8_192;

export const SHAPES: ReadonlySet<string> = new Set([
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
]);

/** Drawn, or read by what is drawn. */
export const ALLOWED_ELEMENTS: ReadonlySet<string> = new Set([
  ...SHAPES,
  ...['svg', 'g', 'defs', 'symbol', 'use', 'text', 'tspan', 'image', 'style'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath'],
]);

/** Taken out: they say nothing that is drawn, or are refused where something uses them. */
export const DROPPED_ELEMENTS: ReadonlySet<string> = new Set([
  ...['title', 'desc', 'metadata', 'view', 'cursor'],
  ...['mask', 'filter', 'pattern', 'marker'],
]);

const GEOMETRY_ATTRIBUTES = [
  ...[
    'id',
    'class',
    'x',
    'y',
    'width',
    'height',
    'cx',
    'cy',
    'r',
    'rx',
    'ry',
    'x1',
    'y1',
    'x2',
    'y2',
    'fx',
    'fy',
    'fr',
  ],
  ...[
    'dx',
    'dy',
    'rotate',
    'd',
    'points',
    'pathLength',
    'viewBox',
    'preserveAspectRatio',
    'transform',
    'offset',
    'href',
  ],
  ...[
    'gradientUnits',
    'gradientTransform',
    'spreadMethod',
    'clipPathUnits',
    'textLength',
    'lengthAdjust',
    'version',
  ],
];

/** Our own: the field's name, its box and which of several equal colours are recoloured together. */
const TEARLINE_ATTRIBUTES = ['data-label', 'data-box', 'data-swatch'];

/** Properties read by the importer, and those it has to see in order to refuse them. */
export const ALLOWED_PROPERTIES: ReadonlySet<string> = new Set([
  ...[
    'fill',
    'fill-opacity',
    'fill-rule',
    'stroke',
    'stroke-opacity',
    'stroke-width',
    'stroke-linecap',
    'stroke-linejoin',
  ],
  ...[
    'stroke-miterlimit',
    'stroke-dasharray',
    'stroke-dashoffset',
    'opacity',
    'color',
    'display',
    'visibility',
    'overflow',
  ],
  ...[
    'clip-path',
    'clip-rule',
    'stop-color',
    'stop-opacity',
    'paint-order',
    'vector-effect',
    'transform',
    'transform-origin',
  ],
  ...[
    'transform-box',
    'mask',
    'mask-image',
    'filter',
    'mix-blend-mode',
    'marker',
    'marker-start',
    'marker-mid',
    'marker-end',
  ],
  ...[
    'font',
    'font-family',
    'font-size',
    'font-style',
    'font-weight',
    'font-stretch',
    'font-variant',
    'letter-spacing',
  ],
  ...[
    'word-spacing',
    'text-anchor',
    'text-decoration',
    'text-transform',
    'dominant-baseline',
    'baseline-shift',
  ],
  ...['writing-mode', 'white-space', 'direction', 'image-rendering'],
]);

export const ALLOWED_ATTRIBUTES: ReadonlySet<string> = new Set([
  ...GEOMETRY_ATTRIBUTES,
  ...TEARLINE_ATTRIBUTES,
  ...ALLOWED_PROPERTIES,
]);

/** CSS functions other than `url()` that fetch what they name. */
const FETCHING_FUNCTIONS = /\b(?:image-set|cross-fade|image|src|element)\(/iu;

/** Whether every reference of a value stays inside the document. Escapes could hide one: none is taken beside a bracket. */
export function staysInside(value: string): boolean {
  if (FETCHING_FUNCTIONS.test(value) || (value.includes('\\') && value.includes('('))) return false;
  const references = value.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/giu);
  return [...references].every(([, , target]) => target?.startsWith('#') === true);
}
