import { Wallet, WalletCards } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CouponFace } from '../../domain/coupon/coupon-face.ts';
import { AppleCard } from '../coupon/apple-card.tsx';
import { AppleCardBack } from '../coupon/apple-card-back.tsx';
import { stripLabel } from '../coupon/coupon-labels.ts';
import { GoogleCard } from '../coupon/google-card.tsx';
import { Button, ButtonAnchor } from '../parts/buttons/button.tsx';
import { Dialog } from '../parts/overlays/dialog.tsx';
import { Message } from '../parts/fields/message.tsx';
import { MissingPartsLine } from '../proof/missing-parts-line.tsx';
import { rideAlongImage } from '../proof/proof.css.ts';
import { NextProof, Proof, ProofStage, ProofTitle, type TurnedCard } from '../proof/proof.tsx';
import { PROOF_NAMES, turnsOf } from '../proof/turns.ts';
import * as dashboardWords from '../../words/dashboard.gen.ts';
import * as couponWords from '../../words/coupon.gen.ts';
import * as actionsWords from '../../words/actions.gen.ts';
import { PreviewPlace } from './preview-waiting.tsx';

interface CardImages {
  readonly strip: string;
  readonly logo: string;
}

/** The images of a stored coupon; data URLs. */
export interface StoredPreview {
  readonly face: CouponFace;
  readonly apple: CardImages;
  readonly google: CardImages;
  readonly rideAlong: string | null;
  /** Null if it has none, or none yet. */
  readonly barcode: string | null;
  /** Requests the barcode again; null if there is no need. */
  readonly onBarcodeAgain: (() => void) | null;
}

interface PreviewOverlayProps extends TurnedCard {
  readonly name: string;
  readonly active: boolean;
  readonly preview: StoredPreview | 'loading' | 'failed';
  /** The link that adds the shown card to a wallet; null while unknown. */
  readonly walletLink: string | null;
  /** What preflight found in the coupon (PRE-01). */
  readonly findings: ReactNode;
  /** How the last change reached saved passes; null if the card is no pass. */
  readonly savedPasses: ReactNode;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** A stored coupon on its real cards, as in the wallets (DASH-10, PREV-05). */
export function PreviewOverlay(props: PreviewOverlayProps) {
  const { name, preview, card, active, findings, savedPasses, onRetry, onClose } = props;
  const hasRideAlong = typeof preview === 'object' && preview.rideAlong !== null;
  const turns = turnsOf(card, { hasRideAlong, isRound: true });
  const place = turns.cards.indexOf(card) + 1;
  return (
    <Dialog
      dismissible
      open
      onClose={onClose}
      title={dashboardWords.previewOfName({ name })}
      titleHidden
      size="wide"
    >
      <Proof
        stage={
          typeof preview === 'object' ? (
            <ProofStage {...props} turns={turns}>
              <StoredCard {...props} preview={preview} />
            </ProofStage>
          ) : (
            <PreviewPlace isFailed={preview === 'failed'} onRetry={onRetry} />
          )
        }
        title={
          <ProofTitle
            card={card}
            line={dashboardWords.proofPlace({
              card: PROOF_NAMES[card]().toUpperCase(),
              place,
              cards: turns.cards.length,
            })}
          >
            {name}
          </ProofTitle>
        }
        actions={
          <>
            {card !== 'ride-along' && <AddToWallet {...props} />}
            {typeof preview === 'object' && <NextProof {...props} turns={turns} />}
          </>
        }
      >
        {card !== 'ride-along' && typeof preview === 'object' && (
          <MissingBarcodeLine {...preview} />
        )}
        {!active && (
          <Message kind="warn">{dashboardWords.thisCouponIsInactiveRecipients()}</Message>
        )}
        {findings}
        {savedPasses}
      </Proof>
    </Dialog>
  );
}

function MissingBarcodeLine({ onBarcodeAgain }: Pick<StoredPreview, 'onBarcodeAgain'>) {
  if (onBarcodeAgain === null) return null;
  return <MissingPartsLine parts={[{ kind: 'barcode' }]} onAskAgain={onBarcodeAgain} />;
}

type StoredCardProps = Pick<PreviewOverlayProps, 'card' | 'detailsShown' | 'onDetails'> & {
  readonly preview: StoredPreview;
};

function StoredCard({ card, detailsShown, preview, onDetails }: StoredCardProps) {
  const { face, apple, google, rideAlong, barcode } = preview;
  if (card === 'ride-along')
    return (
      <div className={rideAlongImage}>
        <img src={rideAlong ?? ''} alt={actionsWords.yourRideAlongImage()} />
      </div>
    );
  const images = card === 'apple' ? apple : google;
  const parts = {
    face,
    logo: <img src={images.logo} alt={face.merchantName} />,
    artwork: <img src={images.strip} alt={stripLabel(face)} />,
    barcode: barcode === null ? null : <img src={barcode} alt="" />,
  };
  if (card === 'google')
    return <GoogleCard {...parts} sheet={{ open: detailsShown, onToggle: onDetails }} />;
  return detailsShown ? <AppleCardBack face={face} /> : <AppleCard {...parts} />;
}

/** Only active coupons can be added to a wallet (DASH-05). */
function AddToWallet({ card, active, walletLink }: PreviewOverlayProps) {
  const words = card === 'apple' ? couponWords.addToAppleWallet() : couponWords.addToGoogleWallet();
  const sign = card === 'apple' ? <Wallet /> : <WalletCards />;
  if (!active || walletLink === null)
    return (
      <Button look="ink" icon={sign} disabled>
        {words}
      </Button>
    );
  return (
    <ButtonAnchor look="ink" icon={sign} href={walletLink} target="_blank" rel="noopener">
      {words}
    </ButtonAnchor>
  );
}
