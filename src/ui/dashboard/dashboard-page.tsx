import { Ticket } from 'lucide-react';
import { ListEnd } from '../parts/list-end.tsx';
import { FailureNotice, Notice } from '../parts/notice.tsx';
import { SkeletonTile } from '../parts/skeleton.tsx';
import { TicketLink } from '../parts/ticket-button.tsx';
import { CouponCard, type CouponCardData, type EditKind } from './coupon-card.tsx';
import * as styles from './dashboard-page.css.ts';

export type CouponList =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | {
      readonly state: 'ready';
      readonly coupons: readonly CouponCardData[];
      readonly more: 'none' | 'waiting' | 'loading' | 'failed';
    };

interface DashboardPageProps {
  readonly list: CouponList;
  readonly onCopy: (coupon: CouponCardData) => void;
  readonly onEdit: (coupon: CouponCardData, kind: EditKind) => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

/** The account's own coupons (DASH-01, DASH-02). */
export function DashboardPage({ list, onCopy, onEdit, onMore, onRetry }: DashboardPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          Your coupons
        </h1>
        <p className={styles.note}>Creation date is in UTC.</p>
      </div>
      {list.state === 'failed' && (
        <FailureNotice title="An error occurred!" onRetry={onRetry}>
          Your coupons are safe. Check the connection and load the list again.
        </FailureNotice>
      )}
      {list.state === 'loading' && <CouponsToCome count={6} />}
      {list.state === 'ready' && list.coupons.length === 0 && <NoCoupons />}
      {list.state === 'ready' && list.coupons.length > 0 && (
        <>
          <ul className={styles.grid}>
            {list.coupons.map((coupon) => (
              <CouponCard key={coupon.id} coupon={coupon} onCopy={onCopy} onEdit={onEdit} />
            ))}
          </ul>
          {list.more === 'loading' && <CouponsToCome count={3} />}
          <ListEnd className={styles.end} more={list.more} onMore={onMore} />
        </>
      )}
    </div>
  );
}

/** What a signed-out visitor sees instead of an empty grid (AUTH-07). */
export function DashboardInvitation() {
  return (
    <div className={styles.screen}>
      <Notice
        level={1}
        title="Sign in to see your coupons"
        icon={<Ticket />}
        action={
          <TicketLink to="/login" search={{ to: '/dashboard' }}>
            Sign in
          </TicketLink>
        }
      >
        <p>Every coupon you make waits here, with its link.</p>
      </Notice>
    </div>
  );
}

function CouponsToCome({ count }: { readonly count: number }) {
  return (
    <ul className={styles.grid} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <SkeletonTile />
        </li>
      ))}
    </ul>
  );
}

function NoCoupons() {
  return (
    <Notice
      title="You haven't created any coupons"
      icon={<Ticket />}
      action={<TicketLink to="/">Get Started</TicketLink>}
    >
      <p>Pick a design and change the words. It takes a few minutes.</p>
    </Notice>
  );
}
