import { useId } from 'react';
import type { Language } from '../../words/language.ts';
import * as shellWords from '../../words/shell.gen.ts';
import type { ThemeChoice } from '../theme/theme-choice.ts';
import * as styles from './frame.css.ts';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** The choices of a theme. */
export const themeOptions = (): readonly Option<ThemeChoice>[] => [
  { value: 'system', label: shellWords.system() },
  { value: 'light', label: shellWords.light() },
  { value: 'dark', label: shellWords.dark() },
];

/** Each language by its own name. */
export const languageOptions = (): readonly Option<Language>[] => [
  { value: 'en', label: shellWords.english() },
  { value: 'es', label: shellWords.spanish() },
];

type ChoiceProps<Value extends string> = Pick<ChoiceSelectProps<Value>, 'value' | 'onChange'>;

/** Light, dark, or the system's theme. */
export function ThemeSelect(props: ChoiceProps<ThemeChoice>) {
  return (
    <ChoiceSelect name="theme" label={shellWords.theme()} options={themeOptions()} {...props} />
  );
}

/** The interface's language, for everybody (SHELL-19). */
export function LanguageSelect(props: ChoiceProps<Language>) {
  const options = languageOptions();
  return (
    <ChoiceSelect name="language" label={shellWords.language()} options={options} {...props} />
  );
}

interface ChoiceSelectProps<Value extends string> {
  /** By which the landing page finds it without the application. */
  readonly name: 'theme' | 'language';
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice in the footer. */
function ChoiceSelect<Value extends string>(props: ChoiceSelectProps<Value>) {
  const { name, label, options, value, onChange } = props;
  const id = useId();
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        className={styles.choiceSelect}
        value={value}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex];
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
