import { createFileRoute } from '@tanstack/react-router';
import { filtersOfSearch, parseTemplateSearch } from '../../domain/template-filters.ts';
import { BrowseScreen } from '../-browse/browse-screen.tsx';

export const Route = createFileRoute('/_signed-in/search/')({
  validateSearch: parseTemplateSearch,
  head: () => ({ meta: [{ title: 'Search' }] }),
  component: AllDesigns,
});

function AllDesigns() {
  const { services } = Route.useRouteContext();
  const search = Route.useSearch();
  return (
    <BrowseScreen
      services={services}
      banner={false}
      term=""
      filters={filtersOfSearch(search)}
      look={search.look}
    />
  );
}
