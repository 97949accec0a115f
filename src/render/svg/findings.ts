/**
 * Finds elements that the renderer cannot draw as shapes and words: each becomes part of a raster,
 * which the browser draws, and the import report names it.
 */
import { SHAPES } from '../../domain/svg/allow-list.ts';
import { clipsOn } from './clips.ts';
import { hasTooManyStops, isPlainGradient, mixesLight } from './gradients.ts';
import { referenceIn, targetIn, type Importing } from './importing.ts';
import { preservesCircles, scaleOf } from './matrices.ts';
import { MOST_STOPS } from './stops.ts';
import { lacksLetters, settableRuns } from './words.ts';
import * as importReportWords from '../../words/render/import-report.gen.ts';

type Finding = (style: CSSStyleDeclaration) => boolean;
type Findings = readonly (readonly [what: () => string, finding: Finding])[];

const isSet = (value: string) => value !== '' && value !== 'none';

const ON_ANYTHING: Findings = [
  [importReportWords.mask, ({ maskImage }) => isSet(maskImage)],
  [importReportWords.filter, ({ filter }) => isSet(filter)],
  [importReportWords.cssClip, ({ clipPath }) => isSet(clipPath) && referenceIn(clipPath) === null],
];

/** Limits of a design document: dashes of a line, and letters of words. */
const MOST_DASHES = 100;
const LONGEST_WORDS = 500;

/** px of the document; larger letters would be painted whole, and mostly outside the document. */
const LARGEST_LETTERS = 2_000;

const ON_SHAPES: Findings = [
  [
    () => importReportWords.tooManyDashes({ most: MOST_DASHES }),
    ({ strokeDasharray }) => strokeDasharray.split(',').length > MOST_DASHES,
  ],
  [
    importReportWords.marker,
    (style) => [style.markerStart, style.markerMid, style.markerEnd].some(isSet),
  ],
];

const ON_IMAGES: Findings = [
  [
    importReportWords.hardPixels,
    ({ imageRendering }) => !['', 'auto', 'smooth'].includes(imageRendering),
  ],
];

const ON_WORDS: Findings = [
  [importReportWords.outlinedLetters, ({ stroke }) => stroke !== 'none'],
  [importReportWords.filledLetters, ({ fill }) => referenceIn(fill) !== null],
  [importReportWords.decoratedWords, ({ textDecorationLine }) => textDecorationLine !== 'none'],
  [importReportWords.smallCapitals, ({ fontVariantCaps }) => fontVariantCaps !== 'normal'],
  [importReportWords.shadow, ({ textShadow }) => isSet(textShadow)],
  [importReportWords.wordSpacing, ({ wordSpacing }) => Number.parseFloat(wordSpacing) !== 0],
  [importReportWords.verticalText, ({ writingMode }) => writingMode !== 'horizontal-tb'],
  [importReportWords.rightToLeft, ({ direction }) => direction !== 'ltr'],
  [importReportWords.ownOrder, ({ unicodeBidi }) => unicodeBidi.endsWith('override')],
  [
    importReportWords.offBaseline,
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
    found.push(importReportWords.crossingClip());
  if (SHAPES.has(element.localName)) found.push(...onShape(element, style, importing));
  if (element instanceof SVGImageElement) found.push(...foundIn(ON_IMAGES, style));
  if (element instanceof SVGTextElement) found.push(...onText(element, importing));
  return [...new Set(found)];
}

function onShape(shape: SVGGraphicsElement, style: CSSStyleDeclaration, importing: Importing) {
  const fill = targetIn(style.fill, importing);
  const stroke = targetIn(style.stroke, importing);
  const servers = [fill, stroke].flatMap((server) => server ?? []);
  const gradients = servers.filter((server) => server instanceof SVGGradientElement);
  const isOdd = (server: SVGGradientElement) =>
    !isPlainGradient(server, server === stroke ? null : shape, importing);
  return [
    ...foundIn(ON_SHAPES, style),
    ...(servers.some((server) => server instanceof SVGPatternElement)
      ? [importReportWords.pattern()]
      : []),
    ...(gradients.some(isOdd) ? [importReportWords.oddGradient()] : []),
    ...(gradients.some(mixesLight) ? [importReportWords.linearLight()] : []),
    ...(gradients.some((server) => hasTooManyStops(server, importing))
      ? [importReportWords.tooManyStops({ most: MOST_STOPS })]
      : []),
    ...(isStretchedGradient(shape, style, importing)
      ? [importReportWords.stretchedGradient()]
      : []),
  ];
}

function onText(text: SVGTextElement, importing: Importing): readonly string[] {
  if (text.textContent.trim() === '') return [];
  if (text.querySelector('textPath') !== null) return [importReportWords.textOnPath()];
  if (lacksLetters(text, importing)) return [importReportWords.lettersMissing()];
  const runs = settableRuns(text, importing);
  if (runs === null) return [importReportWords.lettersPlaced()];
  if (runs.some((run) => run.text.length > LONGEST_WORDS))
    return [importReportWords.wordsTooLong({ most: LONGEST_WORDS })];
  return [text, ...text.querySelectorAll('tspan')].flatMap((owner) => {
    const style = getComputedStyle(owner);
    const isUsual = hasUsualLetters(owner, style, importing);
    const size = Number.parseFloat(style.fontSize) * scaleOf(importing.toDocument(text));
    return [
      ...foundIn(ON_WORDS, style),
      ...(isUsual ? [] : [importReportWords.unusualLetters()]),
      ...(size > LARGEST_LETTERS
        ? [importReportWords.lettersTooLarge({ most: LARGEST_LETTERS })]
        : []),
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
  return findings.filter(([, finding]) => finding(style)).map(([what]) => what());
}

/** The renderer places a line's gradient before it stretches the line. */
function isStretchedGradient(
  shape: SVGGraphicsElement,
  style: CSSStyleDeclaration,
  importing: Importing,
): boolean {
  return (
    targetIn(style.stroke, importing) instanceof SVGGradientElement &&
    style.getPropertyValue('vector-effect') !== 'non-scaling-stroke' &&
    !preservesCircles(importing.toDocument(shape))
  );
}
