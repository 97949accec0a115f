import { createFileRoute } from '@tanstack/react-router';
import { parseTemplateSearch } from '../../domain/template-filters.ts';
import { SignedInBrowse } from '../-browse/browse-screen.tsx';

/** The builder's root: the template picker (WIZ-06). */
export const Route = createFileRoute('/_signed-in/create/')({
  validateSearch: parseTemplateSearch,
  head: () => ({ meta: [{ title: 'Pick a design' }] }),
  component: Picker,
});

function Picker() {
  return <SignedInBrowse banner search={Route.useSearch()} />;
}
