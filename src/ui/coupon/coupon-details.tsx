import type { DetailItem } from '../../domain/coupon-face.ts';
import * as styles from './coupon-details.css.ts';

/** The details in their order, links pressable (PREV-03). Takes colour and size of type from what is around it. */
export function CouponDetails({ details }: { readonly details: readonly DetailItem[] }) {
  return (
    <dl className={styles.list}>
      {details.map((item) => (
        <div key={item.key}>
          <dt className={styles.label}>{item.label}</dt>
          <dd className={styles.value}>
            {item.href === null ? item.value : <a href={item.href}>{item.value}</a>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
