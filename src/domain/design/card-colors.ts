/** Card colors that match a scheme; they are derived from the artwork (STEP-17). */
import {
  channelsOf,
  contrastRatio,
  mix,
  nearestReadableColor,
  textColorOn,
  toHex,
} from './color.ts';
import type { Hex, Scheme } from './design-document.ts';
import { colorDistance, swatchesOf } from './swatches.ts';

/** `#RRGGBB` each; foreground and label are readable on the background. */
export interface CardColors {
  readonly backgroundColor: Hex;
  readonly foregroundColor: Hex;
  readonly labelColor: Hex;
}

/** The name of a suggestion on the screen. */
type CardTone = 'Deep' | 'Light' | 'Bright';

export interface CardSuggestion extends CardColors {
  readonly tone: CardTone;
}

/** The least CIE76 distance between two backgrounds, and between a label and its foreground. */
const APART = 12;
/** Contrast to white from which a background counts as deep. */
const DEEP = 7;
/** Contrast to black from which a background counts as light. */
const PALE = 14;

/** The first of the suggestions for these colors, which suits most artwork. */
export function firstCardOf(colors: readonly Hex[]): CardColors {
  return cardOn(deepOf(colors), colors);
}

/** Three suggestions; the deep one is first because it suits most artwork. */
export function cardSuggestionsOf(
  scheme: Scheme,
): readonly [CardSuggestion, CardSuggestion, CardSuggestion] {
  const colors = swatchesOf(scheme);
  const deep = deepOf(colors);
  const light = towards('#FFFFFF', farthestFrom('#000000', colors) ?? '#FFFFFF', PALE);
  const bright = brightOf(colors, [deep, light]);
  return [
    { tone: 'Deep', ...cardOn(deep, colors) },
    { tone: 'Light', ...cardOn(light, colors) },
    { tone: 'Bright', ...cardOn(bright, colors) },
  ];
}

function cardOn(backgroundColor: Hex, colors: readonly Hex[]): CardColors {
  const readable = [...colors, textColorOn(backgroundColor)].toSorted(
    (one, other) => contrastRatio(other, backgroundColor) - contrastRatio(one, backgroundColor),
  );
  const foregroundColor = nearestReadableColor(readable[0] ?? '#FFFFFF', backgroundColor);
  const labels = colors
    .map((color) => nearestReadableColor(color, backgroundColor))
    .filter((color) => colorDistance(color, foregroundColor) >= APART)
    .toSorted((one, other) => vividnessOf(other) - vividnessOf(one));
  return { backgroundColor, foregroundColor, labelColor: labels[0] ?? foregroundColor };
}

const deepOf = (colors: readonly Hex[]): Hex =>
  towards('#000000', farthestFrom('#FFFFFF', colors) ?? '#000000', DEEP);

/** The most vivid color that differs from the others; a mixture if there is no such color. */
function brightOf(colors: readonly Hex[], others: readonly [Hex, Hex]): Hex {
  const [bright] = colors
    .filter((color) => others.every((other) => colorDistance(color, other) >= APART))
    .toSorted((one, other) => vividnessOf(other) - vividnessOf(one));
  return bright ?? mixOf(...others, 0.5);
}

/** The color itself if it contrasts enough with the other end, else the first such color on the way to `end`. */
function towards(end: '#000000' | '#FFFFFF', color: Hex, ratio: number): Hex {
  const from = end === '#000000' ? '#FFFFFF' : '#000000';
  return nearestTo(end, color, (mixed) => contrastRatio(mixed, from) >= ratio);
}

const STEPS = 32;

function nearestTo(end: Hex, color: Hex, isEnough: (mixed: Hex) => boolean): Hex {
  for (let step = 0; step <= STEPS; step += 1) {
    const mixed = mixOf(color, end, step / STEPS);
    if (isEnough(mixed)) return mixed;
  }
  return end;
}

function mixOf(one: Hex, other: Hex, share: number): Hex {
  return toHex(mix(channelsOf(one), channelsOf(other), share));
}

/** The color that contrasts most with one of the ends. */
function farthestFrom(end: '#000000' | '#FFFFFF', colors: readonly Hex[]): Hex | undefined {
  return colors.toSorted((one, other) => contrastRatio(other, end) - contrastRatio(one, end))[0];
}

/** 0 for gray to 255. */
function vividnessOf(color: Hex): number {
  const channels = channelsOf(color);
  return Math.max(...channels) - Math.min(...channels);
}
