import { textSlotsOf } from '../../../domain/design/design-document.ts';
import { SMALL_WORDS } from '../../../domain/wizard/proof.ts';
import { useSmallWords } from '../../canvas/use-small-words.ts';
import { Field, TextInput } from '../../parts/fields/text-field.tsx';
import { errorOf, textProps } from '../../forms/field-port.ts';
import { useFieldsForm } from '../fields/fields-form.ts';
import type { ScreenProps } from '../fields/screen-form.ts';
import { ScreenLayout } from './screen-layout.tsx';
import * as wizardScreensWords from '../../../words/wizard-screens.gen.ts';

/** One field per text of the design; the artwork updates on each keystroke (STEP-11). */
export function CouponTextScreen(props: ScreenProps) {
  const design = props.form.stripEditorSource;
  const slots = design === null ? [] : textSlotsOf(design);
  const small = useSmallWords(design, props.form.text);
  const form = useFieldsForm(props, 'coupon.text');
  return (
    <ScreenLayout
      {...props}
      fields={form}
      heading={wizardScreensWords.words()}
      intro={wizardScreensWords.sayItInYourOwn()}
    >
      {slots.map(({ token, label }) => (
        <form.Field key={token} name={`text.${token}`}>
          {(field) => (
            <Field label={label} error={errorOf(field)} warning={warningOf(small.get(token))}>
              <TextInput {...textProps(field)} />
            </Field>
          )}
        </form.Field>
      ))}
    </ScreenLayout>
  );
}

function warningOf(size: number | undefined): string | null {
  return size === undefined ? null : SMALL_WORDS.inField(size);
}
