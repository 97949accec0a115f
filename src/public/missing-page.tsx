import { ArrowRight } from 'lucide-react';
import * as commonWords from '../words/common.gen.ts';
import * as shareWords from '../words/share.gen.ts';
import * as ticket from '../ui/parts/buttons/ticket-button.css.ts';
import { BusinessContact } from './business-contact.tsx';
import * as styles from './missing-page.css.ts';
import type { MissingView } from './page-view.ts';
import * as couponPageWords from '../words/coupon-page.gen.ts';

/** The page if there is no coupon: unknown, switched off, or currently unavailable (PUB-03). */
export function MissingPage({ view }: { readonly view: MissingView }) {
  return (
    <main className={styles.missing} aria-label={commonWords.unableToLoadCoupon()}>
      <div className={styles.blank} />
      <h1 className={styles.missingTitle}>{commonWords.uhOh()}</h1>{' '}
      <p className={styles.missingText}>{reasonOf(view.code)}</p>
      {view.isTemporary && <p className={styles.missingText}>{couponPageWords.notLoaded()}</p>}
      {view.business !== null && <BusinessContact business={view.business} />}
      <a className={ticket.ticket({})} href={view.home}>
        <span className={ticket.body}>{couponPageWords.home()}</span>
        <span className={ticket.stub}>
          <ArrowRight />
        </span>
      </a>
    </main>
  );
}

function reasonOf(code: MissingView['code']): string {
  switch (code) {
    case 'off':
      return couponPageWords.codeOff();
    case 'replaced':
      return couponPageWords.codeReplaced();
    case null:
      return shareWords.couponInactive();
    default:
      return code satisfies never;
  }
}
