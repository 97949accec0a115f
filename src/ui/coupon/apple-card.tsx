import * as styles from './apple-card.css.ts';
import { BarcodeFigure } from './barcode-figure.tsx';
import { CouponDate } from './coupon-date.tsx';
import { CouponFrame, type WalletCardProps } from './coupon-frame.tsx';
import * as couponWords from '../../words/coupon.gen.ts';
import * as faceWords from '../../words/domain/face.gen.ts';

/** The coupon's front in Apple Wallet (PREV-01); the same markup from a 108 px miniature to 490 px. */
export function AppleCard(props: WalletCardProps) {
  const { face, logo, artwork, barcode, showsBlanks = false, colorSource = 'face' } = props;
  const { label = couponWords.appleCouponOf({ merchantName: face.merchantName }) } = props;
  return (
    <CouponFrame colors={face.colors} colorSource={colorSource} className={styles.box}>
      <article className={styles.card} aria-label={label}>
        <header className={styles.head}>
          <div className={styles.logo}>{logo}</div>
        </header>
        <div className={styles.strip}>{artwork}</div>
        <Fields face={face} showsBlanks={showsBlanks} />
        <div className={styles.barcode}>
          <BarcodeFigure barcode={face.barcode} language={face.language}>
            {barcode}
          </BarcodeFigure>
        </div>
      </article>
    </CouponFrame>
  );
}

function Fields({ face, showsBlanks }: Required<Pick<WalletCardProps, 'face' | 'showsBlanks'>>) {
  return (
    <dl className={styles.fields} lang={face.language}>
      {face.description === '' && showsBlanks && (
        <div className={styles.offer} aria-hidden="true">
          <dt className={styles.label}>{faceWords.offer(face.language)}</dt>
          <dd className={styles.value}>
            <span className={styles.blank}>{couponWords.yourOffer(face.language)}</span>
          </dd>
        </div>
      )}
      {face.description !== '' && (
        <div className={styles.offer}>
          <dt className={styles.label}>{faceWords.offer(face.language)}</dt>
          <dd className={styles.offerValue}>{face.description}</dd>
        </div>
      )}
      {face.dates.map(({ key, label, display }) => (
        <div key={key} className={styles.date}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <CouponDate display={display} language={face.language} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
