import type { MailPicture } from './mail.ts';
import { oneLine } from './mail-text.ts';
import * as mailWords from '../../src/words/server/mail.gen.ts';

/** The content of the mail to the coupon's maker (SUBM-07). */
export interface CouponMailFacts {
  readonly name: string;
  readonly merchantName: string;
  /** MM/DD/YYYY; null if the coupon has no last day. */
  readonly expires: string | null;
  readonly colors: { readonly background: string; readonly foreground: string };
  /** The strip; null if it could not be read. */
  readonly picture: Pick<MailPicture, 'bytes' | 'contentType'> | null;
  /** The text in the strip, in reading order. */
  readonly paintedWords: readonly string[];
  readonly links: {
    /** The public page of the coupon. */
    readonly coupon: string;
    /** The page where the maker finds link and QR code again. */
    readonly share: string;
    readonly dashboard: string;
  };
}

export type CouponMailWords = ReturnType<typeof couponMailWords>;

/** Returns the texts that both parts of the mail use, each on one line, whatever was typed. Pure. */
export function couponMailWords(facts: CouponMailFacts) {
  const painted = facts.paintedWords.map(oneLine).filter((line) => line !== '');
  const name = oneLine(facts.name);
  return {
    name,
    merchantName: oneLine(facts.merchantName),
    lastDay:
      facts.expires === null ? mailWords.noLastDay() : mailWords.lastDay({ date: facts.expires }),
    pictureWords: painted.length === 0 ? name : painted.join(', '),
    links: facts.links,
    colors: facts.colors,
  };
}
