import { useId } from 'react';
import type { ThemeChoice } from '../theme/theme-choice.ts';
import * as shellWords from '../../words/shell.gen.ts';
import * as styles from './footer.css.ts';

interface ThemeChoiceProps {
  readonly value: ThemeChoice;
  readonly onChange: (choice: ThemeChoice) => void;
}

/** Light, dark, or the system's theme. */
export function ThemeSelect({ value, onChange }: ThemeChoiceProps) {
  const id = useId();
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>{shellWords.theme()}</label>
      <select
        id={id}
        name="theme"
        className={styles.choiceSelect}
        value={value}
        onChange={(event) => onChange(choiceOf(event.target.value))}
      >
        <option value="system">{shellWords.system()}</option>
        <option value="light">{shellWords.light()}</option>
        <option value="dark">{shellWords.dark()}</option>
      </select>
    </span>
  );
}

const choiceOf = (value: string): ThemeChoice =>
  value === 'light' || value === 'dark' ? value : 'system';
