import { Palette, Undo2 } from 'lucide-react';
import type { CardOffer } from '../../../machines/wizard/matched-card.ts';
import { Button } from '../../parts/buttons/button.tsx';
import * as wizardWords from '../../../words/wizard.gen.ts';

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
      {isOffered ? wizardWords.matchArtwork() : wizardWords.undoMatch()}
    </Button>
  );
}
