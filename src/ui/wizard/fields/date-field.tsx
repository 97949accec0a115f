import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatDate } from '../../../domain/coupon/expiry.ts';
import { FIELD_MESSAGES } from '../../../domain/field-messages.ts';
import { completeDate, dateFromTyped } from '../../../domain/coupon/typed-date.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Field, JoinedField, TextInput } from '../../parts/fields/text-field.tsx';
import * as styles from './fields.css.ts';
import { errorOf, type FieldPort, textProps } from '../../forms/field-port.ts';
import * as wizardScreensWords from '../../../words/wizard-screens.gen.ts';

interface DateFieldProps {
  readonly field: FieldPort<string>;
  readonly label: string;
  /** Name of the button that opens the calendar. */
  readonly pick: string;
  /** Why this date does not go with another one; shown once the field was left. */
  readonly clash?: string | null;
}

/** MM/DD/YYYY, typed or picked; leaving it with an invalid date shows its error at once (STEP-08). */
export function DateField({ field, label, pick, clash = null }: DateFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState(false);
  const typed = field.state.value;
  const date = dateFromTyped(typed);
  const isDate = typed.trim() === '' || date !== null;
  return (
    <Field
      label={wizardScreensWords.labelMmDdYyyy({ label })}
      error={errorOf(field) ?? (left ? (isDate ? clash : FIELD_MESSAGES.date()) : null)}
    >
      <JoinedField>
        <TextInput
          {...textProps(field)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          onFocus={() => setLeft(false)}
          onBlur={() => {
            setLeft(true);
            field.handleChange(completeDate(typed));
            field.handleBlur();
          }}
        />
        <Button shape="square" aria-label={pick} onClick={() => picker.current?.showPicker()}>
          <CalendarDays />
        </Button>
      </JoinedField>
      <input
        ref={picker}
        type="date"
        className={styles.picker}
        tabIndex={-1}
        aria-hidden="true"
        value={date?.slice(0, 10) ?? ''}
        onChange={(event) => field.handleChange(formatDate(event.target.value))}
      />
    </Field>
  );
}
