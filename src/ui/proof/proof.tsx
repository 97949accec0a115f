import { ArrowRight, ChevronLeft, ChevronRight, Info } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { PreviewCard } from '../../machines/wizard/preview-cards.ts';
import { Button } from '../parts/buttons/button.tsx';
import { CropMarks, Desk } from '../parts/paper/paper.tsx';
import { TearLine } from '../parts/paper/tear-line.tsx';
import { slug } from '../theme/layout.css.ts';
import * as styles from './proof.css.ts';
import { PROOF_NAMES, type Turns } from './turns.ts';
import * as couponWords from '../../words/coupon.gen.ts';
import * as actionsWords from '../../words/actions.gen.ts';

interface ProofProps {
  /** On the desk: a `ProofStage`, or a placeholder until the card is known. */
  readonly stage: ReactNode;
  /** A `ProofTitle`. */
  readonly title: ReactNode;
  /** The buttons, always visible. */
  readonly actions: ReactNode;
  /** The notes about the card; they scroll in a low window. */
  readonly children: ReactNode;
}

/** The content of a wide dialog: a card on the desk, and its notes beyond the tear line (PREV-05). */
export function Proof({ stage, title, actions, children }: ProofProps) {
  return (
    <div className={styles.proof}>
      <div className={styles.head}>{title}</div>
      <div className={styles.body}>
        <Desk className={styles.stage}>{stage}</Desk>
        <TearLine kind="down" notches={false} className={styles.tear} />
        <div className={styles.side}>{children}</div>
      </div>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}

/** The shown card, and what turns it. */
export interface TurnedCard {
  readonly card: PreviewCard;
  /** The back of Apple's card, or Google's sheet (PREV-01, PREV-02). */
  readonly detailsShown: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onDetails: () => void;
}

interface ProofStageProps extends TurnedCard {
  readonly turns: Turns;
  readonly children: ReactNode;
}

/** One card between arrows to the other cards. */
export function ProofStage(props: ProofStageProps) {
  const { card, turns, detailsShown, onPrevious, onNext, onDetails, children } = props;
  const stage = useRef<HTMLDivElement>(null);
  useAfterTurn(card, () => stage.current?.scrollIntoView({ block: 'nearest' }));
  return (
    <div ref={stage} className={styles.onStage}>
      <Button
        icon={<ChevronLeft />}
        shape="square"
        aria-label={nameOf(couponWords.previousPreview(), turns.previous)}
        disabled={turns.previous === null}
        onClick={onPrevious}
      />
      <div className={styles.card} data-card={card}>
        <CropMarks>{children}</CropMarks>
      </div>
      <Button
        icon={<ChevronRight />}
        shape="square"
        aria-label={nameOf(couponWords.nextPreview(), turns.next)}
        disabled={turns.next === null}
        onClick={onNext}
      />
      {card === 'apple' && (
        <div className={styles.underCard}>
          <Button icon={<Info />} aria-pressed={detailsShown} onClick={onDetails}>
            {actionsWords.details()}
          </Button>
        </div>
      )}
    </div>
  );
}

function nameOf(words: string, to: PreviewCard | null): string {
  return to === null ? words : `${words}: ${PROOF_NAMES[to]()}`;
}

interface ProofTitleProps {
  readonly card: PreviewCard;
  /** The small line above the title. */
  readonly line: string;
  readonly children: string;
}

/** Gets the focus after a turn, because the pressed button may be gone or disabled. */
export function ProofTitle({ card, line, children }: ProofTitleProps) {
  const title = useRef<HTMLParagraphElement>(null);
  useAfterTurn(card, () => title.current?.focus({ preventScroll: true }));
  return (
    <div>
      <p className={slug}>{line}</p>
      <p ref={title} className={styles.title} tabIndex={-1}>
        {children}
      </p>
    </div>
  );
}

function useAfterTurn(card: PreviewCard, effect: () => void): void {
  const shown = useRef(card);
  useEffect(() => {
    if (shown.current === card) return;
    shown.current = card;
    effect();
  });
}

interface NextProofProps {
  readonly turns: Turns;
  readonly onNext: () => void;
}

/** The next card as a button with words. */
export function NextProof({ turns: { next }, onNext }: NextProofProps) {
  if (next === null) return null;
  return (
    <Button onClick={onNext}>
      {couponWords.previewOf({ name: PROOF_NAMES[next]() })}
      <ArrowRight />
    </Button>
  );
}
