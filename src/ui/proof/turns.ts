import type { PreviewCard } from '../../machines/wizard/preview-cards.ts';
import * as couponWords from '../../words/coupon.gen.ts';

export const PROOF_NAMES: Readonly<Record<PreviewCard, () => string>> = {
  apple: couponWords.appleCoupon,
  google: couponWords.googleCoupon,
  'ride-along': couponWords.rideAlong,
};

/** The cards of a proof, and the targets of the two arrows. */
export type Turns = ReturnType<typeof turnsOf>;

interface Turning {
  readonly hasRideAlong: boolean;
  /** The last card leads to the first. */
  readonly isRound: boolean;
}

export function turnsOf(card: PreviewCard, { hasRideAlong, isRound }: Turning) {
  const cards: readonly PreviewCard[] = hasRideAlong
    ? ['apple', 'google', 'ride-along']
    : ['apple', 'google'];
  const place = cards.indexOf(card);
  return {
    cards,
    previous: cards[place - 1] ?? null,
    next: cards[place + 1] ?? (isRound ? 'apple' : null),
  };
}
