import { createFileRoute } from '@tanstack/react-router';
import { filtersOfSearch, parseTemplateSearch } from '../../domain/template-filters.ts';
import { BrowseScreen } from '../-browse/browse-screen.tsx';

/** The builder's root: the template picker (WIZ-06). */
export const Route = createFileRoute('/_signed-in/project/')({
  validateSearch: parseTemplateSearch,
  head: () => ({ meta: [{ title: 'Pick a design' }] }),
  component: Picker,
});

function Picker() {
  const { services } = Route.useRouteContext();
  const search = Route.useSearch();
  return (
    <BrowseScreen
      services={services}
      banner
      term=""
      filters={filtersOfSearch(search)}
      look={search.look}
    />
  );
}
