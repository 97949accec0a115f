import { COUPON_FIELDS } from '../../../domain/coupon/fields/coupon-fields.ts';
import { type RadioCard, RadioCards } from '../../parts/fields/radio-cards.tsx';
import { choiceProps, type ScreenProps, useScreenForm } from '../fields/screen-form.ts';
import { ScreenLayout } from './screen-layout.tsx';
import * as wizardWords from '../../../words/wizard.gen.ts';

const cards = (): readonly RadioCard<'yes' | 'no'>[] => [
  {
    value: 'yes',
    label: wizardWords.yesALogo(),
    hint: wizardWords.fileOfUpTo500(),
  },
  {
    value: 'no',
    label: wizardWords.noMakeOne(),
    hint: wizardWords.oneOrTwoLetters(),
  },
];

/** Whether there is a logo file (STEP-09, WIZ-12). */
export function LogoChoiceScreen(props: ScreenProps) {
  const form = useScreenForm(props, {
    screen: 'logo.choice',
    values: { haveLogoImage: props.form.haveLogoImage },
    toForm: (values) => values,
  });
  return (
    <ScreenLayout {...props} fields={form}>
      <form.Field name="haveLogoImage">
        {(field) => (
          <RadioCards
            legend={COUPON_FIELDS.haveLogoImage.label()}
            columns={1}
            cards={cards()}
            {...choiceProps(field)}
          />
        )}
      </form.Field>
    </ScreenLayout>
  );
}
