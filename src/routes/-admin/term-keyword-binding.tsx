import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useDeferredValue, useState } from 'react';
import { templatesQuery } from '../../api/templates.queries.ts';
import { canMake, type TermKeywordActor } from '../../machines/admin/term-keyword.machine.ts';
import {
  type FoundDesigns,
  TermKeywordDialog,
} from '../../ui/admin/keywords/term-keyword-dialog.tsx';
import { waitOf } from '../-queries/endless-list.ts';
import { useServices } from '../-queries/with-services.tsx';
import { useThumbnails } from '../-queries/use-pictures.ts';

interface TermKeywordProps {
  readonly term: TermKeywordActor;
}

/** Binds the machine that makes a keyword of a search to its dialog. */
export function TermKeyword(props: TermKeywordProps) {
  const isOpen = useSelector(props.term, (state) => state.hasTag('open'));
  return isOpen ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ term: actor }: TermKeywordProps) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const [search, setSearch] = useState('');
  return (
    <TermKeywordDialog
      state={state}
      send={actor.send}
      {...useFoundDesigns(search)}
      search={search}
      canMake={canMake(state.context)}
      onSearch={setSearch}
    />
  );
}

function useFoundDesigns(search: string) {
  const { client } = useServices();
  const query = useInfiniteQuery({
    ...templatesQuery(client, { q: useDeferredValue(search) }),
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages;
  const { summaries, pictures } = useThumbnails(pages);
  const designs = summaries.map(({ id, title, active, thumbnail }) => ({
    id,
    title,
    active,
    picture: pictures.get(thumbnail) ?? null,
  }));
  const found: FoundDesigns =
    pages === undefined
      ? { state: waitOf(query) }
      : {
          state: 'ready',
          designs,
          hasMore: query.hasNextPage,
          isLoadingMore: query.isFetchingNextPage,
        };
  return {
    found,
    onMore: () => void query.fetchNextPage(),
    onRetry: () => void query.refetch(),
  };
}
