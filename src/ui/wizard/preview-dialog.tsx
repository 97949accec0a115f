import { ArrowRight, ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { CouponForm } from '../../domain/coupon-form.ts';
import type { CouponImages } from '../../machines/submission.machine.ts';
import { Button } from '../parts/button.tsx';
import { CropMarks } from '../parts/crop-marks.tsx';
import { Desk } from '../parts/desk.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { TearLine } from '../parts/tear-line.tsx';
import { TicketButton } from '../parts/ticket-button.tsx';
import { slug } from '../theme/layout.css.ts';
import { CouponPreview, type Platform } from './coupon-preview.tsx';
import * as styles from './preview-dialog.css.ts';
import { ProofNotes } from './proof-notes.tsx';

const PLATFORMS = ['apple', 'google'] as const;
const TITLES: Readonly<Record<Platform, string>> = {
  apple: 'Your Apple coupon',
  google: 'Your Google coupon',
};

export type EditedPart = 'coupon' | 'details';

interface PreviewDialogProps {
  readonly platform: Platform;
  readonly form: CouponForm;
  readonly images: CouponImages;
  readonly barcode: string | null;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onEdit: (part: EditedPart) => void;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** The proof: the very pictures that are saved, what can be said of them, and what can still be changed (PREV-05). */
export function PreviewDialog(props: PreviewDialogProps) {
  const { platform, onClose } = props;
  return (
    <Dialog
      open
      onClose={onClose}
      title={TITLES[platform]}
      titleHidden
      size="wide"
      dismissible={false}
    >
      <div className={styles.proof}>
        <Stage {...props} />
        <span className={styles.tear}>
          <TearLine kind="down" notches={false} />
        </span>
        <Side {...props} />
      </div>
    </Dialog>
  );
}

function Stage({ platform, form, images, barcode, onPrevious, onNext }: PreviewDialogProps) {
  const drawn =
    platform === 'apple'
      ? { strip: images.appleStrip, logo: images.appleLogo }
      : { strip: images.googleStrip, logo: images.googleLogo };
  return (
    <Desk className={styles.stage}>
      <Button
        shape="square"
        aria-label={platform === 'google' ? 'Previous preview: Apple coupon' : 'Previous preview'}
        disabled={platform === 'apple'}
        onClick={onPrevious}
      >
        <ChevronLeft />
      </Button>
      <div className={styles.card}>
        <CropMarks>
          <CouponPreview form={form} platform={platform} barcode={barcode} drawn={drawn} />
        </CropMarks>
      </div>
      <Button
        shape="square"
        aria-label={platform === 'apple' ? 'Next preview: Google coupon' : 'Next preview'}
        disabled={platform === 'google'}
        onClick={onNext}
      >
        <ChevronRight />
      </Button>
    </Desk>
  );
}

function Side({ platform, form, onNext, onEdit, onSave, onClose }: PreviewDialogProps) {
  const title = useTurnFocus(platform);
  return (
    <div className={styles.side}>
      <div>
        <p className={slug}>
          PROOF {PLATFORMS.indexOf(platform) + 1} OF {PLATFORMS.length}
        </p>
        <p ref={title} className={styles.title} tabIndex={-1}>
          {TITLES[platform]}
        </p>
      </div>
      <p className={styles.soft}>This is what goes to the phone, pixel for pixel.</p>
      <ProofNotes form={form} platform={platform} onEdit={onEdit} />
      <div className={styles.actions}>
        {platform === 'apple' && (
          <Button onClick={onNext}>
            Preview Google coupon
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

/** The button that turned to the other card is gone or disabled then: the card's title takes the focus. */
function useTurnFocus(platform: Platform) {
  const title = useRef<HTMLParagraphElement>(null);
  const shown = useRef(platform);
  useEffect(() => {
    if (shown.current !== platform) title.current?.focus();
    shown.current = platform;
  }, [platform]);
  return title;
}
