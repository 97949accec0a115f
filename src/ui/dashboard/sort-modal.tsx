import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useState } from 'react';
import { COUPON_SORTS, type CouponSort } from '../../domain/dashboard/dashboard-search.ts';
import { SORT_NAMES } from './sort-names.ts';
import { Button } from '../parts/buttons/button.tsx';
import * as dashboardWords from '../../words/dashboard.gen.ts';
import * as actionsWords from '../../words/actions.gen.ts';
import { visuallyHidden } from '../theme/layout.css.ts';
import * as styles from './dashboard-page.css.ts';
import { scrim } from '../parts/overlays/dialog.css.ts';

interface SortModalProps {
  readonly sort: CouponSort;
  readonly onSort: (sort: CouponSort) => void;
  readonly onClose: () => void;
}

/** The list's order on narrow screens; "Sort" applies it (DASH-01). */
export function SortModal({ sort, onSort, onClose }: SortModalProps) {
  const [chosen, setChosen] = useState(sort);
  const reset = () => setChosen('newest');
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={scrim} />
        <Dialog.Popup className={styles.sheet}>
          <div className={styles.head}>
            <Button look="bare" onClick={reset}>
              {actionsWords.reset()}
            </Button>
            <Dialog.Title className={styles.title}>{dashboardWords.sortBy()}</Dialog.Title>
            <Dialog.Close
              render={<Button look="bare" shape="square" />}
              aria-label={actionsWords.close()}
            >
              <X />
            </Dialog.Close>
          </div>
          <fieldset>
            <legend className={visuallyHidden}>{dashboardWords.sortBy()}</legend>
            {COUPON_SORTS.map((name) => (
              <label key={name} className={styles.option}>
                <input
                  type="radio"
                  name="sort"
                  value={name}
                  checked={name === chosen}
                  onChange={() => setChosen(name)}
                />
                {SORT_NAMES[name]()}
              </label>
            ))}
          </fieldset>
          <div className={styles.sortEnd}>
            <Button onClick={reset}>{actionsWords.reset()}</Button>
            <Button look="ink" onClick={() => onSort(chosen)}>
              {dashboardWords.sort()}
            </Button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
