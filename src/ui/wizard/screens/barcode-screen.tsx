import { BARCODE_TYPES, type BarcodeType } from '../../../domain/coupon/fields/barcode-types.ts';
import { COUPON_FIELDS } from '../../../domain/coupon/fields/coupon-fields.ts';
import { shownValues, storedValues } from '../../../domain/coupon/typed-values.ts';
import { Message } from '../../parts/message.tsx';
import { RadioCards } from '../../parts/radio-cards.tsx';
import { LabeledText } from '../fields/labeled-text.tsx';
import { errorOf, type ScreenProps, useScreenForm } from '../fields/screen-form.ts';
import { ScreenLayout } from './screen-layout.tsx';
import * as wizardScreensWords from '../../../words/wizard-screens.gen.ts';

const TYPES: Readonly<Record<BarcodeType, { readonly label: string; readonly hint?: string }>> = {
  QR: { label: 'QR code', hint: 'Every phone reads it.' },
  AZTEC: { label: 'Aztec', hint: 'Small, as on train tickets.' },
  PDF417: { label: 'PDF417', hint: 'Wide, as on boarding passes.' },
  CODE128: { label: 'Code 128', hint: 'Bars, for tills with a laser.' },
  NONE: { label: 'No barcode' },
};
const CARDS = BARCODE_TYPES.map((value) => ({ value, ...TYPES[value] }));

/** No `maxLength`: a silently cut code would not scan as pasted. */
const VALUE = {
  label: COUPON_FIELDS.barcodeInitialValue.label,
  help: 'The text or number inside the code. The preview follows a second after you stop typing.',
  spellCheck: false,
};

const ALT_TEXT = {
  label: COUPON_FIELDS.barcodeAltText.label,
  help: "Shown under the code. Left empty, the code's own text is shown.",
};

interface BarcodeScreenProps extends ScreenProps {
  /** Why the services refuse the value for this symbology; null if they do not. */
  readonly refusal: string | null;
}

/** Barcode format, value and alternate text (STEP-10, WIZ-14). */
export function BarcodeScreen(props: BarcodeScreenProps) {
  const { barcodeType } = props.form;
  const form = useScreenForm(props, {
    screen: 'barcode.format',
    values: shownValues('barcode.format', props.form),
    toForm: storedValues,
  });
  return (
    <ScreenLayout
      intro={wizardScreensWords.whatTheTillScansWhen()}
      submitLabel={props.submitLabel}
      onSubmit={(direction) => void form.handleSubmit({ direction })}
    >
      <form.Field name="barcodeType">
        {(field) => (
          <RadioCards
            legend={COUPON_FIELDS.barcodeType.label}
            name={field.name}
            cards={CARDS}
            value={field.state.value}
            onChange={(type) => field.handleChange(type)}
            onBlur={field.handleBlur}
            error={errorOf(field)}
            required
          />
        )}
      </form.Field>
      {barcodeType === 'CODE128' && <Code128Notes />}
      {barcodeType !== 'NONE' && (
        <>
          <form.Field name="barcodeInitialValue">
            {(field) => <LabeledText field={field} {...VALUE} refusal={props.refusal} required />}
          </form.Field>
          <form.Field name="barcodeAltText">
            {(field) => <LabeledText field={field} {...ALT_TEXT} />}
          </form.Field>
        </>
      )}
    </ScreenLayout>
  );
}

function Code128Notes() {
  return (
    <div>
      <Message kind="warn">{wizardScreensWords.code128RendersPoorlyOn()}</Message>
      <Message kind="warn">{wizardScreensWords.appleWatchShowsNoCode()}</Message>
    </div>
  );
}
