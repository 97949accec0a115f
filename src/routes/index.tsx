import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { isSignedOut, openUnlessSignedOut } from '../app/session/visitor.ts';
import { filtersOfSearch, parseTemplateSearch } from '../domain/template-filters.ts';
import { LazyHomeCatalogue, LazyLandingPage } from './-browse/lazy-screens.ts';
import * as titlesWords from '../words/titles.gen.ts';

export const Route = createFileRoute('/')({
  validateSearch: parseTemplateSearch,
  beforeLoad: async (visited) => ({ opened: await openUnlessSignedOut(visited) }),
  loader: ({ context: { opened } }) =>
    (opened === null ? LazyLandingPage : LazyHomeCatalogue).preload?.(),
  head: () => ({ meta: [{ title: titlesWords.designs() }] }),
  component: Home,
});

/** The landing page for visitors; the catalogue for others, and while that is unknown (HOME-01, HOME-02). */
function Home() {
  const { auth, preferences, opened } = Route.useRouteContext();
  const sort = useSelector(preferences, ({ context }) => context.values.sort);
  const search = parseTemplateSearch({ ...Route.useSearch() });
  const signedOut = useSelector(auth, isSignedOut);
  if (signedOut || opened === null) return <LazyLandingPage />;
  return (
    <LazyHomeCatalogue opened={opened} filters={filtersOfSearch(search, sort)} look={search.look} />
  );
}
