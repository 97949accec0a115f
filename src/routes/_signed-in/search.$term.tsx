import { createFileRoute } from '@tanstack/react-router';
import { parseTemplateSearch } from '../../domain/template-filters.ts';
import { SignedInBrowse } from '../-browse/browse-screen.tsx';

/** A search from the address (BROWSE-04). */
export const Route = createFileRoute('/_signed-in/search/$term')({
  validateSearch: parseTemplateSearch,
  head: ({ params }) => ({ meta: [{ title: `Designs for “${params.term}”` }] }),
  component: Results,
});

function Results() {
  return <SignedInBrowse term={Route.useParams().term} search={Route.useSearch()} />;
}
