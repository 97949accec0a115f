import type { CouponFace, DetailItem } from '../../domain/coupon/coupon-face.ts';
import type { Language } from '../../words/language.ts';
import * as couponWords from '../../words/coupon.gen.ts';
import { CouponDate } from './coupon-date.tsx';
import * as styles from './apple-card.css.ts';

/** The details in order, with links (PREV-03). Inherits color and font size. */
export function CouponDetails({ details, language }: Pick<CouponFace, 'details' | 'language'>) {
  // Only in the wizard before a detail is typed: a finished coupon has at least its name.
  if (details.length === 0) return <p>{couponWords.noDetails()}</p>;
  return (
    <dl className={styles.list} lang={language}>
      {details.map((item) => (
        <div key={item.key} data-detail={item.key}>
          <dt className={styles.detailLabel}>{item.label}</dt>
          <dd className={styles.detailValue}>
            <Value item={item} language={language} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ item, language }: { readonly item: DetailItem; readonly language: Language }) {
  if (item.kind === 'date') return <CouponDate display={item.value} language={language} />;
  return item.href === null ? item.value : <a href={item.href}>{item.value}</a>;
}
