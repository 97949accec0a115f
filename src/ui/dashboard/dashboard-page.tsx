import { SearchX, Store, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListEnd } from '../parts/notices/list-end.tsx';
import { FailureNotice, Notice, ScreenNotice } from '../parts/notices/notice.tsx';
import { SkeletonTile } from '../parts/notices/skeleton.tsx';
import { ButtonLink } from '../parts/buttons/button.tsx';
import { TicketLink } from '../parts/buttons/ticket-button.tsx';
import { visuallyHidden } from '../theme/layout.css.ts';
import type { GridMemory } from '../lists/window-grid.tsx';
import { CouponGrid } from './coupon-grid.tsx';
import * as dashboardWords from '../../words/dashboard.gen.ts';
import * as actionsWords from '../../words/actions.gen.ts';
import * as commonWords from '../../words/common.gen.ts';
import { ListHead } from '../lists/list-head.tsx';
import * as styles from './dashboard-page.css.ts';

export type CouponList =
  | { readonly state: 'loading' | 'failed' }
  | {
      readonly state: 'ready';
      /** Ids of drafts and coupons, in order. */
      readonly ids: readonly string[];
      /** Number of matching coupons, loaded or not. */
      readonly found: number;
      /** Number of drafts and all coupons, loaded or not. */
      readonly total: number;
      readonly more: 'none' | 'waiting' | 'loading' | 'failed';
    };

interface DashboardPageProps {
  readonly list: CouponList;
  /** The search term; empty for all coupons. */
  readonly term: string;
  /** Select all, search, sort. */
  readonly tools: ReactNode;
  readonly memory: GridMemory;
  readonly renderCard: (id: string) => ReactNode;
  readonly onMore: () => void;
  readonly onRetry: () => void;
  /** Dialogs and the bar of the selection. */
  readonly children?: ReactNode;
}

/** The account's own coupons (DASH-01, DASH-02). */
export function DashboardPage(props: DashboardPageProps) {
  const { list, term, tools, onRetry, children } = props;
  const isBlank = list.state === 'ready' && list.total === 0 && term === '';
  return (
    <div className={styles.page}>
      <ListHead
        title={dashboardWords.yourCoupons()}
        note={dashboardWords.creationDateIsInUtc()}
        aside={
          <ButtonLink icon={<Store />} to="/counters">
            {commonWords.counters()}
          </ButtonLink>
        }
      />
      {!isBlank && tools}
      <p className={visuallyHidden} role="status">
        {list.state === 'ready' && dashboardWords.couponCount({ count: list.found })}
      </p>
      {list.state === 'failed' && (
        <FailureNotice onRetry={onRetry}>{dashboardWords.yourCouponsAreSafeCheck()}</FailureNotice>
      )}
      {list.state === 'loading' && <CouponsToCome count={6} />}
      {list.state === 'ready' && <Coupons {...props} list={list} />}
      {children}
    </div>
  );
}

interface CouponsProps extends DashboardPageProps {
  readonly list: Extract<CouponList, { state: 'ready' }>;
}

function Coupons({ list, term, memory, renderCard, onMore }: CouponsProps) {
  if (list.ids.length === 0) return term === '' ? <NoCoupons /> : <NothingFound term={term} />;
  return (
    <>
      <CouponGrid ids={list.ids} total={list.total} memory={memory} renderCard={renderCard} />
      {list.found === 0 && term !== '' && <NothingFound term={term} />}
      {list.more === 'loading' && <CouponsToCome count={3} />}
      <ListEnd more={list.more} onMore={onMore} />
    </>
  );
}

/** Shown to visitors instead of an empty grid (AUTH-07). */
export function DashboardInvitation() {
  return (
    <ScreenNotice
      title={dashboardWords.signInToSeeYour()}
      icon={<Ticket />}
      action={
        <TicketLink to="/login" search={{ to: '/dashboard' }}>
          {commonWords.signIn()}
        </TicketLink>
      }
    >
      {dashboardWords.everyCouponYouMakeWaits()}
    </ScreenNotice>
  );
}

function CouponsToCome({ count }: { readonly count: number }) {
  return (
    <ul className={styles.row} aria-busy="true" aria-label={dashboardWords.couponsToCome()}>
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
      title={dashboardWords.youHaventCreatedAnyCoupons()}
      icon={<Ticket />}
      action={<TicketLink to="/">{actionsWords.getStarted()}</TicketLink>}
    >
      <p>{dashboardWords.pickADesignAndChange()}</p>
    </Notice>
  );
}

function NothingFound({ term }: { readonly term: string }) {
  return (
    <Notice title={dashboardWords.yourSearchReturnedNoDesigns({ term })} icon={<SearchX />}>
      <p>{dashboardWords.tryFewerWordsOrA()}</p>
    </Notice>
  );
}
