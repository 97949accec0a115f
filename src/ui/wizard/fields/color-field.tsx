import type { ReactNode } from 'react';
import { colorNameOf } from '../../../domain/design/color-name.ts';
import { completeHex, parseHex, toHex } from '../../../domain/design/color.ts';
import { Field, TextInput } from '../../parts/fields/text-field.tsx';
import * as styles from './fields.css.ts';
import { errorOf, type FieldPort } from '../../forms/field-port.ts';
import * as designWords from '../../../words/domain/design.gen.ts';
import * as wizardScreensWords from '../../../words/wizard-screens.gen.ts';

interface ColorFieldProps {
  readonly label: string;
  readonly field: FieldPort<string>;
  readonly help?: ReactNode;
  /** Colors that one press applies. */
  readonly suggestions?: readonly string[];
}

/** A color as `#RRGGBB` text, which has the label, by picker, or from the design. */
export function ColorField({ label, field, help, suggestions = [] }: ColorFieldProps) {
  const channels = parseHex(field.state.value);
  const part = label.replace(/ color$/i, '').toLowerCase();
  const complete = () => {
    field.handleChange(completeHex(field.state.value));
    field.handleBlur();
  };
  return (
    <Field label={label} help={help} error={errorOf(field)} required>
      <div className={styles.pair}>
        <input
          type="color"
          className={styles.swatch}
          aria-label={wizardScreensWords.pickThePart({ part })}
          value={channels === null ? '#000000' : toHex(channels).toLowerCase()}
          onChange={(event) => field.handleChange(event.target.value.toUpperCase())}
        />
        <TextInput
          name={field.name}
          value={field.state.value}
          maxLength={7}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => field.handleChange(event.target.value)}
          onBlur={complete}
        />
      </div>
      {suggestions.length > 0 && (
        <div
          role="group"
          aria-label={wizardScreensWords.forThePartFromYour({ part })}
          className={styles.suggestions}
        >
          {suggestions.map((color) => (
            <button
              key={color}
              type="button"
              className={styles.suggestion}
              style={{ background: color }}
              aria-label={`${designWords.colorName(colorNameOf(color))} ${color}`}
              aria-pressed={color === field.state.value}
              onClick={() => field.handleChange(color)}
            />
          ))}
        </div>
      )}
    </Field>
  );
}
