import {
  BARCODE_TYPES,
  type BarcodeType,
  type PrintedBarcodeType,
} from '../../../domain/coupon/fields/barcode-types.ts';
import { COUPON_FIELDS } from '../../../domain/coupon/fields/coupon-fields.ts';
import { composed, hasInvisible, visibleText } from '../../../domain/plain-text.ts';
import { type ReadingDoubt, readingDoubtOf } from '../../../domain/scan/reading-doubt.ts';
import { Message } from '../../parts/fields/message.tsx';
import { type RadioCard, RadioCards } from '../../parts/fields/radio-cards.tsx';
import { LabeledText } from '../../forms/labeled-text.tsx';
import { useFieldsForm } from '../fields/fields-form.ts';
import { choiceProps, type ScreenProps } from '../fields/screen-form.ts';
import { ScreenLayout } from './screen-layout.tsx';
import * as wizardScreensWords from '../../../words/wizard-screens.gen.ts';
import * as faceWords from '../../../words/domain/face.gen.ts';

const TYPES: Readonly<Record<BarcodeType, () => Pick<RadioCard<BarcodeType>, 'label' | 'hint'>>> = {
  QR: () => ({ label: faceWords.qrCode(), hint: wizardScreensWords.everyPhone() }),
  AZTEC: () => ({ label: wizardScreensWords.aztec(), hint: wizardScreensWords.onTrainTickets() }),
  PDF417: () => ({
    label: wizardScreensWords.pdf417(),
    hint: wizardScreensWords.onBoardingPasses(),
  }),
  CODE128: () => ({
    label: wizardScreensWords.code128(),
    hint: wizardScreensWords.barsForLasers(),
  }),
  NONE: () => ({ label: wizardScreensWords.noBarcode() }),
};

interface BarcodeScreenProps extends ScreenProps {
  /** Why the services refuse the value for this symbology; null if they do not. */
  readonly refusal: string | null;
}

/** Barcode format, value and alternate text (STEP-10, WIZ-14). */
export function BarcodeScreen(props: BarcodeScreenProps) {
  const { barcodeType } = props.form;
  const form = useFieldsForm(props, 'barcode.format');
  return (
    <ScreenLayout {...props} fields={form} intro={wizardScreensWords.whatTheTillScansWhen()}>
      <form.Field name="barcodeType">
        {(field) => (
          <RadioCards
            legend={COUPON_FIELDS.barcodeType.label()}
            cards={BARCODE_TYPES.map((value) => ({ value, ...TYPES[value]() }))}
            {...choiceProps(field)}
          />
        )}
      </form.Field>
      {barcodeType === 'CODE128' && (
        <div>
          <Message kind="warn">{wizardScreensWords.code128RendersPoorlyOn()}</Message>
          <Message kind="warn">{wizardScreensWords.appleWatchShowsNoCode()}</Message>
        </div>
      )}
      {barcodeType !== 'NONE' && (
        <>
          <form.Field name="barcodeInitialValue">
            {(field) => (
              // No `maxLength`: a silently cut code would not scan as pasted.
              <LabeledText
                field={field}
                label={COUPON_FIELDS.barcodeInitialValue.label()}
                help={wizardScreensWords.valueHelp()}
                spellCheck={false}
                refusal={props.refusal}
                warning={warningOf(barcodeType, field.state.value)}
                required
              />
            )}
          </form.Field>
          <form.Field name="barcodeAltText">
            {(field) => (
              <LabeledText
                field={field}
                label={COUPON_FIELDS.barcodeAltText.label()}
                help={wizardScreensWords.altTextHelp()}
              />
            )}
          </form.Field>
        </>
      )}
    </ScreenLayout>
  );
}

const DOUBTS: Readonly<Record<ReadingDoubt['reason'], (doubt: ReadingDoubt) => string>> = {
  invisible: () => wizardScreensWords.invisibleRemoved(),
  alphabet: wizardScreensWords.scannersGuess,
  letter: wizardScreensWords.scannersLackKeys,
};

/** Names the characters that a typed value loses and those that scanners may misread; null without any. */
function warningOf(type: PrintedBarcodeType, typed: string): string | null {
  const doubt = readingDoubtOf(type, visibleText(composed(typed)));
  const lines = [
    ...(hasInvisible(typed) ? [wizardScreensWords.invisibleRemoved()] : []),
    ...(doubt === null ? [] : [DOUBTS[doubt.reason](doubt)]),
  ];
  return lines.length === 0 ? null : lines.join(' ');
}
