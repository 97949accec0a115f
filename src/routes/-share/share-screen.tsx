import { useQuery } from '@tanstack/react-query';
import { useLocation, lazyRouteComponent } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { accountQuery } from '../../api/account.queries.ts';
import type { PublicCoupon } from '../../api/coupon.queries.ts';
import { ownSummaryQuery, type ProjectSummary } from '../../api/projects.queries.ts';
import { walletReportQuery } from '../../api/wallets.queries.ts';
import type { Services } from '../../app/services.ts';
import { copyText } from '../../app/actors/copy-text.ts';
import { hasShareSheet, openShareSheet } from '../../app/actors/share-sheet.ts';
import { watched } from '../../app/actors/watched.ts';
import { copyLinkMachine } from '../../machines/submission/copy-link.machine.ts';
import { shareLinkMachine } from '../../machines/submission/share-link.machine.ts';
import { withoutOwnCode } from '../../domain/codes/code-values.ts';
import { composeFace } from '../../domain/coupon/coupon-face.ts';
import { invitationOf, mailInvitation, textInvitation } from '../../domain/coupon/invitation.ts';
import type { Sharing } from '../../ui/share/share-actions.tsx';
import { SharePage } from '../../ui/share/share-page.tsx';
import { LazyScanNotice } from './lazy-scan-notice.ts';
import { LazyPostalKit } from './lazy-postal-kit.ts';
import { barcodePictureQuery } from '../../api/barcode.queries.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The coupon was just created, and its link is being mailed (SUBM-07). */
    readonly isNewCoupon?: boolean;
  }
}

const copyMachine = copyLinkMachine.provide({ actors: { copyText } });
const shareMachine = shareLinkMachine.provide({ actors: { openShareSheet } });

interface ShareScreenProps {
  readonly coupon: PublicCoupon;
  readonly services: Services;
}

/** Binds the sharing machines and the link's codes to the page. */
export function ShareScreen({ coupon, services: { client, configuration } }: ShareScreenProps) {
  const link = `${configuration.shareBase}${coupon.id}`;
  const copy = useActorRef(copyMachine, { input: { link }, ...watched() });
  const isCopied = useSelector(copy, (state) => state.hasTag('copied'));
  const isRefused = useSelector(copy, (state) => state.matches('refused'));
  const isNew = useLocation({ select: ({ state }) => state.isNewCoupon === true });
  const account = useQuery(accountQuery(client));
  const own = useQuery(ownSummaryQuery(client, coupon.id));
  const scan = own.data?.scan ?? null;
  // Only the owner may read the report.
  const report = useQuery({
    ...walletReportQuery(client, coupon.id),
    enabled: isOwn(own.data),
  });
  const code = { type: 'QR', value: link } as const;
  const enabled = !coupon.householdsOnly;
  const svg = useQuery({ ...barcodePictureQuery(client, code), enabled });
  const png = useQuery({ ...barcodePictureQuery(client, { ...code, format: 'png' }), enabled });
  const sharing = useSharing(coupon, link);
  const copyLink = () => copy.send({ type: 'link.copy' });
  return (
    <SharePage
      ownId={isOwn(own.data) ? coupon.id : null}
      face={composeFace(coupon.householdsOnly ? withoutOwnCode(coupon) : coupon)}
      householdsOnly={coupon.householdsOnly}
      name={own.isPending ? null : (own.data?.name ?? coupon.description)}
      postalKit={<LazyPostalKit client={client} couponId={coupon.id} />}
      scanNotice={scan && <LazyScanNotice couponId={coupon.id} scan={scan} />}
      pictures={{ ...coupon.apple, barcode: coupon.householdsOnly ? null : coupon.barcode }}
      link={link}
      mailedTo={isNew ? (account.data?.email ?? null) : null}
      isPassForTesting={report.data?.apple.signing === 'trial'}
      copy={isCopied ? 'copied' : isRefused ? 'refused' : 'resting'}
      onCopy={copyLink}
      sharing={sharing}
      shareMenu={<LazyShareMenu sharing={sharing} onCopy={copyLink} />}
      code={{ svg: svg.data ?? null, png: png.data ?? null }}
      codeFailed={svg.isError || png.isError}
      onRetryCode={() => void Promise.all([svg.refetch(), png.refetch()])}
    />
  );
}

/** Only the owner gets a summary. */
function isOwn(summary: ProjectSummary | null | undefined): boolean {
  return (summary ?? null) !== null;
}

function useSharing(coupon: PublicCoupon, link: string): Sharing {
  const invitation = invitationOf(coupon, link);
  const actor = useActorRef(shareMachine, {
    input: { invitation, hasSheet: hasShareSheet(invitation) },
    ...watched(),
  });
  return {
    hasSheet: useSelector(actor, ({ context }) => context.hasSheet),
    isChoosing: useSelector(actor, (state) => state.matches('choosing')),
    mail: mailInvitation(invitation),
    message: textInvitation(invitation),
    onOpen: () => actor.send({ type: 'share.open' }),
    onClose: () => actor.send({ type: 'share.close' }),
  };
}

/** In its own chunk: phones have a share sheet and do not load a menu of 50 kB. */
const LazyShareMenu = lazyRouteComponent(
  () => import('../../ui/share/share-menu.tsx'),
  'ShareMenu',
);
