import type { Language } from '../../words/language.ts';

/** The language of what Tearline itself writes on a card, its page, print and passes, whatever the reader's is. */
export const COUPON_LANGUAGE: Language = 'en';
