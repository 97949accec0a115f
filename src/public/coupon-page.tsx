import { ChevronDown, Clock } from 'lucide-react';
import { AppleCard } from '../ui/coupon/apple-card.tsx';
import { CouponDetails } from '../ui/coupon/coupon-details.tsx';
import { stripLabel } from '../ui/coupon/coupon-labels.ts';
import { InlineCode } from './inline-code.tsx';
import type { CouponView, PagePicture } from './page-view.ts';
import * as styles from './page.css.ts';
import { WalletActions } from './wallet-actions.tsx';

/** Characters of terms from which they are printed smaller. */
const LONG_TERMS = 2_000;

/** The coupon, one thing to do with it, its details (PUB-01, PUB-07). */
export function CouponPage({ view }: { readonly view: CouponView }) {
  const { face } = view;
  return (
    <main className={styles.main}>
      <header className={styles.heading}>
        <h1 className={styles.title}>Here is your coupon</h1>
        {view.isExpired && face.expires !== null && <Expired date={face.expires.display} />}
      </header>
      <div className={styles.coupon}>
        <AppleCard
          face={face}
          label={`Coupon, ${face.merchantName}`}
          colorSource="stylesheet"
          logo={<Picture picture={view.logo} alt={face.merchantName} priority="auto" />}
          artwork={<Picture picture={view.strip} alt={stripLabel(face)} priority="high" />}
          barcode={view.barcode === null ? null : <InlineCode svg={view.barcode} />}
        />
      </div>
      <WalletActions view={view} />
      <Details view={view} />
    </main>
  );
}

function Expired({ date }: { readonly date: string }) {
  return (
    <p className={styles.expired}>
      <Clock />
      <span>This coupon expired on {date}.</span>
    </p>
  );
}

interface PictureProps {
  readonly picture: PagePicture;
  readonly alt: string;
  readonly priority: 'high' | 'auto';
}

function Picture({ picture, alt, priority }: PictureProps) {
  return (
    <img
      src={picture.source}
      {...(picture.sources !== '' && {
        srcSet: picture.sources,
        sizes: `min(${styles.COUPON_WIDTH}px, 100vw - 32px)`,
      })}
      width={picture.width}
      height={picture.height}
      alt={alt}
      decoding={priority === 'high' ? 'sync' : 'async'}
      fetchPriority={priority}
    />
  );
}

function Details({ view }: { readonly view: CouponView }) {
  const terms = view.face.details.find((item) => item.key === 'termsConditions');
  const isLong = (terms?.value.length ?? 0) > LONG_TERMS;
  return (
    <details className={isLong ? `${styles.details} ${styles.longTerms}` : styles.details}>
      <summary className={styles.summary}>
        Details
        <ChevronDown />
      </summary>
      <div className={styles.detailsBody}>
        <CouponDetails details={view.face.details} />
      </div>
    </details>
  );
}
