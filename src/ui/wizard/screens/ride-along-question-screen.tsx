import { COUPON_FIELDS } from '../../../domain/coupon/fields/coupon-fields.ts';
import { type RadioCard, RadioCards } from '../../parts/fields/radio-cards.tsx';
import { useFieldsForm } from '../fields/fields-form.ts';
import { choiceProps, type ScreenProps } from '../fields/screen-form.ts';
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
  const form = useFieldsForm(props, 'ride-along.question');
  return (
    <ScreenLayout {...props} fields={form} intro={wizardScreensWords.theRideAlongIsThe()}>
      <form.Field name="haveRideAlongImage">
        {(field) => (
          <RadioCards
            legend={COUPON_FIELDS.haveRideAlongImage.label()}
            columns={1}
            cards={cardsFor(hasDesign)}
            {...choiceProps(field)}
          />
        )}
      </form.Field>
    </ScreenLayout>
  );
}
