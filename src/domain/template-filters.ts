/** The catalogue's filters, as they appear in the address (BROWSE-06). */
import { isUuid } from './uuid.ts';

export type TemplateSort = 'newest' | 'popular';

/** `?keywords=save,free&colors=C8321F,F7C948&sort=popular`; empty filters are left out. */
export interface TemplateSearch {
  /** Joined by commas. */
  readonly keywords?: string;
  /** Hexadecimal RGB without `#`, upper case, joined by commas. */
  readonly colors?: string;
  readonly sort?: 'popular';
  /** The id of the design that is shown (BROWSE-12). */
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

/** Reads an address by hand and drops unknown values. The router keeps them for its screens, which read it again. */
export function parseTemplateSearch(search: Readonly<Record<string, unknown>>): TemplateSearch {
  const look = textOf(search['look']);
  const filters = searchOfFilters(filtersIn(search));
  return isUuid(look) ? { ...filters, look } : filters;
}

/** The filters of an address. `usual` sorts a list without filters; a filtered list has the same order for everybody. */
export function filtersOfSearch(
  search: TemplateSearch,
  usual: TemplateSort = 'newest',
): TemplateFilters {
  const filters = filtersIn({ ...search });
  const { keywords, colors, sort } = filters;
  const isPlain = keywords.length === 0 && colors.length === 0 && sort === 'newest';
  return isPlain ? { ...filters, sort: usual } : filters;
}

function filtersIn(search: Readonly<Record<string, unknown>>): TemplateFilters {
  return {
    keywords: keywordsOf(textOf(search['keywords'])),
    colors: colorsOf(textOf(search['colors'])),
    sort: search['sort'] === 'popular' ? 'popular' : 'newest',
  };
}

export function searchOfFilters({ keywords, colors, sort }: TemplateFilters): TemplateSearch {
  return {
    ...(keywords.length > 0 && { keywords: keywords.join(',') }),
    ...(colors.length > 0 && { colors: colors.join(',') }),
    ...(sort === 'popular' && { sort }),
  };
}

/** The keywords in a text field: split at commas, trimmed, without blanks and duplicates. */
export function keywordsOf(text: string): readonly string[] {
  const words = text
    .split(',')
    .map((word) => [...word.trim().replace(/\s+/g, ' ')].slice(0, LONGEST_KEYWORD).join(''))
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
