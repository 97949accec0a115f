import { Printer, Wallet, WalletCards } from 'lucide-react';
import type { ReactNode } from 'react';
import * as ticket from '../ui/parts/buttons/button.css.ts';
import type { CouponView } from './page-view.ts';
import * as styles from './page.css.ts';
import * as couponPageWords from '../words/coupon-page.gen.ts';
import * as couponWords from '../words/coupon.gen.ts';

/** Before a save-to-wallet token. */
export const GOOGLE_SAVE = 'https://pay.google.com/gp/v/save/';

/** Actions for every device; the script sets `data-device` to show only those that fit (PUB-02). */
export function WalletActions({ view }: { readonly view: CouponView }) {
  return (
    <div className={styles.actions}>
      <PrintButton onAndroidToo={view.googleToken === null && view.googleAddress === null} />
      {view.pass !== null && (
        <div className={styles.onApple}>
          <WalletLink
            href={view.pass}
            words={couponWords.addToAppleWallet()}
            badge={view.badges.apple}
            icon={<Wallet />}
          />
        </div>
      )}
      {view.googleToken !== null && (
        <GoogleButton token={view.googleToken} badge={view.badges.google} />
      )}
      {view.googleAddress !== null && (
        <div className={styles.onAndroid}>
          <GoogleLink href={view.googleAddress} badge={view.badges.google} />
        </div>
      )}
      <HandOver picture={view.addressCode} />
    </div>
  );
}

function GoogleButton({ token, badge }: { readonly token: string; readonly badge: string | null }) {
  return (
    <div id="google-wallet" className={styles.onAndroid}>
      <div id="google-wallet-button" />
      <GoogleLink href={`${GOOGLE_SAVE}${token}`} badge={badge} />
    </div>
  );
}

function GoogleLink({ href, badge }: Pick<WalletLinkProps, 'href' | 'badge'>) {
  return (
    <WalletLink
      href={href}
      words={couponWords.addToGoogleWallet()}
      badge={badge}
      icon={<WalletCards />}
    />
  );
}

interface WalletLinkProps {
  readonly href: string;
  readonly words: string;
  readonly badge: string | null;
  readonly icon: ReactNode;
}

/** The official badge if the deployment has one, else our own button. */
function WalletLink({ href, words, badge, icon }: WalletLinkProps) {
  if (badge === null) {
    return (
      <a className={styles.walletLink} href={href}>
        {icon}
        {words}
      </a>
    );
  }
  return (
    <a className={styles.badgeLink} href={href}>
      <img className={styles.badge} src={badge} alt={words} />
    </a>
  );
}

function PrintButton({ onAndroidToo }: { readonly onAndroidToo: boolean }) {
  const where = onAndroidToo ? `${styles.printer} ${styles.printerOnAndroid}` : styles.printer;
  return (
    <div className={where}>
      <button
        type="button"
        data-print=""
        className={ticket.ticket({ size: 'large', width: 'full' })}
      >
        <span className={ticket.body}>{couponPageWords.print()}</span>
        <span className={ticket.stub}>
          <Printer />
        </span>
      </button>
    </div>
  );
}

/** Phones do not show the picture, and browsers request none that is lazy and not shown. */
function HandOver({ picture }: { readonly picture: string }) {
  return (
    <div className={`${styles.handOver} ${styles.onDeskOnly}`}>
      <img
        className={styles.code}
        src={picture}
        width={148}
        height={148}
        alt={couponPageWords.codeOfThisPage()}
        loading="lazy"
      />
      <p className={styles.hint}>{couponPageWords.pointYourCamera()}</p>
    </div>
  );
}
