import * as styles from './text-field.css.ts';

interface SwitchProps {
  /** Its name for screen readers. */
  readonly label: string;
  /** The visible words beside it, if they are others. */
  readonly words?: string;
  readonly checked: boolean;
  readonly isBusy?: boolean;
  /** It is on without effect. */
  readonly isFaint?: boolean;
  readonly onToggle: () => void;
}

/** On or off, at once. */
export function Switch(props: SwitchProps) {
  const { label, words = label, checked, isBusy = false, isFaint = false, onToggle } = props;
  return (
    <button
      type="button"
      role="switch"
      className={styles.toggle}
      aria-checked={checked}
      aria-busy={isBusy}
      aria-label={label}
      data-faint={isFaint}
      onClick={onToggle}
    >
      <span>{words}</span>
      <i className={styles.track} />
    </button>
  );
}
