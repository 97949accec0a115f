/** Texts that Google Wallet cuts, and a save link that has no room for them (PRE-01, API-12). */
import * as words from '../../words/preflight.gen.ts';
import { GOOGLE_TEXT_LIMITS } from '../constants.ts';
import { googleWordsOf, lengthOf, wholeWords } from '../coupon/google-words.ts';
import type { Fault, PreflightRule, PreflightSubject } from './finding.ts';
import { leastTokenLength } from './save-token.ts';

export const GOOGLE_RULES: readonly PreflightRule[] = [
  {
    name: 'google.issuer',
    // developers.google.com/wallet/reference/rest/v1/offerclass; PREV-06
    severity: 'disappoints',
    looksAt: words.looksAtIssuer,
    check: ({ face }) =>
      cutFaults('merchantName', face.merchantName, googleWordsOf(face).issuerName, {
        limit: GOOGLE_TEXT_LIMITS.issuer,
        title: words.googleCutsName(),
      }),
  },
  {
    name: 'google.provider',
    // developers.google.com/wallet/reference/rest/v1/offerclass; PREV-06
    severity: 'disappoints',
    looksAt: words.looksAtProvider,
    check: providerFaults,
  },
  {
    name: 'google.title',
    // developers.google.com/wallet/reference/rest/v1/offerclass; PREV-06
    severity: 'disappoints',
    looksAt: words.looksAtTitle,
    check: ({ face }) =>
      cutFaults('description', face.description, googleWordsOf(face).title, {
        limit: GOOGLE_TEXT_LIMITS.title,
        title: words.googleCutsDescription(),
      }),
  },
  {
    name: 'google.link',
    // developers.google.com/wallet/reference/rest/v1/Jwt; API-12
    severity: 'disappoints',
    looksAt: words.looksAtLink,
    check: linkFaults,
  },
];

function cutFaults(
  place: 'merchantName' | 'description',
  text: string,
  shown: string,
  { limit, title }: { readonly limit: number; readonly title: string },
): readonly Fault[] {
  if (lengthOf(text) <= limit) return [];
  const shorter = wholeWords(text, limit);
  return [
    {
      title,
      reason: words.googleShowsCharacters({ limit }),
      cards: ['google'],
      place,
      evidence: cutAt(text, shown),
      ...(shorter !== null && {
        fix: { words: words.useText({ text: shorter }), values: { [place]: shorter } },
      }),
    },
  ];
}

/** Lists show the provider, the first whole words of the name; a first word that is too long is cut inside. */
function providerFaults({ face }: PreflightSubject): readonly Fault[] {
  const { merchantName } = face;
  const limit = GOOGLE_TEXT_LIMITS.provider;
  if (lengthOf(merchantName) <= limit || wholeWords(merchantName, limit) !== null) return [];
  return [
    {
      title: words.googleCutsFirstWord(),
      reason: words.googleListsCharacters({ limit }),
      cards: ['google'],
      place: 'merchantName',
      evidence: cutAt(merchantName, googleWordsOf(face).provider),
    },
  ];
}

/** `shown` ends in an ellipsis, which is no part of the text. */
function cutAt(text: string, shown: string): NonNullable<Fault['evidence']> {
  const start = shown.slice(0, -1);
  return { kind: 'cut', shown: start, lost: text.slice(start.length) };
}

function linkFaults({ face, linkRoom }: PreflightSubject): readonly Fault[] {
  if (linkRoom === null) return [];
  const length = leastTokenLength(face);
  if (length <= linkRoom) return [];
  return [
    {
      title: words.linkIsLong(),
      reason: words.linkWithoutTerms({ length, room: linkRoom }),
      cards: ['google'],
      place: face.barcode === null ? 'description' : 'barcodeInitialValue',
    },
  ];
}
