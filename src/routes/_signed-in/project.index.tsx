import { createFileRoute } from '@tanstack/react-router';
import { parseTemplateSearch } from '../../domain/template-filters.ts';
import { SignedInBrowse } from '../-browse/browse-screen.tsx';
import * as titlesWords from '../../words/titles.gen.ts';

/** The builder's root: the template picker (WIZ-06). */
export const Route = createFileRoute('/_signed-in/project/')({
  validateSearch: parseTemplateSearch,
  head: () => ({ meta: [{ title: titlesWords.pickDesign() }] }),
  component: Picker,
});

function Picker() {
  return <SignedInBrowse banner search={Route.useSearch()} />;
}
