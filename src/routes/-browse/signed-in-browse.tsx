import { useRouteContext } from '@tanstack/react-router';
import { filtersOfSearch, type TemplateSearch } from '../../domain/template-filters.ts';
import { BrowseScreen } from './browse-screen.tsx';

interface SignedInBrowseProps {
  readonly banner?: boolean;
  readonly term?: string;
  readonly search: TemplateSearch;
}

/** The catalogue as the address narrows it, below the route that signs in. */
export function SignedInBrowse({ banner = false, term = '', search }: SignedInBrowseProps) {
  const { services } = useRouteContext({ from: '/_signed-in' });
  const filters = filtersOfSearch(search);
  return <BrowseScreen {...{ services, banner, term, filters }} look={search.look} />;
}
