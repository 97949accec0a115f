import type { CouponForm } from '../../../domain/coupon/fields/coupon-form.ts';
import {
  counterpartOf,
  imageAt,
  slotsFor,
  slotsOf,
  emptySlots,
  type ImageSlotName,
} from '../../../domain/images/image-slots.ts';
import { usePageEvent } from '../../parts/overlays/use-page-event.ts';
import { ImageField } from '../fields/image-field.tsx';
import { errorOf } from '../../forms/field-port.ts';
import { type ScreenProps, useScreenForm } from '../fields/screen-form.ts';
import { ScreenLayout } from './screen-layout.tsx';
import type { Uploads } from '../fields/uploads.ts';
import { MailerIdField } from '../fields/contact-fields.tsx';
import * as wizardScreensWords from '../../../words/wizard-screens.gen.ts';
import * as actionsWords from '../../../words/actions.gen.ts';

interface UploadScreenProps extends ScreenProps {
  readonly uploads: Uploads;
}

/** The schema's field for each wallet's image. */
const IMAGES = {
  'design.upload': { heading: actionsWords.yourArtwork, image: 'stripImage' },
  'logo.upload': { heading: actionsWords.yourLogo, image: 'logoImage' },
} as const;

interface WalletsUploadProps extends UploadScreenProps {
  readonly screen: keyof typeof IMAGES;
}

/** Uploads the strips or the logos of both wallets. “Next” requires both files (STEP-01, STEP-02, STEP-14). */
export function WalletsUploadScreen(props: WalletsUploadProps) {
  const { form: coupon, screen, uploads } = props;
  const { heading, image } = IMAGES[screen];
  const slots = slotsOf(screen);
  const form = useScreenForm(props, {
    screen,
    values: { apple: coupon.apple[image], google: coupon.google[image] },
    toForm: () => ({ apple: coupon.apple, google: coupon.google }),
    fieldOf: (path) => path.slice(0, path.indexOf('.')),
  });
  usePastedImages(coupon, slots, uploads);
  const isMissing = screen === 'logo.upload' && emptySlots(coupon, slots).length > 0;
  return (
    <ScreenLayout
      {...props}
      fields={form}
      heading={heading()}
      intro={wizardScreensWords.aPngJpgOrGifFile()}
      submitDisabled={isMissing || uploads.reading !== null}
    >
      {slots.map((slot) => {
        const wallet = slot.startsWith('apple') ? 'apple' : 'google';
        const counterpart = counterpartOf(slot);
        return (
          <form.Field key={slot} name={wallet}>
            {(field) => (
              <ImageField
                slot={slot}
                name={`${wallet}.${image}`}
                image={imageAt(coupon, slot)}
                other={counterpart === null ? null : imageAt(coupon, counterpart)}
                error={errorOf(field)}
                slots={slotsFor(coupon, slots, slot)}
                uploads={uploads}
              />
            )}
          </form.Field>
        );
      })}
    </ScreenLayout>
  );
}

/** An uploaded Ride-Along image, cropped to 600x400 (STEP-03, STEP-14). */
export function RideAlongUploadScreen(props: UploadScreenProps) {
  const { form: coupon, uploads } = props;
  const slots = slotsOf('ride-along.upload');
  const { rideAlongImage, mailerId } = coupon;
  const form = useScreenForm(props, {
    screen: 'ride-along.upload',
    values: { rideAlongImage, mailerId },
    toForm: (values) => ({ mailerId: values.mailerId, rideAlongImage: coupon.rideAlongImage }),
  });
  usePastedImages(coupon, slots, uploads);
  return (
    <ScreenLayout
      {...props}
      fields={form}
      heading={actionsWords.yourRideAlongImage()}
      intro={wizardScreensWords.aPngJpgOrGif()}
      submitDisabled={uploads.reading !== null}
    >
      <form.Field name="rideAlongImage">
        {(field) => (
          <ImageField
            slot="rideAlong"
            name={field.name}
            image={imageAt(coupon, 'rideAlong')}
            error={errorOf(field)}
            uploads={uploads}
          />
        )}
      </form.Field>
      <form.Field name="mailerId">{(field) => <MailerIdField field={field} />}</form.Field>
    </ScreenLayout>
  );
}

/** Files pasted outside a field go into the screen's empty slots (STEP-14). */
function usePastedImages(form: CouponForm, slots: readonly ImageSlotName[], { send }: Uploads) {
  usePageEvent('paste', (event) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (event.defaultPrevented || files.length === 0) return;
    event.preventDefault();
    const empty = emptySlots(form, slots);
    if (empty.length > 0) send({ type: 'files.offer', slots: empty, files });
  });
}
