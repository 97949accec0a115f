import { ArrowRight, ChevronLeft, ChevronRight, Info, Wallet, WalletCards } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { CouponFace } from '../../domain/coupon/coupon-face.ts';
import type { PreviewCard } from '../../machines/wizard/preview-cards.ts';
import { AppleCard } from '../coupon/apple-card.tsx';
import { AppleCardBack } from '../coupon/apple-card-back.tsx';
import { stripLabel } from '../coupon/coupon-labels.ts';
import { GoogleCard } from '../coupon/google-card.tsx';
import { Button, ButtonAnchor } from '../parts/button.tsx';
import { CropMarks } from '../parts/crop-marks.tsx';
import { Desk } from '../parts/desk.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Message } from '../parts/message.tsx';
import { FailureNotice } from '../parts/notice.tsx';
import { Spinner } from '../parts/spinner.tsx';
import { TearLine } from '../parts/tear-line.tsx';
import { slug } from '../theme/layout.css.ts';
import * as styles from '../wizard/preview/preview-dialog.css.ts';
import * as rideAlongStyles from '../wizard/preview/ride-along-preview.css.ts';

interface CardPictures {
  readonly strip: string;
  readonly logo: string;
}

/** The pictures a stored coupon is made of; data URLs. */
export interface StoredPreview {
  readonly face: CouponFace;
  readonly apple: CardPictures;
  readonly google: CardPictures;
  readonly rideAlong: string | null;
  readonly barcode: string | null;
}

interface PreviewOverlayProps {
  readonly name: string;
  readonly active: boolean;
  readonly preview: StoredPreview | 'loading' | 'failed';
  readonly card: PreviewCard;
  readonly detailsShown: boolean;
  /** Where the card on show is added to a wallet; null while that is not known. */
  readonly walletLink: string | null;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onDetails: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

const NAMES: Readonly<Record<PreviewCard, string>> = {
  apple: 'Apple coupon',
  google: 'Google coupon',
  'ride-along': 'Ride-Along',
};

/** A stored coupon on its real cards, as the wallets show them (DASH-10, PREV-05). */
export function PreviewOverlay(props: PreviewOverlayProps) {
  const { name, preview, onRetry, onClose } = props;
  return (
    <Dialog open onClose={onClose} title={`Preview of ${name}`} titleHidden size="wide">
      <div className={styles.proof}>
        <Desk className={styles.stage}>
          {preview === 'loading' && <Spinner words="Loading the coupon" />}
          {preview === 'failed' && (
            <FailureNotice title="Unable to load coupon" onRetry={onRetry}>
              Check the connection and load it again.
            </FailureNotice>
          )}
          {typeof preview === 'object' && <Stage {...props} preview={preview} />}
        </Desk>
        <span className={styles.tear}>
          <TearLine kind="down" notches={false} />
        </span>
        <Side {...props} />
      </div>
    </Dialog>
  );
}

function Stage(props: PreviewOverlayProps & { readonly preview: StoredPreview }) {
  const { card, detailsShown, preview, onPrevious, onNext, onDetails } = props;
  const { previous, next } = turnsOf(card, preview);
  return (
    <div className={styles.onStage}>
      <Button
        shape="square"
        aria-label={previous === null ? 'Previous preview' : `Previous preview: ${NAMES[previous]}`}
        disabled={previous === null}
        onClick={onPrevious}
      >
        <ChevronLeft />
      </Button>
      <div className={styles.card} data-card={card}>
        <CropMarks>{cardOf(props)}</CropMarks>
      </div>
      <Button shape="square" aria-label={`Next preview: ${NAMES[next]}`} onClick={onNext}>
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
  );
}

function cardOf({
  card,
  detailsShown,
  preview,
  onDetails,
}: PreviewOverlayProps & { readonly preview: StoredPreview }): ReactNode {
  const { face, apple, google, rideAlong, barcode } = preview;
  if (card === 'ride-along')
    return (
      <div className={rideAlongStyles.image}>
        <img src={rideAlong ?? ''} alt="Your Ride-Along image" />
      </div>
    );
  const pictures = card === 'apple' ? apple : google;
  const parts = {
    face,
    logo: <img src={pictures.logo} alt={face.merchantName} />,
    artwork: <img src={pictures.strip} alt={stripLabel(face)} />,
    barcode: barcode === null ? null : <img src={barcode} alt="" />,
  };
  if (card === 'google')
    return <GoogleCard {...parts} sheet={{ open: detailsShown, onToggle: onDetails }} />;
  return detailsShown ? <AppleCardBack face={face} /> : <AppleCard {...parts} />;
}

function Side(props: PreviewOverlayProps) {
  const { name, card, active, preview, onNext } = props;
  const title = useTurnFocus(card);
  const cards = typeof preview === 'object' ? cardsOf(preview) : (['apple', 'google'] as const);
  const turns = typeof preview === 'object' ? turnsOf(card, preview) : null;
  return (
    <div className={styles.side}>
      <div>
        <p className={slug}>
          {NAMES[card].toUpperCase()}, {cards.findIndex((one) => one === card) + 1} OF{' '}
          {cards.length}
        </p>
        <p ref={title} className={styles.title} tabIndex={-1}>
          {name}
        </p>
      </div>
      {!active && <Message kind="warn">This coupon is inactive: recipients see “Uh oh!”.</Message>}
      <div className={styles.actions}>
        {card !== 'ride-along' && <AddToWallet {...props} />}
        {turns !== null && (
          <Button onClick={onNext}>
            Preview {NAMES[turns.next]}
            <ArrowRight />
          </Button>
        )}
      </div>
    </div>
  );
}

/** Only an active coupon goes into a wallet (DASH-05). */
function AddToWallet({ card, active, walletLink }: PreviewOverlayProps) {
  const words = card === 'apple' ? 'Add to Apple Wallet' : 'Add to Google Wallet';
  const sign = card === 'apple' ? <Wallet /> : <WalletCards />;
  if (!active || walletLink === null) {
    return (
      <Button look="ink" disabled>
        {sign}
        {words}
      </Button>
    );
  }
  return (
    <ButtonAnchor look="ink" href={walletLink} target="_blank" rel="noopener">
      {sign}
      {words}
    </ButtonAnchor>
  );
}

function cardsOf({ rideAlong }: StoredPreview): readonly [PreviewCard, ...PreviewCard[]] {
  return rideAlong === null ? ['apple', 'google'] : ['apple', 'google', 'ride-along'];
}

/** The last leads back to the first. */
function turnsOf(card: PreviewCard, preview: StoredPreview) {
  const cards = cardsOf(preview);
  const place = cards.indexOf(card);
  return { previous: cards[place - 1] ?? null, next: cards[place + 1] ?? cards[0] };
}

/** The button that turned to the other card may be gone or disabled then. */
function useTurnFocus(card: PreviewCard) {
  const title = useRef<HTMLParagraphElement>(null);
  const shown = useRef(card);
  useEffect(() => {
    if (shown.current === card) return;
    shown.current = card;
    title.current?.focus({ preventScroll: true });
  }, [card]);
  return title;
}
