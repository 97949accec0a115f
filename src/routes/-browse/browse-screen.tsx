import { useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Page } from '../../api/page.ts';
import { colorsQuery, type Color } from '../../api/colors.queries.ts';
import { templatesQuery, type TemplateSummary } from '../../api/templates.queries.ts';
import { isSignedIn } from '../../app/session/auth.ts';
import { searchTermOf } from '../../domain/recent-searches.ts';
import { searchOfFilters, type TemplateFilters } from '../../domain/template-filters.ts';
import { BrowsePage } from '../../ui/browse/browse-page.tsx';
import type { ColorChoice } from '../../ui/browse/color-filter.tsx';
import type { TemplateList } from '../../ui/browse/template-grid.tsx';
import type { TemplateTileData } from '../../ui/browse/template-tile.tsx';
import { moreOf, type EndlessQuery } from '../-queries/endless-list.ts';
import { useListPlace } from '../-queries/use-list-place.ts';
import { useSearchBox } from './use-search-box.ts';

interface BrowseScreenProps {
  readonly banner: boolean;
  readonly term: string;
  readonly filters: TemplateFilters;
}

/** The catalogue bound to the services and to the address. */
export function BrowseScreen({ banner, term, filters }: BrowseScreenProps) {
  const navigate = useNavigate();
  const { services, auth } = useRouteContext({ from: '__root__' });
  const enabled = useSelector(auth, isSignedIn);
  const { keywords, colors, sort } = filters;
  const wanted = { q: searchTermOf(term), keywords, colors, order: sort };
  const templates = useInfiniteQuery({ ...templatesQuery(services.client, wanted), enabled });
  const palette = useQuery({ ...colorsQuery(services.client), enabled });
  const { pages } = templates.data ?? NOTHING;
  const tiles = useMemo(() => pages.flatMap(({ items }) => items).map(tileOf), [pages]);
  const list = templateList(templates, tiles);
  const memory = useListPlace(banner ? 'home' : `search ${term}`, list.state === 'ready');
  const search = useSearchBox({
    client: services.client,
    term,
    onSearch: (next) =>
      void navigate({
        to: '/search/$term',
        params: { term: next },
        search: searchOfFilters(filters),
        replace: true,
      }),
  });

  return (
    <BrowsePage
      banner={banner}
      term={term}
      filters={filters}
      colors={colorChoice(palette)}
      list={list}
      memory={memory}
      search={search}
      onFilters={(next) =>
        void navigate({ to: '.', search: searchOfFilters(next), resetScroll: false })
      }
      onMore={() => void templates.fetchNextPage()}
      onRetry={() => void templates.refetch()}
    />
  );
}

function colorChoice(query: UseQueryResult<readonly Color[]>): ColorChoice {
  if (query.data !== undefined) return { state: 'ready', options: query.data };
  return { state: query.isError ? 'failed' : 'loading' };
}

function templateList(
  query: EndlessQuery<TemplateSummary>,
  templates: readonly TemplateTileData[],
): TemplateList {
  if (query.data === undefined) return { state: query.isError ? 'failed' : 'loading' };
  const total = query.data.pages[0]?.total ?? 0;
  return { state: 'ready', templates, total, more: moreOf(query) };
}

const NOTHING: { readonly pages: readonly Page<TemplateSummary>[] } = { pages: [] };

function tileOf({ thumbnail, ...template }: TemplateSummary): TemplateTileData {
  return { ...template, picture: thumbnail };
}
