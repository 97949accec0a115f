import type { ThemeChoice } from '../theme/theme-choice.ts';
import * as shellWords from '../../words/shell.gen.ts';
import { ChoiceSelect } from './choice-select.tsx';

interface ThemeChoiceProps {
  readonly value: ThemeChoice;
  readonly onChange: (choice: ThemeChoice) => void;
}

/** The choices of a theme. */
export const themeOptions = (): readonly {
  readonly value: ThemeChoice;
  readonly label: string;
}[] => [
  { value: 'system', label: shellWords.system() },
  { value: 'light', label: shellWords.light() },
  { value: 'dark', label: shellWords.dark() },
];

/** Light, dark, or the system's theme. */
export function ThemeSelect(props: ThemeChoiceProps) {
  return (
    <ChoiceSelect name="theme" label={shellWords.theme()} options={themeOptions()} {...props} />
  );
}
