import { Download, Power, PowerOff, Trash2 } from 'lucide-react';
import { figure } from '../../words/figure.ts';
import { BULK_REMOVAL_MIN } from '../../domain/constants.ts';
import { Button } from '../parts/buttons/button.tsx';
import * as actionsWords from '../../words/actions.gen.ts';
import * as dashboardWords from '../../words/dashboard.gen.ts';
import * as styles from './dashboard-page.css.ts';

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
    <div
      role="region"
      aria-label={dashboardWords.selection()}
      className={styles.bar}
      aria-busy={isBusy}
    >
      <p>
        <b role="status">{dashboardWords.countSelected({ count: figure(count) })}</b>
        {every !== null && (
          <button type="button" className={styles.every} disabled={isBusy} onClick={onEvery}>
            {dashboardWords.selectAllEvery({ every: figure(every) })}
          </button>
        )}
      </p>
      <Button onClick={onCancel}>{actionsWords.cancel()}</Button>
      <Actions {...props} />
    </div>
  );
}

function Actions({ count, isBusy, onSwitch, onExport, onRemove }: BulkBarProps) {
  const canRemove = count >= BULK_REMOVAL_MIN && !isBusy;
  return (
    <div className={styles.actions}>
      <Button icon={<Power />} disabled={isBusy} onClick={() => onSwitch(true)}>
        {dashboardWords.activate()}
      </Button>
      <Button icon={<PowerOff />} disabled={isBusy} onClick={() => onSwitch(false)}>
        {dashboardWords.deactivate()}
      </Button>
      <Button icon={<Download />} disabled={isBusy} onClick={onExport}>
        {dashboardWords.exportCsv()}
      </Button>
      <Button
        icon={<Trash2 />}
        data-tone="bad"
        aria-disabled={!canRemove}
        title={
          canRemove ? undefined : dashboardWords.selectValueOrMoreTo({ value: BULK_REMOVAL_MIN })
        }
        onClick={() => (canRemove ? onRemove() : undefined)}
      >
        {actionsWords.remove()}
      </Button>
    </div>
  );
}
