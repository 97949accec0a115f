import { createFileRoute } from '@tanstack/react-router';
import { parseTemplateSearch } from '../../domain/template-filters.ts';
import { SignedInBrowse } from '../-browse/browse-screen.tsx';
import * as actionsWords from '../../words/actions.gen.ts';

export const Route = createFileRoute('/_signed-in/search/')({
  validateSearch: parseTemplateSearch,
  head: () => ({ meta: [{ title: actionsWords.search() }] }),
  component: AllDesigns,
});

function AllDesigns() {
  return <SignedInBrowse search={Route.useSearch()} />;
}
