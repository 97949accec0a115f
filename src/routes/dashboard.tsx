import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { isSignedOut, openUnlessSignedOut } from '../app/session/visitor.ts';
import { filterOfSearch, parseDashboardSearch } from '../domain/dashboard/dashboard-search.ts';
import { DashboardInvitation } from '../ui/dashboard/dashboard-page.tsx';
import { WithServices } from './-queries/with-services.tsx';
import { OwnCoupons } from './-dashboard/own-coupons.tsx';
import * as shellWords from '../words/shell.gen.ts';

export const Route = createFileRoute('/dashboard')({
  validateSearch: parseDashboardSearch,
  beforeLoad: async (visited) => ({ opened: await openUnlessSignedOut(visited) }),
  head: () => ({ meta: [{ title: shellWords.dashboard() }] }),
  component: Dashboard,
});

/** The account's own coupons; a visitor sees an invitation to sign in (AUTH-07, DASH-01). */
function Dashboard() {
  const { auth, opened } = Route.useRouteContext();
  const filter = filterOfSearch(Route.useSearch());
  if (useSelector(auth, isSignedOut) || opened === null) return <DashboardInvitation />;
  return (
    <WithServices opened={opened}>
      <OwnCoupons auth={auth} filter={filter} />
    </WithServices>
  );
}
