import { type ReactNode, useRef } from 'react';
import type { PreflightPlace } from '../../../domain/preflight/finding.ts';
import type { Platform } from '../../../domain/coupon/fields/coupon-images.ts';
import type { CouponImages } from '../../../machines/submission/submission.machine.ts';
import type { PreviewCard } from '../../../machines/wizard/preview-cards.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Dialog } from '../../parts/overlays/dialog.tsx';
import { TicketButton } from '../../parts/buttons/ticket-button.tsx';
import { soft } from '../../theme/layout.css.ts';
import { NextProof, Proof, ProofStage, ProofTitle } from '../../proof/proof.tsx';
import { type Turns, turnsOf } from '../../proof/turns.ts';
import { CouponPreview } from './coupon-preview.tsx';
import { ProofNotes, type ProofNotesProps } from './proof-notes.tsx';
import { type ScanProof, ScanResult } from './scan-result.tsx';
import { RideAlongPreview } from './ride-along-preview.tsx';
import * as finishWords from '../../../words/finish.gen.ts';
import * as proofWords from '../../../words/proof.gen.ts';
import * as actionsWords from '../../../words/actions.gen.ts';

const TITLES: Readonly<Record<PreviewCard, () => string>> = {
  apple: proofWords.yourAppleCoupon,
  google: proofWords.yourGoogleCoupon,
  'ride-along': actionsWords.yourRideAlongImage,
};

interface PreviewDialogProps extends Omit<ProofNotesProps, 'hasRideAlong' | 'canEdit'> {
  /** Sharing for approval, with the answers; absent on the dashboard. The last part: answers come while others are read. */
  readonly approval?: ReactNode;
  /** For whom publishing waits (APPR-03); null if it does not wait. */
  readonly waits?: ReactNode;
  /** The back of Apple's card, or Google's sheet (PREV-01, PREV-02). */
  readonly detailsShown: boolean;
  /** A Ride-Along image adds a third proof. */
  readonly images: CouponImages;
  readonly barcode: string | null;
  /** Without edit links, and the last proof leads to the first. */
  readonly fromDashboard?: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onDetails: () => void;
  /** Whether the drawn code was read back (PRE-02); a save waits for that. */
  readonly scan: ScanProof;
  readonly onClose: () => void;
}

/** The proof: the images to save, notes about them, and links to edit them (PREV-05). */
export function PreviewDialog(props: PreviewDialogProps) {
  const { card, images, fromDashboard = false, onClose } = props;
  const leadsToField = useRef(false);
  const onShow = (place: PreflightPlace): void => {
    leadsToField.current = true;
    props.onShow(place);
  };
  const turns = turnsOf(card, {
    hasRideAlong: images.rideAlong !== null,
    isRound: fromDashboard,
  });
  const place = turns.cards.indexOf(card) + 1;
  return (
    <Dialog
      open
      onClose={onClose}
      title={TITLES[card]()}
      titleHidden
      size="wide"
      finalFocus={() => !leadsToField.current}
    >
      <Proof
        stage={
          <ProofStage {...props} turns={turns}>
            <CardProof {...props} />
          </ProofStage>
        }
        title={
          <ProofTitle
            card={card}
            line={proofWords.proofPlaceOfLength({ place, length: turns.cards.length })}
          >
            {TITLES[card]()}
          </ProofTitle>
        }
        actions={<Actions {...props} turns={turns} />}
      >
        <p className={soft}>
          {card === 'ride-along' ? proofWords.besideTheirMail() : proofWords.toThePhone()}
        </p>
        {card !== 'ride-along' && (
          <ScanResult {...props.scan} onFix={props.onFix} onShow={fromDashboard ? null : onShow} />
        )}
        <ProofNotes
          {...props}
          onShow={onShow}
          hasRideAlong={images.rideAlong !== null}
          canEdit={!fromDashboard}
        />
        {props.approval}
      </Proof>
    </Dialog>
  );
}

function CardProof(props: PreviewDialogProps) {
  const { card, form, images } = props;
  if (card === 'ride-along') return <RideAlongPreview form={form} drawn={images.rideAlong} />;
  return <CouponPreview {...props} platform={card} drawn={drawnOf(images, card)} />;
}

function drawnOf(images: CouponImages, platform: Platform) {
  return platform === 'apple'
    ? { strip: images.appleStrip, logo: images.appleLogo }
    : { strip: images.googleStrip, logo: images.googleLogo };
}

function Actions(props: PreviewDialogProps & { readonly turns: Turns }) {
  const { waits = null, scan } = props;
  const isSaving = scan.state.hasTag('saving');
  return (
    <>
      <NextProof {...props} />
      <TicketButton
        width="full"
        disabled={waits !== null}
        aria-busy={isSaving}
        aria-disabled={isSaving}
        onClick={() => scan.send({ type: 'coupon.save' })}
      >
        {isSaving ? actionsWords.saving() : proofWords.saveAndContinue()}
      </TicketButton>
      <Button look="bare" onClick={props.onClose}>
        {finishWords.goBack()}
      </Button>
      {waits}
    </>
  );
}
