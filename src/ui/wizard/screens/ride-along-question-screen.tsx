import { COUPON_FIELDS } from '../../../domain/coupon/fields/coupon-fields.ts';
import { type RadioCard, RadioCards } from '../../parts/fields/radio-cards.tsx';
import { errorOf } from '../../forms/field-port.ts';
import { type ScreenProps, useScreenForm } from '../fields/screen-form.ts';
import { ScreenLayout } from './screen-layout.tsx';
import * as wizardScreensWords from '../../../words/wizard-screens.gen.ts';
import * as wizardWords from '../../../words/wizard.gen.ts';

const cardsFor = (hasDesign: boolean): readonly RadioCard<'yes' | 'no'>[] => [
  {
    value: 'yes',
    label: wizardScreensWords.yesIHaveOne(),
    hint: wizardWords.fileOfUpTo500(),
  },
  {
    value: 'no',
    label: wizardScreensWords.noUseDesign(),
    hint: hasDesign ? wizardScreensWords.drawnLikeCoupon() : wizardScreensWords.noMatchingDesign(),
    disabled: !hasDesign,
  },
];

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
            legend={COUPON_FIELDS.haveRideAlongImage.label()}
            name={field.name}
            columns={1}
            cards={cardsFor(hasDesign)}
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
