import { createFileRoute } from '@tanstack/react-router';
import { parseTemplateSearch } from '../../domain/template-filters.ts';
import { SignedInBrowse } from '../-browse/browse-screen.tsx';
import * as titlesWords from '../../words/titles.gen.ts';

/** A search from the address (BROWSE-04). */
export const Route = createFileRoute('/_signed-in/search/$term')({
  validateSearch: parseTemplateSearch,
  head: ({ params }) => ({ meta: [{ title: titlesWords.designsFor({ term: params.term }) }] }),
  component: Results,
});

function Results() {
  return <SignedInBrowse term={Route.useParams().term} search={Route.useSearch()} />;
}
