/** What preflight finds in a template's design: words that are hard to read in a scheme, or too near to an edge (PRE-01). */
import { READABLE_CONTRAST, READABLE_WHEN_LARGE } from '../design/color.ts';
import type { Box } from '../constants.ts';
import { type DesignDocument, type TextObject, textsIn } from '../design/design-document.ts';

/** px of a strip of 1125x432; Google shows 1032x336 of it, which cuts 33 px at the top and at the bottom. */
export const SAFE_AREA: Box = { x: 40, y: 40, width: 1045, height: 352 };

/** px of a strip from which words are large; a phone shows it at a third. */
const LARGE = 72;
/** px; the drawing that is measured has a third of the strip's pixels, and letters fade into one more. Google cuts 7. */
const MEASURED_TO = 6;

/** What was measured of the drawn words. */
export interface TemplateMeasures {
  /** The least contrast of a text in a scheme, 1 to 21; null if it was not measured. */
  readonly contrastOf: (scheme: string, textId: string) => number | null;
  /** The box around a text's letters; null if none is visible. */
  readonly inkOf: (textId: string) => Box | null;
}

interface FaintText {
  readonly rule: 'contrast.artwork';
  readonly text: TextObject;
  /** The schemes in which it is hard to read, with its contrast there. */
  readonly schemes: readonly { readonly name: string; readonly ratio: number }[];
}

interface CutText {
  readonly rule: 'words.safe-area';
  readonly text: TextObject;
  /** px beyond the safe area, at the side where it is farthest beyond. */
  readonly beyond: number;
  readonly side: 'top' | 'right' | 'bottom' | 'left';
}

export type TemplateFinding = FaintText | CutText;

/** Whether words of this size are readable with this contrast. */
export function isReadable(ratio: number, fontSize: number): boolean {
  return ratio >= (fontSize >= LARGE ? READABLE_WHEN_LARGE : READABLE_CONTRAST);
}

/** In the order of the texts. Only a strip has a safe area: no wallet cuts a Ride-Along image. */
export function templateFindings(
  design: DesignDocument,
  part: 'strip' | 'rideAlong',
  measures: TemplateMeasures,
): readonly TemplateFinding[] {
  return textsIn(design).flatMap((text): readonly TemplateFinding[] => [
    ...faintIn(design, text, measures),
    ...(part === 'strip' ? cutOf(text, measures) : []),
  ]);
}

function faintIn(
  { schemes }: DesignDocument,
  text: TextObject,
  { contrastOf }: TemplateMeasures,
): readonly FaintText[] {
  const faint = schemes.flatMap(({ name }) => {
    const ratio = contrastOf(name, text.id);
    return ratio === null || isReadable(ratio, text.fontSize) ? [] : [{ name, ratio }];
  });
  return faint.length === 0 ? [] : [{ rule: 'contrast.artwork', text, schemes: faint }];
}

function cutOf(text: TextObject, { inkOf }: TemplateMeasures): readonly CutText[] {
  const ink = inkOf(text.id);
  if (ink === null) return [];
  const { x, y, width, height } = SAFE_AREA;
  const sides = [
    { side: 'top', beyond: y - ink.y },
    { side: 'right', beyond: ink.x + ink.width - (x + width) },
    { side: 'bottom', beyond: ink.y + ink.height - (y + height) },
    { side: 'left', beyond: x - ink.x },
  ] as const;
  const [worst] = sides.toSorted((one, other) => other.beyond - one.beyond);
  if (worst === undefined || worst.beyond <= MEASURED_TO) return [];
  return [{ rule: 'words.safe-area', text, ...worst, beyond: Math.round(worst.beyond) }];
}
