import type { ReactNode } from 'react';
import { counterpartOf, imageAt, slotsFor, slotsOf } from '../../../domain/images/image-slots.ts';
import { ImageField } from '../fields/image-field.tsx';
import { errorOf } from '../../forms/field-port.ts';
import { type ScreenProps, useScreenForm } from '../fields/screen-form.ts';
import { ScreenLayout } from './screen-layout.tsx';
import type { Uploads } from '../fields/uploads.ts';
import { usePastedImages } from '../fields/use-pasted-images.ts';
import * as wizardScreensWords from '../../../words/wizard-screens.gen.ts';

export interface UploadScreenProps extends ScreenProps {
  readonly uploads: Uploads;
  /** Undo and redo. */
  readonly tools: ReactNode;
}

interface Screen {
  readonly screen: 'logo.upload' | 'design.upload';
  readonly heading: string;
  /** The schema's field for each wallet's image. */
  readonly image: 'logoImage' | 'stripImage';
  readonly submitDisabled: boolean;
}

/** The images of both wallets from files (STEP-01, STEP-02, STEP-14). */
export function UploadScreen(props: UploadScreenProps & Screen) {
  const { form: coupon, screen, image, uploads } = props;
  const slots = slotsOf(screen);
  const form = useScreenForm(props, {
    screen,
    values: { apple: coupon.apple[image], google: coupon.google[image] },
    toForm: () => ({ apple: coupon.apple, google: coupon.google }),
    fieldOf: (path) => path.slice(0, path.indexOf('.')),
  });
  usePastedImages(coupon, slots, uploads);
  return (
    <ScreenLayout
      heading={props.heading}
      intro={wizardScreensWords.aPngJpgOrGifFile()}
      tools={props.tools}
      submitLabel={props.submitLabel}
      submitDisabled={props.submitDisabled}
      onSubmit={(direction) => void form.handleSubmit({ direction })}
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
