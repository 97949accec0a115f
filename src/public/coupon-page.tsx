import { ChevronDown, Clock, Mailbox } from 'lucide-react';
import { wideLettersIn } from '../domain/plain-text.ts';
import { AppleCard } from '../ui/coupon/apple-card.tsx';
import { CouponDate } from '../ui/coupon/coupon-date.tsx';
import { CouponDetails } from '../ui/coupon/coupon-details.tsx';
import { stripLabel } from '../ui/coupon/coupon-labels.ts';
import { BusinessContact } from './business-contact.tsx';
import { InlineCode } from './inline-code.tsx';
import type { CouponView, PagePicture } from './page-view.ts';
import * as styles from './page.css.ts';
import * as print from './print.css.ts';
import { WalletActions } from './wallet-actions.tsx';
import * as actionsWords from '../words/actions.gen.ts';
import * as couponPageWords from '../words/coupon-page.gen.ts';

/** Longer terms are printed smaller. A letter that is as wide as two counts as two. */
const LONG_TERMS = 1_500;
/** The same for the offer. */
const LONG_OFFER = 70;

/** The coupon, one action, its details (PUB-01, PUB-07); after it expires, a contact instead (PUB-03). */
export function CouponPage({ view }: { readonly view: CouponView }) {
  const { face } = view;
  const { name: phase, notice } = view.phase;
  return (
    <main className={styles.main} {...marksOf(view)}>
      <header className={styles.heading}>
        <h1 className={styles.title}>{couponPageWords.title()}</h1>
      </header>
      <Letterhead view={view} />
      <div className={styles.coupon}>
        {notice !== null && <Notice {...notice} language={view.language} />}
        <AppleCard
          face={face}
          label={couponPageWords.couponOf({ merchantName: face.merchantName })}
          colorSource="stylesheet"
          logo={<Picture picture={view.logo} alt={face.merchantName} priority="auto" />}
          artwork={<Picture picture={view.strip} alt={stripLabel(face)} priority="high" />}
          barcode={view.barcode === null ? null : <InlineCode svg={view.barcode} />}
        />
      </div>
      {phase === 'expired' ? (
        <div className={styles.actions}>
          <BusinessContact business={face} />
        </div>
      ) : (
        <WalletActions view={view} />
      )}
      <Details view={view} />
    </main>
  );
}

type NoticeProps = NonNullable<CouponView['phase']['notice']> & Pick<CouponView, 'language'>;

function Notice({ words, date, language }: NoticeProps) {
  return (
    <p className={styles.expired}>
      {date === null ? <Mailbox /> : <Clock />}
      <span>
        {words}
        {date !== null && (
          <>
            {' '}
            <CouponDate display={date} language={language} />.
          </>
        )}
      </span>
    </p>
  );
}

interface PictureProps {
  readonly picture: PagePicture;
  readonly alt: string;
  readonly priority: 'high' | 'auto';
}

/** Browsers load a WebP a third of the PNG's size; both have the reserved dimensions. */
function Picture({ picture, alt, priority }: PictureProps) {
  return (
    <picture>
      <source
        type="image/webp"
        srcSet={picture.webp}
        sizes={picture.webp.includes(' ') ? styles.PICTURE_SIZES : undefined}
      />
      <img
        src={picture.source}
        width={picture.width}
        height={picture.height}
        alt={alt}
        decoding={priority === 'high' ? 'sync' : 'async'}
        fetchPriority={priority}
      />
    </picture>
  );
}

/** Only on paper: the business name, because a logo's own colors may not print. */
function Letterhead({ view }: { readonly view: CouponView }) {
  const phone = view.face.details.find((item) => item.key === 'phone');
  return (
    <div className={print.letterhead}>
      <p className={print.merchant}>{view.face.merchantName}</p>
      {phone !== undefined && <p>{phone.value}</p>}
    </div>
  );
}

function Details({ view }: { readonly view: CouponView }) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {actionsWords.details()}
        <ChevronDown />
      </summary>
      <div className={styles.detailsBody}>
        <CouponDetails details={view.face.details} language={view.language} />
      </div>
    </details>
  );
}

/** Marks of a long text, or of no terms, for the printed sheet. */
function marksOf({ face }: CouponView) {
  const terms = face.details.find((item) => item.key === 'termsConditions')?.value ?? '';
  const long = lengthOf(terms) > LONG_TERMS ? 'long' : undefined;
  return {
    'data-offer': lengthOf(face.description) > LONG_OFFER ? 'long' : undefined,
    'data-terms': terms === '' ? 'none' : long,
  };
}

function lengthOf(text: string): number {
  return [...text].length + wideLettersIn(text);
}
