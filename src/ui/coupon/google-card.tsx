import type { KeyboardEvent } from 'react';
import { BarcodeFigure } from './barcode-figure.tsx';
import { blank } from './apple-card.css.ts';
import { CouponDetails } from './coupon-details.tsx';
import { CouponFrame, type WalletCardProps } from './coupon-frame.tsx';
import { googleWordsOf } from '../../domain/coupon/google-words.ts';
import * as couponWords from '../../words/coupon.gen.ts';
import { oneLine, visuallyHidden } from '../theme/layout.css.ts';
import * as styles from './google-card.css.ts';
import * as actionsWords from '../../words/actions.gen.ts';

interface GoogleCardProps extends WalletCardProps {
  /** The controlled state of the sheet; without it the sheet opens by itself, without a script. */
  readonly sheet?: Sheet;
}

interface Sheet {
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** The offer in Google Wallet (PREV-02): its text is black or white, regardless of the coupon's foreground. */
export function GoogleCard(props: GoogleCardProps) {
  const { face, logo, artwork, barcode, showsBlanks = false, colorSource = 'face', sheet } = props;
  const { label = couponWords.googleCouponOf({ merchantName: face.merchantName }) } = props;
  const words = googleWordsOf(face);
  return (
    <CouponFrame colors={face.colors} colorSource={colorSource} className={styles.box}>
      <article className={styles.card} aria-label={label}>
        <header className={styles.head}>
          <div className={styles.logo}>{logo}</div>
          <span className={oneLine}>
            <Cut whole={face.merchantName} shown={words.issuerName} />
            {face.merchantName === '' && showsBlanks && (
              <Blank words={couponWords.yourBusiness(face.language)} />
            )}
          </span>
        </header>
        <p className={styles.title}>
          <Cut whole={face.description} shown={words.title} />
          {face.description === '' && showsBlanks && (
            <Blank words={couponWords.yourOffer(face.language)} />
          )}
        </p>
        <div className={styles.barcode}>
          <BarcodeFigure barcode={face.barcode} language={face.language}>
            {barcode}
          </BarcodeFigure>
        </div>
        <div className={styles.hero}>{artwork}</div>
        <div className={styles.more}>
          {sheet === undefined ? (
            <DetailsDisclosure face={face} />
          ) : (
            <DetailsSheet face={face} {...sheet} />
          )}
        </div>
      </article>
    </CouponFrame>
  );
}

/** A text as the phone cuts it; screen readers get the whole text. */
function Cut({ whole, shown }: { readonly whole: string; readonly shown: string }) {
  if (whole === shown) return whole;
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <span className={visuallyHidden}>{whole}</span>
    </>
  );
}

function Blank({ words }: { readonly words: string }) {
  return (
    <span className={blank} aria-hidden="true">
      {words}
    </span>
  );
}

/** "Details" at the card's foot opens a sheet over the card (PREV-02, PREV-03). */
function DetailsDisclosure({ face }: Pick<GoogleCardProps, 'face'>) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{actionsWords.details()}</summary>
      <div className={styles.sheet}>
        <CouponDetails details={face.details} language={face.language} />
      </div>
    </details>
  );
}

/** An open sheet is a dialog around its button, so the focus need not move; Escape closes only the sheet. */
function DetailsSheet({ face, open, onToggle }: Pick<GoogleCardProps, 'face'> & Sheet) {
  const closeOnEscape = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape') return;
    event.stopPropagation();
    onToggle();
  };
  return (
    <div
      className={styles.details}
      data-open={open}
      onKeyDown={closeOnEscape}
      {...(open && { role: 'dialog', 'aria-label': actionsWords.details() })}
    >
      <button type="button" className={styles.summary} aria-expanded={open} onClick={onToggle}>
        {actionsWords.details()}
      </button>
      {open && (
        <div className={styles.sheet}>
          <CouponDetails details={face.details} language={face.language} />
        </div>
      )}
    </div>
  );
}
