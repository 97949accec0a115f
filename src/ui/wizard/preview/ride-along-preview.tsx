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
  const text = isOwn ? {} : rideAlongWords(form, design);
  const label = isOwn ? actionsWords.yourRideAlongImage() : labelOf(text);
  if (finished !== null) {
    return (
      <div className={rideAlongImage}>
        <img src={finished} alt={label} />
      </div>
    );
  }
  if (isOwn) return <p className={noRideAlong}>{label}</p>;
  return (
    <div className={rideAlongImage}>
      <RideAlongArtwork design={design} scheme={form.rideAlongScheme} text={text} label={label} />
    </div>
  );
}

/** Its text for screen readers: its painted words. */
function labelOf(text: Readonly<Record<string, string>>): string {
  const words = Object.values(text).filter((line) => line.trim() !== '');
  return [previewWords.rideAlongImage(), words.join(' ')].filter((part) => part !== '').join(': ');
}
