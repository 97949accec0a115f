import { useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useNavigate, useRouteContext, lazyRouteComponent } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { Suspense, useMemo } from 'react';
import type { Page } from '../../api/page.ts';
import { colorsQuery, type Color } from '../../api/browse.queries.ts';
import {
  type SearchPage,
  templatesQuery,
  type TemplateSummary,
} from '../../api/templates.queries.ts';
import type { OpenedServices } from '../../app/services.ts';
import { isAdmin, isSignedIn } from '../../app/session/auth.ts';
import { searchTermOf } from '../../domain/recent-searches.ts';
import {
  filtersOfSearch,
  parseTemplateSearch,
  searchOfFilters,
  type TemplateFilters,
  type TemplateSearch,
} from '../../domain/template-filters.ts';
import { BrowsePage } from '../../ui/browse/browse-page.tsx';
import type { ColorChoice } from '../../ui/browse/color-filter.tsx';
import type { TemplateList } from '../../ui/browse/template-grid.tsx';
import type { TemplateTileData } from '../../ui/browse/template-tile.tsx';
import { useServices, WithServices } from '../-queries/with-services.tsx';
import { moreOf, type EndlessQuery, waitOf } from '../-queries/endless-list.ts';
import { useListPlace } from '../-queries/use-list-place.ts';
import { useThumbnails } from '../-queries/use-pictures.ts';
import { useTemplateSwitches } from './use-template-switches.ts';
import { useSearchBox } from './use-search-box.ts';

interface BrowseScreenProps {
  readonly banner: boolean;
  readonly term: string;
  readonly filters: TemplateFilters;
  /** The design shown in the look. */
  readonly look: string | undefined;
}

interface SignedInBrowseProps {
  readonly banner?: boolean;
  readonly term?: string;
  readonly search: TemplateSearch;
}

/** The filtered catalogue, below the route that requires a sign-in. */
export function SignedInBrowse({ banner = false, term = '', search }: SignedInBrowseProps) {
  const { look } = parseTemplateSearch({ ...search });
  const filters = filtersOfSearch(search);
  return <BrowseScreen banner={banner} term={term} filters={filters} look={look} />;
}

interface HomeCatalogueProps extends Pick<BrowseScreenProps, 'filters' | 'look'> {
  readonly opened: OpenedServices;
}

/** The catalogue at `/`, where the route requires no sign-in (HOME-02). */
export function HomeCatalogue({ opened, filters, look }: HomeCatalogueProps) {
  return (
    <WithServices opened={opened}>
      <BrowseScreen banner term="" filters={filters} look={look} />
    </WithServices>
  );
}

/** Binds the catalogue to the services and the address. */
function BrowseScreen({ banner, term, filters, look }: BrowseScreenProps) {
  const { client } = useServices();
  const navigate = useNavigate();
  const { auth, preferences } = useRouteContext({ from: '__root__' });
  const enabled = useSelector(auth, isSignedIn);
  const { keywords, colors, sort } = filters;
  const wanted = { q: searchTermOf(term), keywords, colors, order: sort };
  const templates = useInfiniteQuery({ ...templatesQuery(client, wanted), enabled });
  const palette = useQuery({ ...colorsQuery(client), enabled });
  const { pages } = templates.data ?? NOTHING;
  const { admin, summaries, pictures, tiles } = useTiles(pages);
  const list = templateList(templates, pages, tiles);
  const memory = useListPlace(banner ? 'home' : `search ${term}`, list.state === 'ready');
  const onSearch = (next: string) =>
    void navigate({
      to: '/search/$term',
      params: { term: next },
      search: searchOfFilters(filters),
      replace: true,
    });
  const search = useSearchBox(term, onSearch);
  const lookAt = (id?: string) =>
    void navigate({
      to: '.',
      search: { ...searchOfFilters(filters), ...(id !== undefined && { look: id }) },
      replace: true,
      resetScroll: false,
    });
  const more = () => void templates.fetchNextPage();

  return (
    <>
      <BrowsePage
        banner={banner}
        term={term}
        filters={filters}
        list={list}
        memory={memory}
        search={search}
        colors={colorChoice(palette)}
        isAdmin={admin}
        onFilters={(next) => {
          if (next.sort !== sort)
            preferences.send({ type: 'preference.choose', change: { sort: next.sort } });
          void navigate({ to: '.', search: searchOfFilters(next), resetScroll: false });
        }}
        onMore={more}
        onRetry={() => void templates.refetch()}
      />
      {enabled && look !== undefined && list.state !== 'loading' && (
        <Suspense>
          <LazyDesignLook
            id={look}
            list={summaries}
            pictures={pictures}
            total={list.state === 'ready' ? list.total : 0}
            onTurn={lookAt}
            onMore={more}
            onKeyword={(keyword) => search.send({ type: 'search.submit', term: keyword })}
            onClose={() => lookAt()}
          />
        </Suspense>
      )}
    </>
  );
}

function colorChoice(query: UseQueryResult<readonly Color[]>): ColorChoice {
  if (query.data !== undefined) return { state: 'ready', options: query.data };
  return { state: waitOf(query) };
}

function templateList(
  query: EndlessQuery<TemplateSummary>,
  [first]: readonly SearchPage[],
  templates: readonly TemplateTileData[],
): TemplateList {
  if (query.data === undefined) return { state: waitOf(query) };
  const { total = 0, isPartial = false } = first ?? {};
  return { state: 'ready', templates, total, isPartial, more: moreOf(query) };
}

const NOTHING: { readonly pages: readonly SearchPage[] } = { pages: [] };

/** The designs as tiles; administrators have more actions. */
function useTiles(pages: readonly Page<TemplateSummary>[]) {
  const { auth } = useRouteContext({ from: '__root__' });
  const admin = useSelector(auth, isAdmin);
  const administered = useTemplateSwitches(admin);
  const { summaries, pictures } = useThumbnails(pages);
  const tiles = useMemo(
    () =>
      summaries.map(({ thumbnail, ...template }) => ({
        ...template,
        picture: pictures.get(thumbnail) ?? null,
        ...administered(template),
      })),
    [summaries, pictures, administered],
  );
  return { admin, summaries, pictures, tiles };
}

/** The look in its own chunk: it parses designs and draws cards, which the list does not need. */
const LazyDesignLook = lazyRouteComponent(() => import('./design-look.tsx'), 'DesignLookBinding');
