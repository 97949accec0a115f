import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { ClientAndCache } from '../../api/client.ts';
import { type ProjectSummary, projectQuery } from '../../api/projects.queries.ts';
import { walletReportQuery, walletTokenQuery } from '../../api/coupon.queries.ts';
import { storedPreviewQuery } from '../../app/dashboard/stored-preview.ts';
import { withCalls } from '../../app/actors/with-calls.ts';
import { underWayIn } from '../../domain/dashboard/saved-passes.ts';
import { walletDeliveryMachine } from '../../machines/dashboard/wallet-delivery.machine.ts';
import type { PreviewCard } from '../../machines/wizard/preview-cards.ts';
import { cardOf, previewDialogMachine } from '../../machines/wizard/preview-dialog.machine.ts';
import { PreviewOverlay, type StoredPreview } from '../../ui/dashboard/preview-overlay.tsx';
import { SavedPassesReport } from '../../ui/dashboard/saved-passes-report.tsx';
import { waitOf } from '../-queries/endless-list.ts';
import { useServices } from '../-queries/with-services.tsx';
import { useProcess } from '../-process/use-process.ts';
import { useBarcodePicture } from '../-queries/use-barcode-picture.ts';
import { useNavigate } from '@tanstack/react-router';
import { storedFindings } from '../../domain/preflight/stored-findings.ts';
import { StoredPreflight } from '../../ui/preflight/stored-preflight.tsx';

const GOOGLE_SAVE = 'https://pay.google.com/gp/v/save/';

export interface PreviewBindingProps {
  readonly coupon: ProjectSummary;
  readonly onClose: () => void;
}

/** A stored coupon on its cards, once its Ride-Along is known. */
export function PreviewBinding({ coupon, onClose }: PreviewBindingProps) {
  const { client } = useServices();
  const stored = useQuery(storedPreviewQuery(client, coupon.id));
  const barcode = stored.data?.face.barcode ?? null;
  const { picture, onAskAgain } = useBarcodePicture(barcode?.type ?? 'NONE', barcode?.value ?? '');
  const props = { coupon, onClose };
  if (stored.data !== undefined)
    return (
      <Cards
        {...props}
        preview={{ ...stored.data, barcode: picture, onBarcodeAgain: onAskAgain }}
      />
    );
  return (
    <PreviewOverlay
      name={coupon.name}
      active={coupon.active}
      preview={waitOf(stored)}
      card="apple"
      detailsShown={false}
      walletLink={null}
      findings={null}
      savedPasses={null}
      onPrevious={ignore}
      onNext={ignore}
      onDetails={ignore}
      onRetry={() => void stored.refetch()}
      onClose={onClose}
    />
  );
}

const ignore = () => undefined;

interface CardsProps extends PreviewBindingProps {
  readonly preview: StoredPreview;
}

function Cards({ coupon, preview, onClose }: CardsProps) {
  const hasRideAlong = preview.rideAlong !== null;
  const { state, send } = useProcess(() => previewDialogMachine, {
    hasRideAlong,
    fromDashboard: true,
  });
  const isOver = state.matches('decided');
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  const card = cardOf(state);
  return (
    <PreviewOverlay
      name={coupon.name}
      active={coupon.active}
      preview={preview}
      card={card}
      detailsShown={state.context.detailsShown}
      walletLink={useWalletLink(coupon, card)}
      findings={<StoredPreflightBinding coupon={coupon} />}
      savedPasses={card === 'ride-along' ? null : <SavedPasses coupon={coupon} wallet={card} />}
      onPrevious={() => send({ type: 'preview.previous' })}
      onNext={() => send({ type: 'preview.next' })}
      onDetails={() => send({ type: 'details.toggle' })}
      onRetry={ignore}
      onClose={() => send({ type: 'preview.close' })}
    />
  );
}

function useWalletLink({ id, active }: ProjectSummary, card: PreviewCard): string | null {
  const { client, configuration } = useServices();
  const isGoogle = card === 'google';
  const token = useQuery({ ...walletTokenQuery(client, id), enabled: active && isGoogle });
  if (!isGoogle) return `${configuration.apiBase}/api/v1/media/coupons/${id}/pkpass`;
  return token.data === undefined ? null : `${GOOGLE_SAVE}${token.data}`;
}

/** The findings that the services counted, in words: the same rules over the same coupon (PRE-01). */
function StoredPreflightBinding({ coupon }: { readonly coupon: ProjectSummary }) {
  const { client } = useServices();
  const { id, active } = coupon;
  const navigate = useNavigate();
  const { data } = useQuery(projectQuery(client, id));
  const [now] = useState(() => new Date());
  const project = data?.project;
  const findings = useMemo(
    () => (project === undefined ? [] : storedFindings(project, now)),
    [project, now],
  );
  const edit = () =>
    void navigate({
      to: '/project/edit/$projectId',
      params: { projectId: id },
      state: { fromDashboard: true },
    });
  return <StoredPreflight findings={findings} onEdit={active ? edit : null} />;
}

interface SavedPassesProps {
  readonly coupon: ProjectSummary;
  readonly wallet: 'apple' | 'google';
}

/** How the last change reached saved passes; requested when the view opens. */
function SavedPasses({ coupon, wallet }: SavedPassesProps) {
  const services = useServices();
  const { state, send } = useProcess(() => walletDeliveryWith(services), { couponId: coupon.id });
  // The machine sends the request; this only reads the response.
  const { data } = useQuery({ ...walletReportQuery(services.client, coupon.id), enabled: false });
  return (
    <SavedPassesReport
      state={state}
      send={send}
      wallet={wallet}
      active={coupon.active}
      report={data ?? null}
    />
  );
}

/** Each response is in the query cache before the machine gets it. */
function walletDeliveryWith({ client, queryClient }: ClientAndCache) {
  return withCalls(walletDeliveryMachine, {
    askWallets: async (id) =>
      underWayIn(await queryClient.fetchQuery({ ...walletReportQuery(client, id), staleTime: 0 })),
    async resendWalletUpdates(id, signal) {
      const { queryKey } = walletReportQuery(client, id);
      await queryClient.cancelQueries({ queryKey });
      const call = { params: { path: { id } }, signal };
      const report = await client.POST('/api/v1/project/{id}/wallets', call);
      queryClient.setQueryData(queryKey, report);
      return underWayIn(report);
    },
  });
}
