import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { accountQuery } from '../../api/account.queries.ts';
import type { PublicCoupon } from '../../api/coupon.queries.ts';
import type { Services } from '../../app/services.ts';
import { copyText } from '../../app/page/copy-text.ts';
import { watched } from '../../app/page/watched.ts';
import { copyLinkMachine } from '../../machines/submission/copy-link.machine.ts';
import { composeFace } from '../../domain/coupon/coupon-face.ts';
import { SharePage } from '../../ui/share/share-page.tsx';
import { barcodePictureQuery } from '../../api/barcode.queries.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The coupon was made just before: its link is on its way by mail (SUBM-07). */
    readonly isNewCoupon?: boolean;
  }
}

const machine = copyLinkMachine.provide({ actors: { copyText } });

interface ShareScreenProps {
  readonly coupon: PublicCoupon;
  readonly services: Services;
}

/** The copy machine and the link's codes bound to the page. */
export function ShareScreen({ coupon, services: { client, configuration } }: ShareScreenProps) {
  const link = `${configuration.shareBase}${coupon.id}`;
  const copy = useActorRef(machine, { input: { link }, ...watched() });
  const isCopied = useSelector(copy, (state) => state.hasTag('copied'));
  const isRefused = useSelector(copy, (state) => state.matches('refused'));
  const isNew = useLocation({ select: ({ state }) => state.isNewCoupon === true });
  const account = useQuery(accountQuery(client));
  const svg = useQuery(barcodePictureQuery(client, { type: 'QR', value: link }));
  const png = useQuery(barcodePictureQuery(client, { type: 'QR', value: link, format: 'png' }));
  return (
    <SharePage
      face={composeFace(coupon)}
      pictures={{ ...coupon.apple, barcode: coupon.barcode }}
      link={link}
      mailedTo={isNew ? (account.data?.email ?? null) : null}
      copy={isCopied ? 'copied' : isRefused ? 'refused' : 'resting'}
      onCopy={() => copy.send({ type: 'link.copy' })}
      code={{ svg: svg.data ?? null, png: png.data ?? null }}
      codeFailed={svg.isError || png.isError}
      onRetryCode={() => void Promise.all([svg.refetch(), png.refetch()])}
    />
  );
}
