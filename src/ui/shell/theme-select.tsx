import type { ThemeChoice } from '../theme/theme-choice.ts';
import * as styles from './footer.css.ts';

interface ThemeChoiceProps {
  readonly value: ThemeChoice;
  readonly onChange: (choice: ThemeChoice) => void;
}

/** Light, dark, or as the system says. */
export function ThemeSelect({ value, onChange }: ThemeChoiceProps) {
  return (
    <label className={styles.choice}>
      Theme
      <select
        className={styles.choiceSelect}
        value={value}
        onChange={(event) => onChange(choiceOf(event.target.value))}
      >
        <option value="system">System</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </label>
  );
}

const choiceOf = (value: string): ThemeChoice =>
  value === 'light' || value === 'dark' ? value : 'system';
