import { COUPON_FIELDS } from '../../../domain/coupon/fields/coupon-fields.ts';
import { RadioCards } from '../../parts/radio-cards.tsx';
import { errorOf, type ScreenProps, useScreenForm } from '../fields/screen-form.ts';
import { ScreenLayout } from './screen-layout.tsx';

const CARDS = [
  { value: 'yes', label: 'Yes, I have a logo', hint: 'A PNG, JPG or GIF file of up to 500 KB.' },
  {
    value: 'no',
    label: 'No, make one from text',
    hint: 'One or two letters in a font of your choice.',
  },
] as const;

/** Whether there is a logo file (STEP-09, WIZ-12). */
export function LogoChoiceScreen(props: ScreenProps) {
  const form = useScreenForm(props, {
    screen: 'logo.choice',
    values: { haveLogoImage: props.form.haveLogoImage },
    toForm: (values) => values,
  });
  return (
    <ScreenLayout
      submitLabel={props.submitLabel}
      onSubmit={(direction) => void form.handleSubmit({ direction })}
    >
      <form.Field name="haveLogoImage">
        {(field) => (
          <RadioCards
            legend={COUPON_FIELDS.haveLogoImage.label}
            name={field.name}
            columns={1}
            cards={CARDS}
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
