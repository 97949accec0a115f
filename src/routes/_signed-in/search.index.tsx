import { createFileRoute } from '@tanstack/react-router';
import { filtersOfSearch, parseTemplateSearch } from '../../domain/template-filters.ts';
import { BrowseScreen } from '../-browse/browse-screen.tsx';

export const Route = createFileRoute('/_signed-in/search/')({
  validateSearch: parseTemplateSearch,
  head: () => ({ meta: [{ title: 'Search' }] }),
  component: AllDesigns,
});

function AllDesigns() {
  const search = Route.useSearch();
  return (
    <BrowseScreen banner={false} term="" filters={filtersOfSearch(search)} look={search.look} />
  );
}
