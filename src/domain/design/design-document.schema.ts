/**
 * The design document's schema and its reader (REND-03), as the contract describes it. Apart from the plain types because
 * arktype must not reach the entry chunk.
 */
import { scope, type } from 'arktype';
import {
  BLEND_MODES,
  DESIGN_DOCUMENT_VERSION,
  type DesignDocument,
  type DesignObject,
} from './design-document.ts';
import { DesignUnreadable } from './known-design.ts';
import { schemesMatch } from './schemes.ts';
import * as designWords from '../../words/domain/design.gen.ts';

const MOST_COLORS = 2_000;
const LONGEST_TOKEN = 64;

/** arktype accepts lists as tables and cannot limit names. */
function isTable(colors: object): boolean {
  const names = Object.keys(colors);
  return (
    !Array.isArray(colors) &&
    names.length <= MOST_COLORS &&
    names.every((name) => name.length <= LONGEST_TOKEN)
  );
}

const base = {
  '+': 'reject',
  id: 'string <= 200',
  tokens: 'objectTokens',
  opacity: 'unit',
  clips: 'clip[] <= 50',
} as const;

const DEFINITIONS = {
  unit: '0 <= number <= 1',
  length: 'number >= 0',
  extent: '0 < number <= 10000',
  hex: '/^#[0-9A-Fa-f]{6}$/',
  token: `string <= ${LONGEST_TOKEN}`,
  colors: [{ '[string]': 'hex' }, ':', isTable],
  matrix: ['number', 'number', 'number', 'number', 'number', 'number'],
  point: ['number', 'number'],
  rule: "'nonzero' | 'evenodd'",
  pathData: 'string <= 1000000',
  scheme: {
    '+': 'reject',
    name: '1 <= string <= 128',
    tokens: { '+': 'reject', fill: 'colors', stroke: 'colors', text: 'colors' },
  },
  objectTokens: {
    '+': 'reject',
    fill: 'token | null',
    stroke: 'token | null',
    text: 'token | null',
  },
  clip: { '+': 'reject', d: 'pathData', rule: 'rule' },
  stop: { '+': 'reject', offset: 'unit', token: 'token', opacity: 'unit' },
  linear: {
    '+': 'reject',
    kind: "'linear'",
    from: 'point',
    to: 'point',
    stops: 'stop[] <= 100',
  },
  radial: {
    '+': 'reject',
    kind: "'radial'",
    centre: 'point',
    focus: 'point',
    radius: 'length',
    transform: 'matrix',
    stops: 'stop[] <= 100',
  },
  gradient: 'linear | radial | null',
  path: {
    ...base,
    kind: "'path'",
    d: 'pathData',
    fillRule: 'rule',
    fillOpacity: 'unit',
    fillGradient: 'gradient',
    strokeOpacity: 'unit',
    strokeGradient: 'gradient',
    strokeWidth: 'length',
    strokeTransform: 'matrix',
    lineCap: "'butt' | 'round' | 'square'",
    lineJoin: "'miter' | 'round' | 'bevel'",
    miterLimit: 'length',
    dash: 'length[] <= 100',
    dashOffset: 'number',
  },
  text: {
    ...base,
    kind: "'text'",
    text: 'string <= 500',
    label: 'string <= 100',
    fontFamily: 'string <= 100',
    fontWeight: '1 <= number <= 1000',
    italic: 'boolean',
    fontSize: 'number > 0',
    letterSpacing: 'number',
    align: "'left' | 'center' | 'right'",
    x: 'number',
    baseline: 'number',
    box: { '+': 'reject', x: 'number', y: 'number', width: 'length', height: 'length' },
    transform: 'matrix',
  },
  embeddedImage: '/^data:image\\/(png|jpeg|webp);base64,/ & string <= 4194328',
  image: {
    ...base,
    kind: "'image'",
    source: 'embeddedImage',
    width: 'length',
    height: 'length',
    transform: 'matrix',
  },
  font: {
    '+': 'reject',
    family: 'string <= 100',
    weight: '1 <= number <= 1000',
    italic: 'boolean',
  },
  rasterSource: '/^<svg / & string <= 4194328',
  raster: { ...base, kind: "'raster'", source: 'rasterSource', fonts: 'font[] <= 50' },
  blend: type.enumerated(...BLEND_MODES),
  group: { ...base, kind: "'group'", 'blend?': 'blend', objects: 'objects' },
  object_: 'path | text | image | group | raster',
  objects: 'object_[] <= 5000',
  document: {
    '+': 'reject',
    version: '1 | 2',
    type: "'strip' | 'logo'",
    schemes: '1 <= scheme[] <= 50',
    data: { '+': 'reject', width: 'extent', height: 'extent', objects: 'objects' },
  },
} as const;

const madeSchema = () => scope(DEFINITIONS).export().document;
/** Built on first use: only checking a document needs the scope. */
let made: ReturnType<typeof madeSchema> | null = null;

/** Checks the JSON of a design document and reports issues with their places; built on first use. */
export const designDocumentSchema = () => (made ??= madeSchema());

/**
 * Reads a document of any version as the current version. Throws `DesignUnreadable` for anything else, and with
 * "Scheme token mismatch…" if its schemes color different tokens.
 */
export function readDesignDocument(value: unknown): DesignDocument {
  const read = designDocumentSchema()(value);
  if (read instanceof type.errors) throw new DesignUnreadable(read.summary);
  const [first, ...others] = read.schemes;
  if (first === undefined) throw new DesignUnreadable('schemes must not be empty');
  const document = { ...read, schemes: [first, ...others] } satisfies DesignDocument;
  if (document.version === 1 && document.data.objects.some(isNewerThanFirst))
    throw new DesignUnreadable(designWords.newerParts());
  if (!schemesMatch(document.schemes))
    throw new DesignUnreadable(designWords.schemeTokenMismatch());
  return { ...document, version: DESIGN_DOCUMENT_VERSION };
}

function isNewerThanFirst(object: DesignObject): boolean {
  if (object.kind === 'raster') return true;
  return (
    object.kind === 'group' && (object.blend !== undefined || object.objects.some(isNewerThanFirst))
  );
}
