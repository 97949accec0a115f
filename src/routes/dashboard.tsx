import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { projectsQuery, type ProjectSummary } from '../api/projects.queries.ts';
import { isSignedIn } from '../app/session/auth.ts';
import { isSignedOut } from '../app/session/visitor.ts';
import type { Configuration } from '../domain/configuration.ts';
import type { CouponCardData, EditKind } from '../ui/dashboard/coupon-card.tsx';
import {
  DashboardInvitation,
  DashboardPage,
  type CouponList,
} from '../ui/dashboard/dashboard-page.tsx';
import { useToast } from '../ui/parts/toast.tsx';
import { moreOf, type EndlessQuery } from './-queries/endless-list.ts';
import { useOwnStrips } from './-queries/use-own-strips.ts';

export const Route = createFileRoute('/dashboard')({
  head: () => ({ meta: [{ title: 'Dashboard' }] }),
  component: Dashboard,
});

/** The account's own coupons; signed out an invitation to sign in (AUTH-07, DASH-01). */
function Dashboard() {
  const { auth } = Route.useRouteContext();
  return useSelector(auth, isSignedOut) ? <DashboardInvitation /> : <OwnCoupons />;
}

function OwnCoupons() {
  const { services, auth } = Route.useRouteContext();
  const { client, configuration } = services;
  const enabled = useSelector(auth, isSignedIn);
  const projects = useInfiniteQuery({ ...projectsQuery(client), enabled });
  const summaries = projects.data?.pages.flatMap((page) => page.items) ?? [];
  const inactive = summaries.filter(({ active }) => !active).map(({ id }) => id);
  const strips = useOwnStrips(client, inactive);
  const copy = useCopyLink();
  const edit = useEdit();

  return (
    <DashboardPage
      list={couponList(
        projects,
        summaries.map((summary) => cardOf(summary, configuration, strips)),
      )}
      onCopy={(coupon) => void copy(coupon.link)}
      onEdit={edit}
      onMore={() => void projects.fetchNextPage()}
      onRetry={() => void projects.refetch()}
    />
  );
}

/** Opens a coupon in the wizard (DASH-04, DASH-11). */
function useEdit(): (coupon: CouponCardData, kind: EditKind) => void {
  const navigate = useNavigate();
  return ({ id }, kind) =>
    void navigate({
      to: '/project/edit/$projectId',
      params: { projectId: id },
      search: kind === 'ride-along' ? { step: 'ride-along' } : {},
      state: { fromDashboard: true, newFromExisting: kind === 'new-from-existing' },
    });
}

/** Copies a link and says so (DASH-09). */
function useCopyLink(): (link: string) => Promise<void> {
  const say = useToast();
  return async (link) => {
    try {
      await navigator.clipboard.writeText(link);
      say({ kind: 'ok', text: 'You have copied the coupon link to your clipboard.' });
    } catch {
      say({ kind: 'bad', text: `The browser did not allow copying. The link is ${link}` });
    }
  };
}

function couponList(
  query: EndlessQuery<ProjectSummary>,
  coupons: readonly CouponCardData[],
): CouponList {
  if (query.data === undefined) return { state: query.isError ? 'failed' : 'loading' };
  return { state: 'ready', coupons, more: moreOf(query) };
}

function cardOf(
  { id, name, createdAt, active, informedImagesId }: ProjectSummary,
  { apiBase, shareBase }: Configuration,
  strips: ReadonlyMap<string, string>,
): CouponCardData {
  const shown = `${apiBase}/api/v1/media/coupons/${id}/strip?platform=apple&width=2x`;
  const picture = active ? shown : (strips.get(id) ?? null);
  const hasRideAlong = informedImagesId !== null;
  return { id, name, createdAt, active, picture, link: `${shareBase}${id}`, hasRideAlong };
}
