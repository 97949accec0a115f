import { createFileRoute } from '@tanstack/react-router';
import { filtersOfSearch, parseTemplateSearch } from '../../domain/template-filters.ts';
import { BrowseScreen } from '../-browse/browse-screen.tsx';

/** What was searched for, in the address (BROWSE-04). */
export const Route = createFileRoute('/_signed-in/search/$term')({
  validateSearch: parseTemplateSearch,
  head: ({ params }) => ({ meta: [{ title: `Designs for “${params.term}”` }] }),
  component: Results,
});

function Results() {
  const { term } = Route.useParams();
  const { services } = Route.useRouteContext();
  const search = Route.useSearch();
  return (
    <BrowseScreen
      services={services}
      banner={false}
      term={term}
      filters={filtersOfSearch(search)}
      look={search.look}
    />
  );
}
