import { useQuery } from '@tanstack/react-query';
import { useLocation, lazyRouteComponent } from '@tanstack/react-router';
import { accountQuery } from '../../api/account.queries.ts';
import { type PublicCoupon, walletReportQuery } from '../../api/coupon.queries.ts';
import { ownSummaryQuery } from '../../api/projects.queries.ts';
import { hasShareSheet, openShareSheet } from '../../app/actors/share-sheet.ts';
import { withCalls } from '../../app/actors/with-calls.ts';
import { shareLinkMachine } from '../../machines/submission/share-link.machine.ts';
import { withoutOwnCode } from '../../domain/codes/code-values.ts';
import { composeFace } from '../../domain/coupon/coupon-face.ts';
import { invitationOf, mailInvitation, textInvitation } from '../../domain/coupon/invitation.ts';
import type { Sharing } from '../../ui/share/share-actions.tsx';
import { SharePage } from '../../ui/share/share-page.tsx';
import { useServices } from '../-queries/with-services.tsx';
import { LazyPostalKit, LazyScanNotice } from './lazy-parts.ts';
import { useLinkCopy } from '../-process/use-link-copy.ts';
import { useProcess } from '../-process/use-process.ts';
import { useLinkCodes } from '../-queries/use-link-codes.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The coupon was just created, and its link is being mailed (SUBM-07). */
    readonly isNewCoupon?: boolean;
  }
}

/** Binds the sharing machines and the link's codes to the page. */
export function ShareScreen({ coupon }: { readonly coupon: PublicCoupon }) {
  const { client, configuration } = useServices();
  const link = `${configuration.shareBase}${coupon.id}`;
  const copying = useLinkCopy(link);
  const isNew = useLocation({ select: ({ state }) => state.isNewCoupon === true });
  const account = useQuery(accountQuery(client));
  const own = useQuery(ownSummaryQuery(client, coupon.id));
  const scan = own.data?.scan ?? null;
  // Only the owner gets a summary, and only the owner may read the report.
  const isOwn = (own.data ?? null) !== null;
  const report = useQuery({ ...walletReportQuery(client, coupon.id), enabled: isOwn });
  const sharing = useSharing(coupon, link);
  return (
    <SharePage
      ownId={isOwn ? coupon.id : null}
      face={composeFace(coupon.householdsOnly ? withoutOwnCode(coupon) : coupon)}
      householdsOnly={coupon.householdsOnly}
      name={own.isPending ? null : (own.data?.name ?? coupon.description)}
      postalKit={<LazyPostalKit couponId={coupon.id} />}
      scanNotice={scan && <LazyScanNotice couponId={coupon.id} scan={scan} />}
      pictures={{ ...coupon.apple, barcode: coupon.householdsOnly ? null : coupon.barcode }}
      link={link}
      mailedTo={isNew ? (account.data?.email ?? null) : null}
      isPassForTesting={report.data?.apple.signing === 'trial'}
      {...copying}
      sharing={sharing}
      shareMenu={<LazyShareMenu sharing={sharing} onCopy={copying.onCopy} />}
      {...useLinkCodes(link, !coupon.householdsOnly)}
    />
  );
}

function useSharing(coupon: PublicCoupon, link: string): Sharing {
  const invitation = invitationOf(coupon, link);
  const { state, send } = useProcess(() => withCalls(shareLinkMachine, { openShareSheet }), {
    invitation,
    hasSheet: hasShareSheet(invitation),
  });
  const mail = mailInvitation(invitation);
  return { state, send, mail, message: textInvitation(invitation) };
}

/** In its own chunk: phones have a share sheet and do not load a menu of 50 kB. */
const LazyShareMenu = lazyRouteComponent(
  () => import('../../ui/share/share-menu.tsx'),
  'ShareMenu',
);
