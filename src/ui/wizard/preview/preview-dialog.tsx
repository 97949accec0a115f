import { ArrowRight, ChevronLeft, ChevronRight, Info } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { CouponForm, Platform } from '../../../domain/coupon/coupon-form.ts';
import type { EditedPart } from '../../../machines/wizard/preview-dialog.machine.ts';
import type { CouponImages } from '../../../machines/submission/submission.machine.ts';
import type { PreviewCard } from '../../../machines/wizard/preview-cards.ts';
import { Button } from '../../parts/button.tsx';
import { CropMarks } from '../../parts/crop-marks.tsx';
import { Desk } from '../../parts/desk.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { TearLine } from '../../parts/tear-line.tsx';
import { TicketButton } from '../../parts/ticket-button.tsx';
import { slug } from '../../theme/layout.css.ts';
import { CouponPreview } from './coupon-preview.tsx';
import * as styles from './preview-dialog.css.ts';
import { ProofNotes } from './proof-notes.tsx';
import { RideAlongPreview } from './ride-along-preview.tsx';

const CARDS = ['apple', 'google', 'ride-along'] as const satisfies readonly PreviewCard[];
const NAMES: Readonly<Record<PreviewCard, string>> = {
  apple: 'Apple coupon',
  google: 'Google coupon',
  'ride-along': 'Ride-Along',
};
const TITLES: Readonly<Record<PreviewCard, string>> = {
  apple: 'Your Apple coupon',
  google: 'Your Google coupon',
  'ride-along': 'Your Ride-Along image',
};
const PROMISES: Readonly<Record<PreviewCard, string>> = {
  apple: 'This is what goes to the phone, pixel for pixel.',
  google: 'This is what goes to the phone, pixel for pixel.',
  'ride-along': 'This is what people see beside their mail, at the size they see it.',
};

interface PreviewDialogProps {
  readonly card: PreviewCard;
  /** The back of Apple's card, or Google's sheet (PREV-01, PREV-02). */
  readonly detailsShown: boolean;
  readonly form: CouponForm;
  /** With a Ride-Along image there is a third proof. */
  readonly images: CouponImages;
  readonly barcode: string | null;
  /** No link leads into the steps then, and the last proof leads back to the first. */
  readonly fromDashboard?: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onDetails: () => void;
  readonly onEdit: (part: EditedPart) => void;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** The proof: the very pictures that are saved, what can be said of them, and what can still be changed (PREV-05). */
export function PreviewDialog(props: PreviewDialogProps) {
  const { card, onClose } = props;
  const turns = turnsOf(props);
  return (
    <Dialog open onClose={onClose} title={TITLES[card]} titleHidden size="wide" dismissible={false}>
      <div className={styles.proof}>
        <Stage {...props} {...turns} />
        <span className={styles.tear}>
          <TearLine kind="down" notches={false} />
        </span>
        <Side {...props} {...turns} />
      </div>
    </Dialog>
  );
}

interface Turns {
  readonly cards: readonly PreviewCard[];
  readonly previous: PreviewCard | null;
  readonly next: PreviewCard | null;
}

function turnsOf({ card, images, fromDashboard = false }: PreviewDialogProps): Turns {
  const cards = images.rideAlong === null ? CARDS.slice(0, 2) : CARDS;
  const place = cards.indexOf(card);
  const first = fromDashboard ? CARDS[0] : null;
  return { cards, previous: cards[place - 1] ?? null, next: cards[place + 1] ?? first };
}

function Stage(props: PreviewDialogProps & Turns) {
  const { card, previous, next, detailsShown, onPrevious, onNext, onDetails } = props;
  return (
    <Desk className={styles.stage}>
      <div className={styles.onStage}>
        <Button
          shape="square"
          aria-label={
            previous === null ? 'Previous preview' : `Previous preview: ${NAMES[previous]}`
          }
          disabled={previous === null}
          onClick={onPrevious}
        >
          <ChevronLeft />
        </Button>
        <div className={styles.card} data-card={card}>
          <CropMarks>
            <Proof {...props} />
          </CropMarks>
        </div>
        <Button
          shape="square"
          aria-label={next === null ? 'Next preview' : `Next preview: ${NAMES[next]}`}
          disabled={next === null}
          onClick={onNext}
        >
          <ChevronRight />
        </Button>
        {card === 'apple' && (
          <div className={styles.underCard}>
            <Button aria-pressed={detailsShown} onClick={onDetails}>
              <Info />
              Details
            </Button>
          </div>
        )}
      </div>
    </Desk>
  );
}

function Proof(props: PreviewDialogProps) {
  const { card, form, images } = props;
  if (card === 'ride-along') return <RideAlongPreview form={form} drawn={images.rideAlong} />;
  return <CouponPreview {...props} platform={card} drawn={drawnOf(images, card)} />;
}

function drawnOf(images: CouponImages, platform: Platform) {
  return platform === 'apple'
    ? { strip: images.appleStrip, logo: images.appleLogo }
    : { strip: images.googleStrip, logo: images.googleLogo };
}

function Side(props: PreviewDialogProps & Turns) {
  const { card, cards, next, fromDashboard = false, onNext, onSave, onClose } = props;
  const title = useTurnFocus(card);
  return (
    <div className={styles.side}>
      <div>
        <p className={slug}>
          PROOF {cards.indexOf(card) + 1} OF {cards.length}
        </p>
        <p ref={title} className={styles.title} tabIndex={-1}>
          {TITLES[card]}
        </p>
      </div>
      <p className={styles.soft}>{PROMISES[card]}</p>
      <ProofNotes
        {...props}
        hasRideAlong={props.images.rideAlong !== null}
        canEdit={!fromDashboard}
      />
      <div className={styles.actions}>
        {next !== null && (
          <Button onClick={onNext}>
            Preview {NAMES[next]}
            <ArrowRight />
          </Button>
        )}
        <TicketButton width="full" onClick={onSave}>
          Save and continue
        </TicketButton>
        <Button look="bare" onClick={onClose}>
          Go back
        </Button>
      </div>
    </div>
  );
}

/** The button that turned to the other card is gone or disabled then: its title takes the focus, and the card is in sight on a phone too. */
function useTurnFocus(card: PreviewCard) {
  const title = useRef<HTMLParagraphElement>(null);
  const shown = useRef(card);
  useEffect(() => {
    if (shown.current === card) return;
    shown.current = card;
    title.current?.focus({ preventScroll: true });
    title.current?.closest('[role="dialog"]')?.scrollIntoView({ block: 'start' });
  }, [card]);
  return title;
}
