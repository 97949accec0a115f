/** Facts about a coupon that the preview dialog shows before saving (PREV-05, PRE-04). */
import { contrastRatio, READABLE_CONTRAST, shownRatio } from '../design/color.ts';
import type { CouponFace, DetailItem } from '../coupon/coupon-face.ts';
import { formatDateInWords } from '../coupon/date-in-words.ts';
import { parseDate } from '../coupon/expiry.ts';
import * as proofFactsWords from '../../words/domain/proof-facts.gen.ts';
import * as transcriptWords from '../../words/domain/transcript.gen.ts';

/** The lower contrast of text and labels on the Apple card, cut to one decimal place: 4.49 is not 4.5. */
export function contrastOf({ colors }: CouponFace) {
  const ratio = Math.min(
    contrastRatio(colors.foreground, colors.background),
    contrastRatio(colors.label, colors.background),
  );
  return { ratio: shownRatio(ratio), isReadable: ratio >= READABLE_CONTRAST };
}

/** For words that are too small on a phone; the font size there in px (STEP-11). */
export const SMALL_WORDS = {
  inField: (size: number) => proofFactsWords.smallInField({ size: tenthsOf(size) }),
  onProof: (label: string, size: number) =>
    proofFactsWords.smallOnProof({ label, size: tenthsOf(size) }),
} as const;

/** Truncated, so that 8.96 does not become 9. */
function tenthsOf(size: number): number {
  return Math.floor(size * 10) / 10;
}

/** The coupon as text for a screen reader, front and back, with every field (PRE-04, PREV-06). */
export function transcriptOf({
  language,
  merchantName,
  stripWords,
  description,
  dates,
  barcode,
  details,
}: CouponFace): string {
  const detail = (key: DetailItem['key']) => details.find((item) => item.key === key)?.value ?? '';
  const terms = detail('termsConditions');
  const promoCode = detail('promoCode');
  const website = detail('website');
  const phone = detail('phone');
  const parts = [
    transcriptWords.coupon({ merchantName }, language),
    stripWords === '' || stripWords === description ? '' : sentence(stripWords),
    description === '' ? '' : sentence(description),
    ...dates.map(({ label, display }) =>
      transcriptWords.date(
        { label, date: formatDateInWords(parseDate(display) ?? '', language) },
        language,
      ),
    ),
    barcode === null ? '' : transcriptWords.code({ caption: spokenCode(barcode) }, language),
    promoCode === '' ? '' : transcriptWords.promoCode({ code: promoCode }, language),
    terms === ''
      ? ''
      : transcriptWords.terms({ terms: sentence(terms.replace(/\s+/g, ' ')) }, language),
    website === '' ? '' : transcriptWords.website({ website }, language),
    phone === '' ? '' : transcriptWords.phone({ phone }, language),
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** The words below the code, and what it says if that is something else. */
function spokenCode({ caption, value }: NonNullable<CouponFace['barcode']>): string {
  return caption === value || caption === '' ? value : [caption, value].join(', ');
}

function sentence(words: string): string {
  return /[\p{Sentence_Terminal}…]$/u.test(words) ? words : `${words}.`;
}
