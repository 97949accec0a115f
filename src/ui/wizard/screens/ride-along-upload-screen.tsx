import { imageAt, slotsOf } from '../../../domain/images/image-slots.ts';
import { ImageField } from '../fields/image-field.tsx';
import { MailerIdField } from '../fields/mailer-id-field.tsx';
import { errorOf } from '../../forms/field-port.ts';
import { useScreenForm } from '../fields/screen-form.ts';
import { ScreenLayout } from './screen-layout.tsx';
import type { UploadScreenProps } from './upload-screen.tsx';
import { usePastedImages } from '../fields/use-pasted-images.ts';
import * as wizardScreensWords from '../../../words/wizard-screens.gen.ts';
import * as actionsWords from '../../../words/actions.gen.ts';

/** An uploaded Ride-Along image, cropped to 600x400 (STEP-03, STEP-14). */
export function RideAlongUploadScreen(props: UploadScreenProps) {
  const { form: coupon, uploads, tools, submitLabel } = props;
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
      heading={actionsWords.yourRideAlongImage()}
      tools={tools}
      intro={wizardScreensWords.aPngJpgOrGif()}
      submitLabel={submitLabel}
      submitDisabled={uploads.reading !== null}
      onSubmit={(direction) => void form.handleSubmit({ direction })}
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
