import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { popularKeywordsQuery } from '../../api/browse.queries.ts';
import { storedSearches, storeSearches, watchSearches } from '../../app/browse/stored-searches.ts';
import { SUGGESTED_KEYWORDS_MAX } from '../../domain/constants.ts';
import { recentSearchesMachine } from '../../machines/browse/recent-searches.machine.ts';
import { searchBoxMachine } from '../../machines/browse/search-box.machine.ts';
import type { SearchBoxState } from '../../ui/browse/search-box.tsx';
import { useServices } from '../-queries/with-services.tsx';
import { useEmitted } from '../-process/use-emitted.ts';
import { useProcess } from '../-process/use-process.ts';

/** The search box of the address's term, bound to its machines, to this browser's memory and to the services. */
export function useSearchBox(term: string, onSearch: (term: string) => void): SearchBoxState {
  const recent = useRecentSearches();
  const { state, send, actor: box } = useProcess(() => searchBoxMachine, { term });
  const { text, active } = state.context;
  const open = state.hasTag('open');
  const keywords = useSuggestedKeywords(open);
  useEffect(() => box.send({ type: 'address.change', term }), [box, term]);
  useEmitted(box, 'search.wanted', (wanted) => {
    recent.actor.send({ type: 'search.made', term: wanted.term });
    onSearch(wanted.term);
  });
  return {
    text,
    open,
    active,
    recent: recent.terms,
    keywords,
    send,
    onClear: () => recent.actor.send({ type: 'searches.clear' }),
  };
}

function useRecentSearches() {
  const input = useMemo(() => ({ terms: storedSearches() }), []);
  const { state, actor } = useProcess(() => recentSearchesMachine, input);
  useEmitted(actor, 'searches.changed', ({ terms }) => storeSearches(terms));
  useEffect(
    () => watchSearches((terms) => actor.send({ type: 'searches.change', terms })),
    [actor],
  );
  return { actor, terms: state.context.terms };
}

/** Asked for when the panel is first opened; none where they do not come. */
function useSuggestedKeywords(open: boolean) {
  const { client } = useServices();
  const [enabled, setEnabled] = useState(open);
  if (open && !enabled) setEnabled(true);
  const { data, isError } = useQuery({ ...popularKeywordsQuery(client), enabled });
  if (isError) return [];
  return data?.slice(0, SUGGESTED_KEYWORDS_MAX) ?? null;
}
