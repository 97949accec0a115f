import * as styles from './switch.css.ts';

interface SwitchProps {
  /** Its name for screen readers. */
  readonly label: string;
  /** The visible words beside it. */
  readonly words: string;
  readonly checked: boolean;
  readonly busy?: boolean;
  readonly onToggle: () => void;
}

/** On or off, at once. */
export function Switch({ label, words, checked, busy = false, onToggle }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className={styles.toggle}
      aria-checked={checked}
      aria-busy={busy}
      aria-label={label}
      onClick={onToggle}
    >
      <span>{words}</span>
      <i className={styles.track} />
    </button>
  );
}
