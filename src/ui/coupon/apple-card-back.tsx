import type { CouponFace } from '../../domain/coupon/coupon-face.ts';
import * as styles from './apple-card.css.ts';
import { CouponDetails } from './coupon-details.tsx';
import { CouponFrame } from './coupon-frame.tsx';
import * as couponWords from '../../words/coupon.gen.ts';
import * as actionsWords from '../../words/actions.gen.ts';

/** The coupon's "Details" side in Apple Wallet, of the front's size (PREV-01, PREV-03). */
export function AppleCardBack({ face }: { readonly face: CouponFace }) {
  return (
    <CouponFrame colors={face.colors} colorSource="face" className={styles.box}>
      <article
        className={styles.card}
        aria-label={couponWords.appleCouponDetails({ merchantName: face.merchantName })}
      >
        <div className={styles.back} tabIndex={0}>
          <h3 className={styles.backTitle}>{actionsWords.details()}</h3>
          <CouponDetails details={face.details} language={face.language} />
        </div>
      </article>
    </CouponFrame>
  );
}
