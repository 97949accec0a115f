import { Palette, Undo2 } from 'lucide-react';
import { CARD_MATCH_WORDS } from '../../../domain/wizard/card-messages.ts';
import type { CardOffer } from '../../../machines/wizard/matched-card.ts';
import { Button } from '../../parts/button.tsx';

interface CardMatchProps {
  readonly offer: CardOffer;
  readonly onMatch: () => void;
  readonly onUndo: () => void;
}

/** One button that matches the card to its artwork, then undoes that, so that the focus stays on it. */
export function CardMatch({ offer, onMatch, onUndo }: CardMatchProps) {
  if (offer === 'none') return null;
  const isOffered = offer === 'offered';
  return (
    <Button onClick={isOffered ? onMatch : onUndo}>
      {isOffered ? <Palette /> : <Undo2 />}
      {isOffered ? CARD_MATCH_WORDS.match : CARD_MATCH_WORDS.undo}
    </Button>
  );
}
