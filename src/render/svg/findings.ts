/**
 * Finds elements that the renderer cannot draw as shapes and words: each becomes part of a raster,
 * which the browser draws, and the import report names it.
 */
import { SHAPES } from '../../domain/svg/allow-list.ts';
import { clipsOn } from './clips.ts';
import { hasMixedStops, hasTooManyStops, isPlainGradient, mixesLight } from './gradients.ts';
import { referenceIn, type Importing } from './importing.ts';
import { preservesCircles, scaleOf } from './matrices.ts';
import { mixtureOf } from './mixed-colors.ts';
import { MOST_STOPS } from './stops.ts';
import { lacksLetters, settableRuns } from './words.ts';

type Finding = (style: CSSStyleDeclaration) => boolean;
type Findings = readonly (readonly [what: string, finding: Finding])[];

const isSet = (value: string) => value !== '' && value !== 'none';

const MIXED_COLOR = 'a color that is mixed from others';

const ON_ANYTHING: Findings = [
  ['a mask', ({ maskImage }) => isSet(maskImage)],
  ['a filter', ({ filter }) => isSet(filter)],
  [
    'a clip path given as a CSS shape',
    ({ clipPath }) => isSet(clipPath) && referenceIn(clipPath) === null,
  ],
];

/** Limits of a design document: dashes of a line, and letters of words. */
const MOST_DASHES = 100;
const LONGEST_WORDS = 500;

/** px of the document; larger letters would be painted whole, and mostly outside the document. */
const LARGEST_LETTERS = 2_000;

const ON_SHAPES: Findings = [
  [
    MIXED_COLOR,
    (style) => ['fill', 'stroke'].some((property) => mixtureOf(style, property) !== null),
  ],
  [
    `a line of more than ${MOST_DASHES} dashes`,
    ({ strokeDasharray }) => strokeDasharray.split(',').length > MOST_DASHES,
  ],
  ['a marker', (style) => [style.markerStart, style.markerMid, style.markerEnd].some(isSet)],
];

const ON_IMAGES: Findings = [
  ['hard pixels', ({ imageRendering }) => !['', 'auto', 'smooth'].includes(imageRendering)],
];

const ON_WORDS: Findings = [
  ['outlined letters', ({ stroke }) => stroke !== 'none'],
  ['letters filled with a gradient or a pattern', ({ fill }) => referenceIn(fill) !== null],
  ['underlined or struck-out words', ({ textDecorationLine }) => textDecorationLine !== 'none'],
  ['small capitals', ({ fontVariantCaps }) => fontVariantCaps !== 'normal'],
  ['a shadow', ({ textShadow }) => isSet(textShadow)],
  ['a word spacing', ({ wordSpacing }) => Number.parseFloat(wordSpacing) !== 0],
  ['vertical text', ({ writingMode }) => writingMode !== 'horizontal-tb'],
  ['text from right to left', ({ direction }) => direction !== 'ltr'],
  ['letters in an order of their own', ({ unicodeBidi }) => unicodeBidi.endsWith('override')],
  [
    'text that does not stand on its baseline',
    ({ dominantBaseline, baselineShift }) =>
      !['auto', 'alphabetic'].includes(dominantBaseline) ||
      !['baseline', '0px', '0%', ''].includes(baselineShift),
  ],
];

/** Why this element and its contents cannot be drawn as objects; empty if they can. */
export function findingsOn(element: SVGGraphicsElement, importing: Importing): readonly string[] {
  const style = getComputedStyle(element);
  const found = foundIn(ON_ANYTHING, style);
  if (found.length === 0 && clipsOn(element, importing) === null)
    found.push('a clip path of text or of several shapes that cross');
  if (SHAPES.has(element.localName)) found.push(...onShape(element, style, importing));
  if (element instanceof SVGImageElement) found.push(...foundIn(ON_IMAGES, style));
  if (element instanceof SVGTextElement) found.push(...onText(element, importing));
  return [...new Set(found)];
}

function onShape(
  shape: SVGGraphicsElement,
  style: CSSStyleDeclaration,
  importing: Importing,
): readonly string[] {
  const servers = [style.fill, style.stroke].flatMap((paint) => {
    const reference = referenceIn(paint);
    const server = reference === null ? null : importing.named(reference);
    return server ?? [];
  });
  return [
    ...foundIn(ON_SHAPES, style),
    ...(servers.some((server) => server instanceof SVGPatternElement) ? ['a pattern'] : []),
    ...(servers.some(
      (server) => server instanceof SVGGradientElement && !isPlainGradient(server, importing),
    )
      ? ['a gradient that repeats, reflects or has a focal radius']
      : []),
    ...(servers.some((server) => server instanceof SVGGradientElement && mixesLight(server))
      ? ['a gradient that mixes its colors in linear light']
      : []),
    ...(servers.some(
      (server) => server instanceof SVGGradientElement && hasMixedStops(server, importing),
    )
      ? [MIXED_COLOR]
      : []),
    ...(servers.some(
      (server) => server instanceof SVGGradientElement && hasTooManyStops(server, importing),
    )
      ? [`a gradient of more than ${MOST_STOPS} colors`]
      : []),
    ...(isStretchedGradient(shape, style, importing)
      ? ['a gradient on a line that is stretched unevenly']
      : []),
    ...(isSizedByStyle(shape, style) ? ['a size given by a style'] : []),
  ];
}

const SIZES = ['x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'rx', 'ry'] as const;

/** The importer reads the attributes, and a style may override them. */
function isSizedByStyle(shape: SVGGraphicsElement, style: CSSStyleDeclaration): boolean {
  return SIZES.some((name) => {
    const length: unknown = Reflect.get(shape, name);
    const computed = style.getPropertyValue(name);
    if (!(length instanceof SVGAnimatedLength) || !computed.endsWith('px')) return false;
    return Math.abs(Number.parseFloat(computed) - length.baseVal.value) > 0.01;
  });
}

function onText(text: SVGTextElement, importing: Importing): readonly string[] {
  if (text.textContent.trim() === '') return [];
  if (text.querySelector('textPath') !== null) return ['text along a path'];
  if (lacksLetters(text, importing)) return ['letters that its font does not have'];
  const runs = settableRuns(text, importing);
  if (runs === null) return ['letters that are placed one by one or stretched'];
  if (runs.some((run) => run.text.length > LONGEST_WORDS))
    return [`words of more than ${LONGEST_WORDS} letters`];
  return [text, ...text.querySelectorAll('tspan')].flatMap((owner) => {
    const style = getComputedStyle(owner);
    const isUsual = hasUsualLetters(owner, style, importing);
    const size = Number.parseFloat(style.fontSize) * scaleOf(importing.toDocument(text));
    return [
      ...foundIn(ON_WORDS, style),
      ...(isUsual ? [] : ['letters set in an unusual way']),
      ...(size > LARGEST_LETTERS ? [`letters larger than ${LARGEST_LETTERS} px`] : []),
    ];
  });
}

/** The default features of a font. */
const USUAL_FEATURES = /^(?:normal|(?:"(?:kern|liga|clig|calt)"(?: 1)?(?:, )?)+)$/u;

/** Whether the letters have no special forms, ligatures, kerning or sizes that the renderer lacks. */
function hasUsualLetters(
  { textContent }: Element,
  style: CSSStyleDeclaration,
  { initial }: Importing,
): boolean {
  const joins = style.fontVariantLigatures;
  return (
    style.fontKerning !== 'none' &&
    style.textRendering.toLowerCase() !== 'optimizespeed' &&
    USUAL_FEATURES.test(style.fontFeatureSettings) &&
    (['normal', 'common-ligatures'].includes(joins) ||
      (joins === 'none' && !/f[fijlt]/u.test(textContent))) &&
    style.fontSizeAdjust === initial.fontSizeAdjust &&
    style.fontSynthesis === initial.fontSynthesis
  );
}

function foundIn(findings: Findings, style: CSSStyleDeclaration): string[] {
  return findings.filter(([, finding]) => finding(style)).map(([what]) => what);
}

/** The renderer places a line's gradient before it stretches the line. */
function isStretchedGradient(
  shape: SVGGraphicsElement,
  style: CSSStyleDeclaration,
  importing: Importing,
): boolean {
  const reference = referenceIn(style.stroke);
  return (
    reference !== null &&
    importing.named(reference) instanceof SVGGradientElement &&
    style.getPropertyValue('vector-effect') !== 'non-scaling-stroke' &&
    !preservesCircles(importing.toDocument(shape))
  );
}
