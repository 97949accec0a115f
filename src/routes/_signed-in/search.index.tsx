import { createFileRoute } from '@tanstack/react-router';
import { parseTemplateSearch } from '../../domain/template-filters.ts';
import { SignedInBrowse } from '../-browse/browse-screen.tsx';

export const Route = createFileRoute('/_signed-in/search/')({
  validateSearch: parseTemplateSearch,
  head: () => ({ meta: [{ title: 'Search' }] }),
  component: AllDesigns,
});

function AllDesigns() {
  return <SignedInBrowse search={Route.useSearch()} />;
}
