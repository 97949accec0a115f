import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { isSignedOut } from '../app/session/visitor.ts';
import { filtersOfSearch, parseTemplateSearch } from '../domain/template-filters.ts';
import { BrowseScreen } from './-browse/browse-screen.tsx';
import { LazyLandingPage } from './-browse/landing.ts';

export const Route = createFileRoute('/')({
  validateSearch: parseTemplateSearch,
  loader: ({ context }) =>
    isSignedOut(context.auth.getSnapshot()) ? LazyLandingPage.preload?.() : undefined,
  head: () => ({ meta: [{ title: 'Designs' }] }),
  component: Home,
});

/** Signed out the landing page, otherwise, and while that is not known, the catalogue (HOME-01, HOME-02). */
function Home() {
  const { auth, preferences } = Route.useRouteContext();
  const sort = useSelector(preferences, ({ context }) => context.values.sort);
  const search = Route.useSearch();
  const signedOut = useSelector(auth, isSignedOut);
  if (signedOut) return <LazyLandingPage />;
  return <BrowseScreen banner term="" filters={filtersOfSearch(search, sort)} look={search.look} />;
}
