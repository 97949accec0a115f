import type { ReactNode } from 'react';
import type { CouponFace } from '../../domain/coupon/coupon-face.ts';
import * as styles from './apple-card.css.ts';
import { BarcodeFigure } from './barcode-figure.tsx';
import { CouponDate } from './coupon-date.tsx';
import { blank } from './coupon-frame.css.ts';
import { CouponFrame } from './coupon-frame.tsx';
import type { ColorSource } from './coupon-frame.tsx';
import * as couponWords from '../../words/coupon.gen.ts';
import * as faceWords from '../../words/domain/face.gen.ts';

interface AppleCardProps {
  readonly face: CouponFace;
  /** 480x150; the caller labels it with the merchant's name. */
  readonly logo: ReactNode;
  /** 1125x432, labeled with `stripLabel(face)`. */
  readonly artwork: ReactNode;
  /** An `svg` or `img`; null shows an empty space. */
  readonly barcode: ReactNode;
  readonly label?: string;
  /** Shows a placeholder while there is no offer. */
  readonly showsBlanks?: boolean;
  readonly colorSource?: ColorSource;
}

/** The coupon's front in Apple Wallet (PREV-01); the same markup from a 108 px miniature to 490 px. */
export function AppleCard({
  face,
  logo,
  artwork,
  barcode,
  label = couponWords.appleCouponOf({ merchantName: face.merchantName }),
  showsBlanks = false,
  colorSource = 'face',
}: AppleCardProps) {
  return (
    <CouponFrame colors={face.colors} colorSource={colorSource} className={styles.box}>
      <article className={styles.card} aria-label={label}>
        <header className={styles.head}>
          <div className={styles.logo}>{logo}</div>
        </header>
        <div className={styles.strip}>{artwork}</div>
        <Fields face={face} showsBlanks={showsBlanks} />
        <div className={styles.barcode}>
          {face.barcode !== null && barcode !== null && (
            <BarcodeFigure barcode={face.barcode} language={face.language}>
              {barcode}
            </BarcodeFigure>
          )}
        </div>
      </article>
    </CouponFrame>
  );
}

function Fields({ face, showsBlanks }: Required<Pick<AppleCardProps, 'face' | 'showsBlanks'>>) {
  return (
    <dl className={styles.fields} lang={face.language}>
      {face.description === '' && showsBlanks && (
        <div className={styles.offer} aria-hidden="true">
          <dt className={styles.label}>{faceWords.offer(face.language)}</dt>
          <dd className={styles.value}>
            <span className={blank}>{couponWords.yourOffer(face.language)}</span>
          </dd>
        </div>
      )}
      {face.description !== '' && (
        <div className={styles.offer}>
          <dt className={styles.offerLabel}>{faceWords.offer(face.language)}</dt>
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
