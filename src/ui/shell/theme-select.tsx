import { useId } from 'react';
import type { ThemeChoice } from '../theme/theme-choice.ts';
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
      <label htmlFor={id}>Theme</label>
      <select
        id={id}
        className={styles.choiceSelect}
        value={value}
        onChange={(event) => onChange(choiceOf(event.target.value))}
      >
        <option value="system">System</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </span>
  );
}

const choiceOf = (value: string): ThemeChoice =>
  value === 'light' || value === 'dark' ? value : 'system';
