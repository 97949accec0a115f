import { useId } from 'react';
import { isLanguage, LANGUAGES, type Language } from '../../words/language.ts';
import * as shellWords from '../../words/shell.gen.ts';
import * as styles from './footer.css.ts';

interface LanguageSelectProps {
  readonly value: Language;
  readonly onChange: (language: Language) => void;
}

/** The name of each language in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, () => string>> = {
  en: shellWords.english,
  es: shellWords.spanish,
};

/** The interface's language, for everybody (SHELL-19). */
export function LanguageSelect({ value, onChange }: LanguageSelectProps) {
  const id = useId();
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>{shellWords.language()}</label>
      <select
        id={id}
        name="language"
        className={styles.choiceSelect}
        value={value}
        onChange={(event) => {
          if (isLanguage(event.target.value)) onChange(event.target.value);
        }}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]()}
          </option>
        ))}
      </select>
    </span>
  );
}
