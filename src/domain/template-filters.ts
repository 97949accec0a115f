/** What the catalogue is narrowed by, as it stands in the address (BROWSE-06). */
import { isUuid } from './uuid.ts';

export type TemplateSort = 'newest' | 'popular';

/** `?keywords=save,free&colors=C8321F,F7C948&sort=popular`; a part that narrows nothing is left out. */
export interface TemplateSearch {
  /** Joined by commas. */
  readonly keywords?: string;
  /** Hexadecimal RGB without `#`, upper case, joined by commas. */
  readonly colors?: string;
  readonly sort?: 'popular';
  /** The design that is looked at, by its id (BROWSE-12). */
  readonly look?: string;
}

export interface TemplateFilters {
  readonly keywords: readonly string[];
  readonly colors: readonly string[];
  readonly sort: TemplateSort;
}

export const NO_FILTERS: TemplateFilters = { keywords: [], colors: [], sort: 'newest' };

/** The contract's limits: `keywords` and `colors` of `GET /api/v1/template`. */
const MOST_KEYWORDS = 20;
const LONGEST_KEYWORD = 64;
const MOST_COLORS = 12;

/** Reads an address by hand: what is not understood is dropped, never an error. */
export function parseTemplateSearch(search: Readonly<Record<string, unknown>>): TemplateSearch {
  const look = textOf(search['look']);
  const filters = searchOfFilters({
    keywords: keywordsOf(textOf(search['keywords'])),
    colors: colorsOf(textOf(search['colors'])),
    sort: search['sort'] === 'popular' ? 'popular' : 'newest',
  });
  return isUuid(look) ? { ...filters, look } : filters;
}

/** `usual` sorts a list that nothing narrows and no link was made of; a narrowed one is the same for everybody. */
export function filtersOfSearch(
  search: TemplateSearch,
  usual: TemplateSort = 'newest',
): TemplateFilters {
  const isNarrowed = search.keywords !== undefined || search.colors !== undefined;
  return {
    keywords: keywordsOf(search.keywords ?? ''),
    colors: colorsOf(search.colors ?? ''),
    sort: search.sort ?? (isNarrowed ? 'newest' : usual),
  };
}

export function searchOfFilters({ keywords, colors, sort }: TemplateFilters): TemplateSearch {
  return {
    ...(keywords.length > 0 && { keywords: keywords.join(',') }),
    ...(colors.length > 0 && { colors: colors.join(',') }),
    ...(sort === 'popular' && { sort }),
  };
}

/** The keywords of a text field: split at commas, trimmed, blank ones and repetitions dropped. */
export function keywordsOf(text: string): readonly string[] {
  const words = text
    .split(',')
    .map((word) => word.trim().replace(/\s+/g, ' ').slice(0, LONGEST_KEYWORD))
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, MOST_KEYWORDS);
}

function colorsOf(text: string): readonly string[] {
  const colors = text
    .split(',')
    .map((color) => color.trim().toUpperCase())
    .filter((color) => /^[0-9A-F]{6}$/.test(color));
  return [...new Set(colors)].slice(0, MOST_COLORS);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
