import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ApiClient } from '../../api/client.ts';
import { popularKeywordsQuery } from '../../api/browse.queries.ts';
import { storedSearches, storeSearches, watchSearches } from '../../app/browse/stored-searches.ts';
import { SUGGESTED_KEYWORDS_MAX } from '../../domain/constants.ts';
import { recentSearchesMachine } from '../../machines/browse/recent-searches.machine.ts';
import { searchBoxMachine } from '../../machines/browse/search-box.machine.ts';
import type { SearchBoxState } from '../../ui/browse/search-box.tsx';
import { useProcess } from '../-process/use-process.ts';

interface SearchBinding {
  readonly client: ApiClient;
  /** As it stands in the address. */
  readonly term: string;
  readonly onSearch: (term: string) => void;
}

/** The search box bound to its machines, to this browser's memory and to the services. */
export function useSearchBox({ client, term, onSearch }: SearchBinding): SearchBoxState {
  const recent = useRecentSearches();
  const { state, send, actor: box } = useProcess(() => searchBoxMachine, { term });
  const { text, active } = state.context;
  const open = state.hasTag('open');
  const keywords = useSuggestedKeywords(client, open);
  const search = useEffectEvent((wanted: string) => {
    recent.actor.send({ type: 'search.made', term: wanted });
    onSearch(wanted);
  });

  useEffect(() => box.send({ type: 'address.change', term }), [box, term]);
  useEffect(() => {
    const subscription = box.on('search.wanted', (event) => search(event.term));
    return () => subscription.unsubscribe();
  }, [box]);

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
  useEffect(() => {
    const subscription = actor.on('searches.changed', (event) => storeSearches(event.terms));
    const stop = watchSearches((changed) =>
      actor.send({ type: 'searches.change', terms: changed }),
    );
    return () => {
      subscription.unsubscribe();
      stop();
    };
  }, [actor]);
  return { actor, terms: state.context.terms };
}

/** Asked for when the panel is first opened; none where they do not come. */
function useSuggestedKeywords(client: ApiClient, open: boolean) {
  const [enabled, setEnabled] = useState(open);
  if (open && !enabled) setEnabled(true);
  const { data, isError } = useQuery({ ...popularKeywordsQuery(client), enabled });
  if (isError) return [];
  return data?.slice(0, SUGGESTED_KEYWORDS_MAX) ?? null;
}
