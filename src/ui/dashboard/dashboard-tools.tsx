import { ArrowDownUp, X } from 'lucide-react';
import { useId, useState } from 'react';
import { COUPON_SORTS, type CouponSort } from '../../domain/dashboard/dashboard-search.ts';
import type { listSearchMachine } from '../../machines/dashboard/list-search.machine.ts';
import type { MachineView } from '../../machines/machine-view.ts';
import { submits } from '../forms/submits.ts';
import { Button } from '../parts/buttons/button.tsx';
import { Checkbox } from '../parts/fields/checkbox.tsx';
import { SearchField } from '../parts/fields/search-field.tsx';
import { Select } from '../parts/fields/text-field.tsx';
import { Dialog } from '@base-ui/react/dialog';
import { size, visuallyHidden } from '../theme/layout.css.ts';
import { scrim } from '../parts/overlays/dialog.css.ts';
import * as dashboardWords from '../../words/dashboard.gen.ts';
import * as styles from './dashboard-page.css.ts';
import * as actionsWords from '../../words/actions.gen.ts';

/** Names of the orders in both menus. */
const SORT_NAMES: Readonly<Record<CouponSort, () => string>> = {
  newest: actionsWords.newest,
  oldest: dashboardWords.oldest,
  'name-asc': dashboardWords.nameAscending,
  'name-desc': dashboardWords.nameDescending,
  active: dashboardWords.activeFirst,
};

interface DashboardToolsProps {
  readonly search: MachineView<typeof listSearchMachine>;
  readonly sort: CouponSort;
  /** Of the loaded coupons. */
  readonly picked: 'none' | 'some' | 'all';
  readonly canPick: boolean;
  readonly onSort: (sort: CouponSort) => void;
  readonly onSortModal: () => void;
  readonly onPickAll: (isPicked: boolean) => void;
}

/** Select all, search, and the list's order: a dropdown, or a modal up to 720 px (DASH-01). */
export function DashboardTools(props: DashboardToolsProps) {
  const { search, sort, picked, canPick, onSort, onSortModal, onPickAll } = props;
  const submit = () => search.send({ type: 'text.submit' });
  const id = useId();
  return (
    <div className={styles.tools}>
      <Checkbox
        checked={picked === 'all'}
        indeterminate={picked === 'some'}
        disabled={!canPick}
        onChange={() => onPickAll(picked !== 'all')}
      >
        {dashboardWords.selectAll()}
      </Checkbox>
      <form role="search" className={styles.search} onSubmit={submits(submit)}>
        <SearchField
          label={dashboardWords.searchMyDashboard()}
          value={search.state.context.text}
          maxLength={200}
          onText={(text) => search.send({ type: 'text.change', text })}
        />
      </form>
      <div className={styles.sort}>
        <label htmlFor={`${id}-sort`}>{dashboardWords.sortBy()}</label>
        <Select
          id={`${id}-sort`}
          value={sort}
          onText={(text) => {
            const chosen = COUPON_SORTS.find((name) => name === text);
            if (chosen !== undefined) onSort(chosen);
          }}
          options={COUPON_SORTS.map((name) => [name, SORT_NAMES[name]()])}
        />
      </div>
      <div className={styles.sortButton}>
        <Button icon={<ArrowDownUp />} aria-haspopup="dialog" onClick={onSortModal}>
          {dashboardWords.sortBy()}
        </Button>
      </div>
    </div>
  );
}

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
            <Dialog.Title className={size.t17}>{dashboardWords.sortBy()}</Dialog.Title>
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
