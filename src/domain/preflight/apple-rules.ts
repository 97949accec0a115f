/** Words that Apple's card has no room for (PRE-01, PREV-01). */
import * as words from '../../words/preflight.gen.ts';
import { fitsAppleCard } from '../coupon/apple-words.ts';
import { wholeWords } from '../coupon/google-words.ts';
import type { Fault, PreflightRule, PreflightSubject } from './finding.ts';

export const APPLE_RULES: readonly PreflightRule[] = [
  {
    name: 'apple.offer',
    // developer.apple.com/documentation/walletpasses/passfieldcontent; PREV-06
    severity: 'disappoints',
    looksAt: words.looksAtOffer,
    check: offerFaults,
  },
];

function offerFaults({ face }: PreflightSubject): readonly Fault[] {
  const { description } = face;
  if (fitsAppleCard(description, face)) return [];
  const shorter = wholeWords(description, (start) => fitsAppleCard(start, face));
  const shown = wholeWords(description, (start) => fitsAppleCard(`${start}…`, face)) ?? '';
  return [
    {
      title: words.appleCutsOffer(),
      reason: words.appleShowsThreeLines({ dates: face.dates.length }),
      cards: ['apple'],
      place: 'description',
      evidence: { kind: 'cut', shown, lost: description.slice(shown.length) },
      ...(shorter !== null && {
        fix: { words: words.useText({ text: shorter }), values: { description: shorter } },
      }),
    },
  ];
}
