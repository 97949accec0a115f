import { Download, Power, PowerOff, Trash2 } from 'lucide-react';
import { figure } from '../../words/figure.ts';
import { BULK_REMOVAL_MIN } from '../../domain/constants.ts';
import { Button } from '../parts/button.tsx';
import * as styles from './bulk-bar.css.ts';

interface BulkBarProps {
  readonly count: number;
  /** Number of all matches, if all loaded coupons but not all matches are selected; else null. */
  readonly every: number | null;
  readonly isBusy: boolean;
  readonly onEvery: () => void;
  readonly onCancel: () => void;
  readonly onSwitch: (active: boolean) => void;
  readonly onExport: () => void;
  readonly onRemove: () => void;
}

/** Actions for several coupons at once (DASH-08, DASH-17). */
export function BulkBar(props: BulkBarProps) {
  const { count, every, isBusy, onEvery, onCancel } = props;
  return (
    <div role="region" aria-label="Selection" className={styles.bar} aria-busy={isBusy}>
      <p>
        <span className={styles.count} role="status">
          {figure(count)} selected
        </span>
        {every !== null && (
          <button type="button" className={styles.every} disabled={isBusy} onClick={onEvery}>
            Select all {figure(every)}
          </button>
        )}
      </p>
      <Button onClick={onCancel}>Cancel</Button>
      <Actions {...props} />
    </div>
  );
}

function Actions({ count, isBusy, onSwitch, onExport, onRemove }: BulkBarProps) {
  const canRemove = count >= BULK_REMOVAL_MIN && !isBusy;
  return (
    <div className={styles.actions}>
      <Button disabled={isBusy} onClick={() => onSwitch(true)}>
        <Power />
        Activate
      </Button>
      <Button disabled={isBusy} onClick={() => onSwitch(false)}>
        <PowerOff />
        Deactivate
      </Button>
      <Button disabled={isBusy} onClick={onExport}>
        <Download />
        Export CSV
      </Button>
      <Button
        data-tone="bad"
        aria-disabled={!canRemove}
        title={canRemove ? undefined : `Select ${BULK_REMOVAL_MIN} or more to remove them together`}
        onClick={() => (canRemove ? onRemove() : undefined)}
      >
        <Trash2 />
        Remove
      </Button>
    </div>
  );
}
