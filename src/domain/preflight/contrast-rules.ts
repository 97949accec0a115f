/** Words that are hard to read: on the card, in the text logo and in the artwork (PRE-01, STEP-13). */
import * as designWords from '../../words/domain/design.gen.ts';
import * as words from '../../words/preflight.gen.ts';
import { colorNameOf } from '../design/color-name.ts';
import {
  colorOr,
  contrastRatio,
  nearestReadableColor,
  READABLE_CONTRAST,
  READABLE_WHEN_LARGE,
  shownRatio,
} from '../design/color.ts';
import { schemeLabelOf } from '../design/scheme-label.ts';
import { withFollowingCard } from '../coupon/scheme-card.ts';
import type { ContrastEvidence, Fault, PreflightSubject } from './finding.ts';
import { preflightRule } from './preflight-rule.ts';
import type { CouponForm } from '../coupon/fields/coupon-form.ts';
import { schemeNamed } from '../design/design-document.ts';
import { colorDistance, swatchesOf } from '../design/swatches.ts';

export const CONTRAST_RULES = [
  // w3.org/TR/WCAG22, 1.4.3; STEP-13
  preflightRule('contrast.text', words.looksAtText, (subject) =>
    cardFault(subject, 'foregroundColor', subject.face.colors.foreground, {
      title: words.textIsFaint(),
      reason: words.phonesNeedContrast(),
    }),
  ),
  // w3.org/TR/WCAG22, 1.4.3; STEP-13
  preflightRule('contrast.labels', words.looksAtLabels, (subject) =>
    subject.form.labelColor === null
      ? null
      : cardFault(subject, 'labelColor', subject.face.colors.label, {
          title: words.labelsAreFaint(),
          reason: words.phonesNeedContrast(),
        }),
  ),
  // w3.org/TR/WCAG22, 1.4.3 (large text); STEP-04
  preflightRule('contrast.logo', words.looksAtLogoText, logoFaults),
  // w3.org/TR/WCAG22, 1.4.3; STEP-13
  preflightRule('contrast.artwork', words.looksAtArtwork, artworkFaults),
];

function cardFault(
  { form, face }: PreflightSubject,
  place: 'foregroundColor' | 'labelColor',
  color: string,
  sentences: Pick<Fault, 'title' | 'reason'>,
): Fault | null {
  const { background } = face.colors;
  if (isColorReadable(color, background)) return null;
  const after = readableColor(form, color, background);
  return {
    ...sentences,
    cards: ['apple'],
    place,
    evidence: contrastOf(background, color, after),
    fix: { words: colorWords(after), values: { [place]: after } },
  };
}

function contrastOf(background: string, color: string, after: string): ContrastEvidence {
  const tone = (shown: string) => ({
    color: shown,
    ratio: shownRatio(contrastRatio(shown, background)),
  });
  return { kind: 'contrast', background, before: tone(color), after: tone(after) };
}

/** The words of a fix: a color's name, which people can say. */
const colorWords = (color: string): string =>
  words.useColor({ color: designWords.colorName(colorNameOf(color)) });

function logoFaults({ form }: PreflightSubject): Fault | null {
  if (form.haveLogoImage === 'yes' || form.logoText === null) return null;
  const color = colorOr(form.logoTextColor, '#000000');
  const background = colorOr(form.logoBackgroundColor, '#FFFFFF');
  // The letters of a text logo are larger than 24 px.
  if (contrastRatio(color, background) >= READABLE_WHEN_LARGE) return null;
  const after = nearestReadableColor(color, background, READABLE_CONTRAST);
  return {
    title: words.logoIsFaint(),
    reason: words.lettersNeedContrast(),
    cards: ['apple', 'google'],
    place: 'logoTextColor',
    evidence: contrastOf(background, color, after),
    fix: { words: colorWords(after), values: { logoTextColor: after } },
  };
}

function artworkFaults({ form, measures }: PreflightSubject): Fault | null {
  const faint = measures.faintWords.get(form.scheme) ?? [];
  const [label] = faint;
  if (label === undefined) return null;
  const better = form.stripEditorSource?.schemes.find(
    ({ name }) => measures.faintWords.get(name)?.length === 0,
  );
  return {
    title: words.artworkIsFaint({ label }),
    reason: words.artworkNeedsContrast({ scheme: schemeLabelOf(form.scheme) }),
    cards: ['apple', 'google'],
    place: 'scheme',
    ...(better !== undefined && {
      fix: {
        words: words.useScheme({ scheme: schemeLabelOf(better.name) }),
        values: withFollowingCard(form, { scheme: better.name }),
      },
    }),
  };
}

/** A readable color that suits the artwork. */
function isColorReadable(color: string, background: string): boolean {
  return contrastRatio(color, background) >= READABLE_CONTRAST;
}

/** The readable color of the scheme that is most like `color`; without one, the nearest tone of `color` itself. */
function readableColor(
  { stripEditorSource, scheme }: Pick<CouponForm, 'stripEditorSource' | 'scheme'>,
  color: string,
  background: string,
): string {
  const swatches =
    stripEditorSource === null ? [] : swatchesOf(schemeNamed(stripEditorSource, scheme));
  const [closest] = swatches
    .filter((swatch) => isColorReadable(swatch, background))
    .toSorted((one, other) => colorDistance(one, color) - colorDistance(other, color));
  return closest ?? nearestReadableColor(color, background);
}
