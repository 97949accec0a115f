import type { CouponForm } from '../../../domain/coupon/fields/coupon-form.ts';
import { rideAlongWords } from '../../../domain/coupon/ride-along.ts';
import { RideAlongArtwork } from '../../canvas/ride-along-artwork.tsx';
import * as previewWords from '../../../words/preview.gen.ts';
import * as actionsWords from '../../../words/actions.gen.ts';
import { noRideAlong, rideAlongImage } from '../../proof/proof.css.ts';

interface RideAlongPreviewProps {
  readonly form: CouponForm;
  /** Shown instead of live artwork: the image to save. */
  readonly drawn?: string | null;
}

/** The image beside the mail's coupon at its mail size, at most 300x200 (STEP-03, WIZ-15). */
export function RideAlongPreview({ form, drawn = null }: RideAlongPreviewProps) {
  const { haveRideAlongImage, rideAlongImage: uploaded, rideAlongImageEditorSource: design } = form;
  const isOwn = haveRideAlongImage === 'yes' || design === null;
  const finished = drawn ?? (isOwn ? uploaded : null);
  if (finished !== null) {
    return (
      <div className={rideAlongImage}>
        <img src={finished} alt={labelOf(form)} />
      </div>
    );
  }
  if (isOwn) return <p className={noRideAlong}>{actionsWords.yourRideAlongImage()}</p>;
  return (
    <div className={rideAlongImage}>
      <RideAlongArtwork
        design={design}
        scheme={form.rideAlongScheme}
        text={rideAlongWords(form, design)}
        label={labelOf(form)}
      />
    </div>
  );
}

/** Its text for screen readers: its painted words, if known. */
function labelOf(form: CouponForm): string {
  const { haveRideAlongImage, rideAlongImageEditorSource: design } = form;
  if (haveRideAlongImage === 'yes' || design === null) return actionsWords.yourRideAlongImage();
  const words = Object.values(rideAlongWords(form, design)).filter((line) => line.trim() !== '');
  return [previewWords.rideAlongImage(), words.join(' ')].filter((part) => part !== '').join(': ');
}
