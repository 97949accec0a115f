import { CopyPlus, EllipsisVertical, ExternalLink, Images, Link2, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonAnchor } from '../parts/button.tsx';
import { Menu, type MenuEntry } from '../parts/menu.tsx';
import { TearLine } from '../parts/tear-line.tsx';
import * as styles from './dashboard-page.css.ts';

/** What a card shows of a coupon. */
export interface CouponCardData {
  readonly id: string;
  readonly name: string;
  /** ISO date-time, UTC. */
  readonly createdAt: string;
  readonly active: boolean;
  /** Address of a picture of 1125:432; null while there is none. */
  readonly picture: string | null;
  /** The link that goes into the mail. */
  readonly link: string;
  /** Its template has a Ride-Along design (DASH-11). */
  readonly hasRideAlong: boolean;
}

/** Where the wizard takes a coupon up again (DASH-04, DASH-11). */
export type EditKind = 'edit' | 'new-from-existing' | 'ride-along';

interface CouponCardProps {
  readonly coupon: CouponCardData;
  readonly onCopy: (coupon: CouponCardData) => void;
  readonly onEdit: (coupon: CouponCardData, kind: EditKind) => void;
}

/** One of the account's coupons, its link on the stub (DASH-03). */
export function CouponCard({ coupon, onCopy, onEdit }: CouponCardProps) {
  const { name, createdAt, active, picture, link } = coupon;
  return (
    <li className={styles.card}>
      <div className={styles.strip} data-inactive={!active}>
        <Strip picture={picture} />
        {!active && <span className={styles.inactive}>INACTIVE</span>}
      </div>
      <TearLine kind="stub" />
      <div className={styles.stub}>
        <div className={styles.top}>
          <h2 className={styles.name}>{name}</h2>
          <Menu
            label={`More for ${name}`}
            icon={<EllipsisVertical />}
            entries={entriesOf(coupon, onEdit)}
          />
        </div>
        <div className={styles.row}>
          <time className={styles.date} dateTime={createdAt}>
            {createdAt.slice(0, 10)}
          </time>
          <ButtonAnchor
            look="bare"
            shape="compact"
            href={link}
            target="_blank"
            rel="noopener"
            aria-label={`Open ${name} in a new tab`}
          >
            <ExternalLink />
            Open
          </ButtonAnchor>
          <Button
            look="bare"
            shape="compact"
            disabled={!active}
            onClick={() => onCopy(coupon)}
            aria-label={`Copy Link of ${name}`}
          >
            <Link2 />
            Copy Link
          </Button>
        </div>
      </div>
    </li>
  );
}

/** A coupon that is switched off is not edited (DASH-05); a new one can be made of it. */
function entriesOf(
  coupon: CouponCardData,
  onEdit: CouponCardProps['onEdit'],
): readonly MenuEntry[] {
  const { active, hasRideAlong } = coupon;
  const entry = (label: string, kind: EditKind, icon: ReactNode, disabled = false): MenuEntry => ({
    label,
    icon,
    disabled,
    onSelect: () => onEdit(coupon, kind),
  });
  const rideAlong = entry('Create Matching Ride-Along Image', 'ride-along', <Images />, !active);
  return [
    entry('Edit', 'edit', <Pencil />, !active),
    entry('New from Existing', 'new-from-existing', <CopyPlus />),
    ...(hasRideAlong ? [rideAlong] : []),
  ];
}

/** The strip at its true ratio, whether its picture is there or not. */
function Strip({ picture }: { readonly picture: string | null }) {
  if (picture === null) return <div className={styles.picture} />;
  return (
    <img
      className={styles.picture}
      src={picture}
      width={1125}
      height={432}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
