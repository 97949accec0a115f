import type { Language } from '../../words/language.ts';
import * as shellWords from '../../words/shell.gen.ts';
import { ChoiceSelect } from './choice-select.tsx';

interface LanguageSelectProps {
  readonly value: Language;
  readonly onChange: (language: Language) => void;
}

/** Each language by its own name. */
export const languageOptions = (): readonly {
  readonly value: Language;
  readonly label: string;
}[] => [
  { value: 'en', label: shellWords.english() },
  { value: 'es', label: shellWords.spanish() },
];

/** The interface's language, for everybody (SHELL-19). */
export function LanguageSelect(props: LanguageSelectProps) {
  const options = languageOptions();
  return (
    <ChoiceSelect name="language" label={shellWords.language()} options={options} {...props} />
  );
}
