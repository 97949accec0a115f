import { LOGO_TEXT_MAX } from '../../../domain/constants.ts';
import { COUPON_FIELDS } from '../../../domain/coupon/fields/coupon-fields.ts';
import { LOGO_FONTS, type LogoFont } from '../../../domain/coupon/fields/logo-fonts.ts';
import { colorOr } from '../../../domain/design/color.ts';
import { TextLogoArtwork } from '../../canvas/text-logo-artwork.tsx';
import { Field, FieldPair, TextInput } from '../../parts/fields/text-field.tsx';
import { RadioCards } from '../../parts/fields/radio-cards.tsx';
import { ColorField } from '../fields/color-field.tsx';
import { errorOf, textProps } from '../../forms/field-port.ts';
import { useFieldsForm } from '../fields/fields-form.ts';
import { choiceProps, type ScreenProps } from '../fields/screen-form.ts';
import { ScreenLayout } from './screen-layout.tsx';
import * as wizardScreensWords from '../../../words/wizard-screens.gen.ts';

/** The common names of the five fonts (STEP-04). */
const FONT_LABELS: Readonly<Record<LogoFont, () => string>> = {
  'Helvetica Neue': wizardScreensWords.sansSerif,
  'Domine-Bold': wizardScreensWords.serif,
  'Quicksand-Bold': wizardScreensWords.rounded,
  'Caveat-Bold': wizardScreensWords.handwriting,
  'MontserratAlternates-SemiBold': wizardScreensWords.decorative,
};

/** Sample letters while none are typed. */
const SAMPLE = 'Aa';

/** A logo of one or two letters (STEP-04). */
export function LogoTextScreen(props: ScreenProps) {
  const form = useFieldsForm(props, 'logo.text');
  const { logoText, logoTextColor, logoBackgroundColor } = props.form;
  return (
    <ScreenLayout {...props} fields={form} heading={wizardScreensWords.aLogoFromText()}>
      <form.Field name="logoText">
        {(field) => (
          <Field label={COUPON_FIELDS.logoText.label()} error={errorOf(field)} required>
            <TextInput {...textProps(field)} maxLength={LOGO_TEXT_MAX} autoComplete="off" />
          </Field>
        )}
      </form.Field>
      <FieldPair>
        <form.Field name="logoBackgroundColor">
          {(field) => (
            <ColorField label={COUPON_FIELDS.logoBackgroundColor.label()} field={field} />
          )}
        </form.Field>
        <form.Field name="logoTextColor">
          {(field) => <ColorField label={COUPON_FIELDS.logoTextColor.label()} field={field} />}
        </form.Field>
      </FieldPair>
      <form.Field name="logoFont">
        {(field) => (
          <RadioCards
            legend={COUPON_FIELDS.logoFont.label()}
            columns="small"
            cards={LOGO_FONTS.map((font) => ({
              value: font,
              label: FONT_LABELS[font](),
              // The letters in this font, drawn by the renderer like the logo itself.
              picture: (
                <TextLogoArtwork
                  text={logoText ?? SAMPLE}
                  font={font}
                  textColor={colorOr(logoTextColor, '#000000')}
                  backgroundColor={colorOr(logoBackgroundColor, '#FFFFFF')}
                  platform="apple"
                  label=""
                />
              ),
            }))}
            {...choiceProps(field)}
          />
        )}
      </form.Field>
    </ScreenLayout>
  );
}
