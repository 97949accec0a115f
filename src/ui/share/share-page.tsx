import { Link } from '@tanstack/react-router';
import { Globe, Mail, Plus, Printer, ScanBarcode, Store, TriangleAlert } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import type { CouponFace } from '../../domain/coupon/coupon-face.ts';
import * as commonWords from '../../words/common.gen.ts';
import * as linkWords from '../../words/link.gen.ts';
import { AppleCard } from '../coupon/apple-card.tsx';
import { stripLabel } from '../coupon/coupon-labels.ts';
import { Desk } from '../parts/paper/paper.tsx';
import { TicketLink } from '../parts/buttons/ticket-button.tsx';
import { Advice } from './advice.tsx';
import { HouseholdsOnly, LinkCode } from './code-download.tsx';
import { LinkField, type ShownLink } from './link-field.tsx';
import { ShareActions, type Sharing } from './share-actions.tsx';
import * as shareWords from '../../words/share.gen.ts';
import * as titlesWords from '../../words/titles.gen.ts';
import { breaking, size, soft, stack } from '../theme/layout.css.ts';
import * as styles from './share-page.css.ts';

interface SharePageProps extends ShownLink {
  /** The reader's own coupon; null for another's. */
  readonly ownId: string | null;
  readonly face: CouponFace;
  /** The owner's name for the coupon; null while unknown. */
  readonly name: string | null;
  /** Addresses of the coupon's own pictures. */
  readonly pictures: {
    readonly strip: string;
    readonly logo: string;
    readonly barcode: string | null;
  };
  /** The address to which the link is mailed; null if it is not mailed (SUBM-07). */
  readonly mailedTo: string | null;
  /** Whether the Apple pass is signed without an operator's certificate (API-11). */
  readonly isPassForTesting: boolean;
  /** For the owner of a checked coupon (PRE-02). */
  readonly scanNotice: ReactNode;
  /** For the owner (PRE-03). */
  readonly postalKit: ReactNode;
  readonly sharing: Sharing;
  readonly shareMenu: ReactNode;
}

/** The coupon, the tear line, its link and the code for the mail piece (READY-01, READY-02). */
export function SharePage(props: SharePageProps) {
  const { face } = props;
  return (
    <div className={styles.margin}>
      <div className={styles.sheet}>
        <Desk className={styles.coupon}>
          <div className={styles.card}>
            <Coupon {...props} />
          </div>
        </Desk>
        <div className={styles.side}>
          <div>
            <p className={`${soft} ${size.t17} ${breaking}`}>
              {shareWords.offerIs({ description: face.description })}
            </p>
            <h1 className={styles.title} tabIndex={-1}>
              {titlesWords.readyToUse()}
            </h1>
          </div>
          {props.householdsOnly ? (
            <HouseholdsOnly couponId={props.ownId} />
          ) : (
            <>
              <LinkField {...props} />
              <ShareActions {...props} />
            </>
          )}
          <Notices {...props} />
          {!props.householdsOnly && (
            <LinkCode {...props}>
              <h2 className={size.t17}>{shareWords.forYourMailPiece()}</h2>
              <p className={styles.help}>{linkWords.codeWidth()}</p>
            </LinkCode>
          )}
          <div className={styles.end}>
            <TicketLink to="/create" icon={<Plus />} width="fullOnPhones">
              {shareWords.createAnotherCoupon()}
            </TicketLink>
          </div>
        </div>
      </div>
      {props.ownId !== null && (
        <div className={styles.kits}>
          <Kits couponId={props.ownId} householdsOnly={props.householdsOnly} />
          <Suspense fallback={null}>{props.postalKit}</Suspense>
        </div>
      )}
    </div>
  );
}

function Coupon({ face, pictures }: SharePageProps) {
  return (
    <AppleCard
      face={face}
      logo={<img src={pictures.logo} alt={face.merchantName} />}
      artwork={
        <img src={pictures.strip} alt={stripLabel(face)} decoding="sync" fetchPriority="high" />
      }
      barcode={pictures.barcode === null ? null : <img src={pictures.barcode} alt="" />}
    />
  );
}

function Notices({ householdsOnly, mailedTo, isPassForTesting, scanNotice }: SharePageProps) {
  return (
    <div className={stack[10]}>
      {mailedTo !== null && <Advice icon={<Mail />}>{shareWords.mailedTo({ mailedTo })}</Advice>}
      {!householdsOnly && <Advice icon={<Globe />}>{linkWords.linkIsPublic()}</Advice>}
      {scanNotice !== null && <Suspense fallback={null}>{scanNotice}</Suspense>}
      {isPassForTesting && <Advice icon={<TriangleAlert />}>{shareWords.passForTesting()}</Advice>}
    </div>
  );
}

interface KitsProps extends Pick<SharePageProps, 'householdsOnly'> {
  readonly couponId: string;
}

/** What an owner gets besides the link: sheets to print, a code for each household, counters (READY-03). */
function Kits({ couponId, householdsOnly }: KitsProps) {
  return (
    <div className={stack[10]}>
      <Advice icon={<Printer />}>
        <Link to="/print/$couponId" params={{ couponId }}>
          {commonWords.printKit()}
        </Link>{' '}
        {shareWords.printAdvice()}
      </Advice>
      {!householdsOnly && (
        <Advice icon={<ScanBarcode />}>
          <Link to="/codes/$couponId" params={{ couponId }}>
            {commonWords.codesForHouseholds()}
          </Link>{' '}
          {shareWords.codesAdvice()}
        </Advice>
      )}
      <Advice icon={<Store />}>
        <Link to="/counters">{commonWords.counters()}</Link> {shareWords.countersAdvice()}
      </Advice>
    </div>
  );
}
