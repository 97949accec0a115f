import type { DetailItem } from '../../domain/coupon/coupon-face.ts';
import { CouponDate } from './coupon-date.tsx';
import * as styles from './coupon-details.css.ts';

/** Shown in the wizard while there are no details; a finished coupon has at least its name. */
const NO_DETAILS = 'What you type in "Add details" is shown here.';

/** The details in order, with links (PREV-03). Inherits color and font size. */
export function CouponDetails({ details }: { readonly details: readonly DetailItem[] }) {
  if (details.length === 0) return <p className={styles.none}>{NO_DETAILS}</p>;
  return (
    <dl className={styles.list}>
      {details.map((item) => (
        <div key={item.key} data-detail={item.key}>
          <dt className={styles.label}>{item.label}</dt>
          <dd className={styles.value}>
            <Value item={item} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ item }: { readonly item: DetailItem }) {
  if (item.kind === 'date') return <CouponDate display={item.value} />;
  return item.href === null ? item.value : <a href={item.href}>{item.value}</a>;
}
