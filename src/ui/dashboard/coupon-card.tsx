import { Link } from '@tanstack/react-router';
import { CalendarDays, CalendarX2, CirclePause, InfinityIcon, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { figure } from '../../words/figure.ts';
import type { CardText } from '../../domain/dashboard/card-text.ts';
import type { OfferState } from '../../domain/dashboard/offer-state.ts';
import type { StoredScan } from '../../domain/scan/scan-verdict.ts';
import { ListPicture } from '../lists/list-picture.tsx';
import { Checkbox } from '../parts/fields/checkbox.tsx';
import { Switch } from '../parts/fields/switch.tsx';
import { TearLine } from '../parts/paper/tear-line.tsx';
import { figures, tone, visuallyHidden } from '../theme/layout.css.ts';
import type { CardAction } from './card-menu.tsx';
import {
  CardNote,
  CardTextField,
  CardTextRemarks,
  type CardTextEvent,
  EditText,
  type EditedText,
} from './card-text.tsx';
import * as styles from './coupon-card.css.ts';
import { Sparkline } from './sparkline.tsx';
import { ExpiredPostmark, InactiveStamp } from './stamps.tsx';
import * as dashboardWords from '../../words/dashboard.gen.ts';

/** The card's data of a coupon. */
interface CouponCardData {
  readonly id: string;
  readonly name: string;
  /** The owner's private note; empty if there is none (DASH-19). */
  readonly note: string;
  /** ISO date-time, UTC. */
  readonly createdAt: string;
  /** The switch's state. */
  readonly active: boolean;
  /** Address of a picture of 1125:432; null while there is none. */
  readonly picture: string | null;
  readonly offer: OfferState;
  /** `MM/DD/YYYY`, or empty. */
  readonly expires: string;
  readonly views: number;
  readonly passes: number;
  readonly lastDays: { readonly until: string; readonly views: readonly number[] };
  /** Null if the code was not read back, or if there is none (PRE-02). */
  readonly scan: Pick<StoredScan, 'result'> | null;
  /** Names of the rules that found something in it; null if nobody looked (PRE-01). */
  readonly preflight: readonly string[] | null;
}

interface CouponCardProps {
  readonly coupon: CouponCardData;
  readonly menu: ReactNode;
  readonly isPicked: boolean;
  readonly isSwitching: boolean;
  /** The name and the note while they are edited. */
  readonly editing: Readonly<Record<CardText, EditedText | null>>;
  readonly onPick: (isPicked: boolean) => void;
  readonly onToggle: () => void;
  readonly onAction: (action: CardAction) => void;
  readonly onText: (field: CardText, event: CardTextEvent) => void;
}

/** One of the account's coupons (DASH-03). */
export function CouponCard(props: CouponCardProps) {
  const { coupon, isPicked, editing, onAction, onText } = props;
  const { scan, preflight } = coupon;
  return (
    <article className={styles.card} data-picked={isPicked} aria-label={coupon.name}>
      <div className={styles.strip} data-state={coupon.offer.kind}>
        <ListPicture address={coupon.picture} className={styles.picture} />
        {coupon.offer.kind === 'inactive' && <InactiveStamp />}
        {coupon.offer.kind === 'expired' && <ExpiredPostmark date={coupon.expires} />}
      </div>
      <TearLine kind="stub" />
      <Top {...props} />
      <Middle {...props} />
      <Life coupon={coupon} />
      <CardNote
        id={coupon.id}
        name={coupon.name}
        note={coupon.note}
        edited={editing.note}
        onEvent={(event) => onText('note', event)}
      />
      {/* A code that was not always read back says so (PRE-02). */}
      {scan !== null && scan.result !== 'scans' && (
        <p className={styles.codeRemark}>
          <TriangleAlert size={16} className={tone.warn} />
          <span>
            {scan.result === 'unread'
              ? dashboardWords.codeIsUnread()
              : dashboardWords.codeIsDoubtful()}
          </span>
          {coupon.active && (
            <Link
              to="/project/edit/$projectId"
              params={{ projectId: coupon.id }}
              search={{ step: 'barcode' }}
              state={{ fromDashboard: true }}
            >
              {dashboardWords.changeCode()}
            </Link>
          )}
        </p>
      )}
      {/* What would disappoint on a phone is listed in the preview (PRE-01). */}
      {preflight !== null && preflight.length > 0 && (
        <p className={styles.codeRemark}>
          <TriangleAlert size={16} className={tone.warn} />
          <span>{dashboardWords.preflightFound({ count: preflight.length })}</span>
          <button type="button" className={styles.edit} onClick={() => onAction('preview')}>
            {dashboardWords.showFindings()}
          </button>
        </p>
      )}
    </article>
  );
}

function Top({ coupon, menu, isPicked, editing, onPick, onText }: CouponCardProps) {
  const { id, name } = coupon;
  return (
    <div className={styles.top}>
      <Checkbox checked={isPicked} onChange={onPick}>
        <span className={visuallyHidden}>{dashboardWords.selectName({ name })}</span>
      </Checkbox>
      {editing.name === null ? (
        <>
          <h2 className={styles.name} title={name}>
            {name}
          </h2>
          {menu}
        </>
      ) : (
        <CardTextField id={id} edited={editing.name} onEvent={(event) => onText('name', event)} />
      )}
    </div>
  );
}

/** The word beside the switch; an expired offer is not active even if its switch is on. */
const SWITCH_WORDS = {
  inactive: dashboardWords.isInactive,
  expired: dashboardWords.isExpired,
  expires: dashboardWords.isActive,
  endless: dashboardWords.isActive,
} as const satisfies Record<OfferState['kind'], () => string>;

function Middle({ coupon, isSwitching, editing, onToggle, onText }: CouponCardProps) {
  const { id, name, createdAt, active, offer } = coupon;
  const [hasRenamed, setHasRenamed] = useState(false);
  return (
    <div className={styles.row}>
      <time className={figures} dateTime={createdAt}>
        {createdAt.slice(0, 10)}
      </time>
      {editing.name === null ? (
        <EditText
          label={dashboardWords.editNameOfName({ name })}
          takesFocus={hasRenamed}
          onEvent={(event) => {
            setHasRenamed(true);
            onText('name', event);
          }}
        >
          {dashboardWords.editName()}
        </EditText>
      ) : (
        <CardTextRemarks id={id} edited={editing.name} />
      )}
      <Switch
        label={name}
        words={SWITCH_WORDS[offer.kind]()}
        checked={active}
        isBusy={isSwitching}
        isFaint={offer.kind === 'expired'}
        onToggle={onToggle}
      />
    </div>
  );
}

const SIGNS = {
  inactive: <CirclePause size={16} />,
  expired: <CalendarX2 size={16} />,
  expires: <CalendarDays size={16} />,
  endless: <InfinityIcon size={16} />,
};

function Life({ coupon }: Pick<CouponCardProps, 'coupon'>) {
  const { offer, expires, views, passes, lastDays } = coupon;
  return (
    <div className={styles.life}>
      <div>
        <p className={styles.due} data-state={offer.kind}>
          {SIGNS[offer.kind]}
          {offer.words}
          {offer.kind === 'expired' && ` ${expires}`}
        </p>
        <p className={figures}>
          <Count count={views} word={dashboardWords.viewsWord} />{' '}
          <Count count={passes} word={dashboardWords.passesWord} />
        </p>
      </div>
      <Sparkline
        days={lastDays.views}
        until={lastDays.until}
        isQuiet={offer.kind === 'inactive' || offer.kind === 'expired'}
      />
    </div>
  );
}

interface CountProps {
  readonly count: number;
  readonly word: (parts: { readonly count: number }) => string;
}

function Count({ count, word }: CountProps) {
  return (
    <span>
      <b>{figure(count)}</b> {word({ count })}
    </span>
  );
}
