import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ProjectSummary } from '../../api/projects.queries.ts';
import { couponCalls } from '../../app/dashboard/coupon-calls.ts';
import { copyText } from '../../app/actors/copy-text.ts';
import type { Services } from '../../app/services.ts';
import { watched } from '../../app/actors/watched.ts';
import { archiveDownloadMachine } from '../../machines/dashboard/archive-download.machine.ts';
import { copyLinkMachine } from '../../machines/submission/copy-link.machine.ts';
import { FilesDialog } from '../../ui/dashboard/files-dialog.tsx';
import { barcodePictureQuery } from '../../api/barcode.queries.ts';

const copyMachine = copyLinkMachine.provide({ actors: { copyText } });

interface FilesBindingProps {
  readonly coupon: ProjectSummary;
  readonly services: Services;
  readonly onPreview: () => void;
  readonly onClose: () => void;
}

/** Link, code and archive of one coupon. */
export function FilesBinding({ coupon, services, onPreview, onClose }: FilesBindingProps) {
  const { client, configuration } = services;
  const link = `${configuration.shareBase}${coupon.id}`;
  const copy = useActorRef(copyMachine, { input: { link }, ...watched() });
  const isCopied = useSelector(copy, (state) => state.hasTag('copied'));
  const isRefused = useSelector(copy, (state) => state.matches('refused'));
  const archive = useArchive(services, coupon.id);
  const code = { type: 'QR', value: link } as const;
  const enabled = !coupon.householdsOnly;
  const svg = useQuery({ ...barcodePictureQuery(client, code), enabled });
  const png = useQuery({ ...barcodePictureQuery(client, { ...code, format: 'png' }), enabled });
  return (
    <FilesDialog
      name={coupon.name}
      active={coupon.active}
      householdsOnly={coupon.householdsOnly}
      couponId={coupon.id}
      link={link}
      copy={isCopied ? 'copied' : isRefused ? 'refused' : 'resting'}
      onCopy={() => copy.send({ type: 'link.copy' })}
      code={{ svg: svg.data ?? null, png: png.data ?? null }}
      codeFailed={svg.isError || png.isError}
      onRetryCode={() => void Promise.all([svg.refetch(), png.refetch()])}
      archive={archive.shown}
      onArchive={archive.download}
      onPreview={onPreview}
      onClose={onClose}
    />
  );
}

function useArchive({ client }: Services, couponId: string) {
  const queryClient = useQueryClient();
  const [machine] = useState(() => {
    const { downloadArchive } = couponCalls(client, queryClient);
    return archiveDownloadMachine.provide({ actors: { downloadArchive } });
  });
  const actor = useActorRef(machine, { input: { couponId }, ...watched() });
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  return {
    shown: { isBusy, failure },
    download: () => actor.send({ type: 'archive.download' }),
  };
}
