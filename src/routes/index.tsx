import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { isSignedOut } from '../app/session/visitor.ts';
import { filtersOfSearch, parseTemplateSearch } from '../domain/template-filters.ts';
import { LazyBrowseScreen, LazyLandingPage } from './-browse/lazy-screens.ts';

export const Route = createFileRoute('/')({
  validateSearch: parseTemplateSearch,
  loader: ({ context }) =>
    (isSignedOut(context.auth.getSnapshot()) ? LazyLandingPage : LazyBrowseScreen).preload?.(),
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
  return (
    <LazyBrowseScreen banner term="" filters={filtersOfSearch(search, sort)} look={search.look} />
  );
}
