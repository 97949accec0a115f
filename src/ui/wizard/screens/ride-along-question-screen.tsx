import { COUPON_FIELDS } from '../../../domain/coupon/fields/coupon-fields.ts';
import { RadioCards } from '../../parts/radio-cards.tsx';
import { errorOf, type ScreenProps, useScreenForm } from '../fields/screen-form.ts';
import { ScreenLayout } from './screen-layout.tsx';
import * as wizardScreensWords from '../../../words/wizard-screens.gen.ts';

const YES = {
  value: 'yes',
  label: 'Yes, I have one',
  hint: 'A PNG, JPG or GIF file of up to 500 KB.',
} as const;

const NO = { value: 'no', label: 'No, use the matching design' } as const;

const WITH_DESIGN = { ...NO, hint: 'Drawn like your coupon, with the words you typed.' } as const;

const WITHOUT_DESIGN = {
  ...NO,
  hint: 'The design of this coupon has no matching Ride-Along image.',
  disabled: true,
} as const;

/** Whether there is an image for the mail (STEP-03, WIZ-13). */
export function RideAlongQuestionScreen(props: ScreenProps) {
  const hasDesign = props.form.rideAlongImageEditorSource !== null;
  const form = useScreenForm(props, {
    screen: 'ride-along.question',
    values: { haveRideAlongImage: props.form.haveRideAlongImage },
    toForm: (values) => values,
  });
  return (
    <ScreenLayout
      intro={wizardScreensWords.theRideAlongIsThe()}
      submitLabel={props.submitLabel}
      onSubmit={(direction) => void form.handleSubmit({ direction })}
    >
      <form.Field name="haveRideAlongImage">
        {(field) => (
          <RadioCards
            legend={COUPON_FIELDS.haveRideAlongImage.label}
            name={field.name}
            columns={1}
            cards={[YES, hasDesign ? WITH_DESIGN : WITHOUT_DESIGN]}
            value={field.state.value}
            onChange={(answer) => field.handleChange(answer)}
            onBlur={field.handleBlur}
            error={errorOf(field)}
            required
          />
        )}
      </form.Field>
    </ScreenLayout>
  );
}
