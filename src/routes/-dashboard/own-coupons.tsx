import { useInfiniteQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  couponsOf,
  loadEveryProject,
  type ProjectSummary,
  projectsQuery,
} from '../../api/projects.queries.ts';
import { cacheEvery } from '../../app/dashboard/coupon-cache.ts';
import { type RunningDashboard, runDashboard } from '../../app/dashboard/running-dashboard.ts';
import { accountIdOf, isSignedIn } from '../../app/session/auth.ts';
import type { AuthActor } from '../../machines/auth/auth.machine.ts';
import type { CouponFilter } from '../../domain/dashboard/dashboard-search.ts';
import { DashboardPage, type CouponList } from '../../ui/dashboard/dashboard-page.tsx';
import { useToast } from '../../ui/parts/overlays/toast.tsx';
import { useServices } from '../-queries/with-services.tsx';
import { type EndlessQuery, moreOf, waitOf } from '../-queries/endless-list.ts';
import { useListPlace } from '../-queries/use-list-place.ts';
import { CouponItem } from './coupon-item.tsx';
import { DraftItem, type Drafts, useDrafts } from './drafts.tsx';
import { focusAfterLeaving } from './focus-after-leaving.ts';
import { usePreviewSoon } from './late-preview.tsx';
import { type OpenDialog, PageDialogs } from './page-dialogs.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { Tools } from './tools.tsx';
import { useCardActions } from './use-card-actions.ts';

interface OwnCouponsProps {
  readonly auth: AuthActor;
  readonly filter: CouponFilter;
}

/** Shown before the machines run, so that the heading exists when the navigation moves the focus (SHELL-03). */
const EMPTY_PAGE = { list: { state: 'loading' }, tools: null, renderCard: () => null } as const;

/** The list, its machines and the open dialogs. */
export function OwnCoupons({ auth, filter }: OwnCouponsProps) {
  const { client } = useServices();
  const enabled = useSelector(auth, isSignedIn);
  const account = useSelector(auth, accountIdOf);
  const projects = useInfiniteQuery({ ...projectsQuery(client, filter), enabled });
  const coupons = useMemo(() => new Map(couponsIn(projects)), [projects]);
  const drafts = useDrafts(account, filter.q);
  const dashboard = useDashboard({ account, filter, drafts });
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const act = useCardActions({ dashboard, onOpen: setOpen });
  const memory = useListPlace('coupons', projects.data !== undefined);
  usePreviewSoon(coupons.size > 0);
  const couponIds = [...coupons.keys()];
  const list = listOf(projects, drafts, couponIds);
  const page = {
    term: filter.q,
    memory,
    onMore: () => void projects.fetchNextPage(),
    onRetry: () => void projects.refetch(),
  };
  if (dashboard === null) return <DashboardPage {...page} {...EMPTY_PAGE} />;

  return (
    <DashboardPage
      {...page}
      list={list}
      tools={<Tools filter={filter} dashboard={dashboard} couponIds={couponIds} />}
      renderCard={(id) => renderItem({ id, coupons, drafts, dashboard, onAction: act })}
    >
      <SelectionBar
        filter={filter}
        dashboard={dashboard}
        coupons={coupons}
        found={list.state === 'ready' ? list.found : 0}
      />
      <PageDialogs dashboard={dashboard} coupons={coupons} open={open} onOpen={setOpen} />
    </DashboardPage>
  );
}

function couponsIn(query: EndlessQuery<ProjectSummary>) {
  return couponsOf(query.data?.pages ?? []).map((coupon) => [coupon.id, coupon] as const);
}

interface RenderedItem {
  readonly id: string;
  readonly coupons: ReadonlyMap<string, ProjectSummary>;
  readonly drafts: Drafts;
  readonly dashboard: RunningDashboard;
  readonly onAction: ReturnType<typeof useCardActions>;
}

function renderItem({ id, coupons, drafts, dashboard, onAction }: RenderedItem) {
  const coupon = coupons.get(id);
  if (coupon !== undefined)
    return <CouponItem coupon={coupon} dashboard={dashboard} onAction={onAction} />;
  const draft = drafts.get(id);
  return draft === undefined ? null : <DraftItem draft={draft} dashboard={dashboard} />;
}

function listOf(
  query: EndlessQuery<ProjectSummary>,
  { ids: draftIds, areSought }: Drafts,
  couponIds: readonly string[],
): CouponList {
  if (query.data === undefined) return { state: waitOf(query) };
  // A draft that came later would move every coupon.
  if (areSought) return { state: 'loading' };
  const found = query.data.pages.at(-1)?.total ?? 0;
  return {
    state: 'ready',
    ids: [...draftIds, ...couponIds],
    found,
    total: draftIds.length + found,
    more: moreOf(query),
  };
}

interface DashboardParts {
  readonly account: string;
  readonly filter: CouponFilter;
  readonly drafts: Drafts;
}

/** Null if it cannot be fetched: the page of the draft ends by itself. */
const endProof = async () =>
  (await import('../../app/approval/end-proof.ts').catch(() => null))?.endListedProof ?? null;

/** The machines of this screen, started once; null until they run. */
function useDashboard({ account, filter, drafts }: DashboardParts) {
  const services = useServices();
  const say = useToast();
  const latest = useRef({ filter, drafts });
  useEffect(() => {
    latest.current = { filter, drafts };
  }, [filter, drafts]);
  const [dashboard, setDashboard] = useState<RunningDashboard | null>(null);
  useEffect(() => {
    const { client, queryClient, coupons } = services;
    const findEvery = async (signal: AbortSignal) => {
      const { filter: wanted } = latest.current;
      const every = await loadEveryProject(client, wanted, signal);
      cacheEvery(queryClient, wanted, every);
      return every.map(({ id }) => id);
    };
    const discardDraft = async (draftId: string) => {
      const isDiscarded = await latest.current.drafts.discard(draftId);
      if (isDiscarded) void endProof().then((end) => end?.(services, draftId));
      return isDiscarded;
    };
    const onLeave = focusAfterLeaving;
    const ports = { client, queryClient, account, coupons, say, onLeave, findEvery, discardDraft };
    setDashboard(runDashboard(ports));
    return () => coupons.close();
  }, [services, account, say]);
  return dashboard;
}
