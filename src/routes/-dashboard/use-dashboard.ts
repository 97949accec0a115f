import { useEffect, useRef, useState } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { loadEveryProject } from '../../api/projects.queries.ts';
import { type RunningDashboard, runDashboard } from '../../app/dashboard/running-dashboard.ts';
import type { Services } from '../../app/services.ts';
import type { CouponFilter } from '../../domain/dashboard/dashboard-search.ts';
import { useToast } from '../../ui/parts/overlays/toast.tsx';
import type { Drafts } from './drafts.tsx';
import { focusAfterLeaving } from './focus-after-leaving.ts';

interface DashboardParts {
  readonly services: Services;
  readonly account: string;
  readonly queryClient: QueryClient;
  readonly filter: CouponFilter;
  readonly drafts: Drafts;
}

/** Null if it cannot be fetched: the page of the draft ends by itself. */
const endProof = async () =>
  (await import('../../app/approval/end-proof.ts').catch(() => null))?.endListedProof ?? null;

/** The machines of this screen, started once; null until they run. */
export function useDashboard({ services, account, queryClient, filter, drafts }: DashboardParts) {
  const { client, coupons } = services;
  const say = useToast();
  const latest = useRef({ filter, drafts });
  useEffect(() => {
    latest.current = { filter, drafts };
  }, [filter, drafts]);
  const [dashboard, setDashboard] = useState<RunningDashboard | null>(null);
  useEffect(() => {
    const findEvery = async (signal: AbortSignal) => {
      const { filter: wanted } = latest.current;
      const every = await loadEveryProject(client, wanted, signal);
      queryClient.setQueryData(['every-project', wanted], every);
      return every.map(({ id }) => id);
    };
    const discardDraft = async (draftId: string) => {
      const isDiscarded = await latest.current.drafts.discard(draftId);
      if (isDiscarded) void endProof().then((end) => end?.({ client, queryClient, id: draftId }));
      return isDiscarded;
    };
    const onLeave = focusAfterLeaving;
    const ports = { client, queryClient, account, coupons, say, onLeave, findEvery, discardDraft };
    setDashboard(runDashboard(ports));
    return () => coupons.close();
  }, [client, coupons, account, queryClient, say]);
  return dashboard;
}
