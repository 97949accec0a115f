/** Search in the catalogue: words, colors by nearness, keywords. */
import type { Database } from '../db/database.ts';
import { listColors } from './colors.repository.ts';
import {
  countTemplates,
  listTemplates,
  type Paging,
  type TemplateFilter,
  type TemplateOrder,
  type TemplateRow,
} from './templates.repository.ts';
import { createPromiseCache } from '../http/promise-cache.ts';
import { keywordNames } from './keyword-names.ts';
import { paletteOf } from './palette.ts';
import { matchingOf } from './search-words.ts';

/** What was asked for; blank and empty parts narrow nothing. */
export interface TemplateQuery extends Paging {
  readonly q: string;
  /** Hexadecimal RGB without `#`; near to any of them is enough. */
  readonly colors: readonly string[];
  /** One of them is enough. */
  readonly keywords: readonly string[];
  readonly order: TemplateOrder;
}

interface TemplatesFound {
  readonly rows: readonly TemplateRow[];
  /** On every page together. */
  readonly total: number;
}

interface TemplateSearcher {
  find(search: TemplateQuery, who: { readonly withInactive: boolean }): Promise<TemplatesFound>;
  /** Clears the cached results, since templates have changed. */
  forget(): void;
}

/** Long enough for the pages of one search, short enough for a change by another replica to show soon. */
const CACHED = { keptMs: 3_000, most: 1_000 } as const;

export function createTemplateSearch(database: Database): TemplateSearcher {
  const filters = createPromiseCache<TemplateFilter | null>(CACHED);
  const totals = createPromiseCache<number>(CACHED);
  return {
    async find(search, { withInactive }) {
      const { q, colors, keywords } = search;
      const key = JSON.stringify([q, colors, keywords, withInactive]);
      const filter = await filters.get(key, () => filterOf(database, search, withInactive));
      if (filter === null) return { rows: [], total: 0 };
      const [rows, total] = await Promise.all([
        listTemplates(database, filter, search.order, search),
        totals.get(key, () => countTemplates(database, filter)),
      ]);
      return { rows, total };
    },
    forget() {
      filters.clear();
      totals.clear();
    },
  };
}

/** Null where nothing can fit. */
async function filterOf(
  database: Database,
  { q, colors, keywords }: TemplateQuery,
  withInactive: boolean,
): Promise<TemplateFilter | null> {
  const [words, palette] = await Promise.all([
    matchingOf(database, q),
    paletteOfSearch(database, colors),
  ]);
  if (words === null || palette === null) return null;
  const parts = [
    words,
    anyOf(palette.map((color) => `#${color}`)),
    anyOf(keywordNames(keywords).map((keyword) => `=${keyword}`)),
  ];
  return { asked: parts.filter((part) => part !== '').join('&'), withInactive };
}

/** Empty for none. A text-search condition takes quotes and backslashes doubled. */
function anyOf(marks: readonly string[]): string {
  if (marks.length === 0) return '';
  return `(${marks.map((mark) => `'${mark.replaceAll(/['\\]/g, '$&$&')}'`).join('|')})`;
}

/** Empty narrows nothing; null: colors were asked for, and nothing can be near them. */
async function paletteOfSearch(
  database: Database,
  colors: readonly string[],
): Promise<readonly string[] | null> {
  if (colors.length === 0) return [];
  const list = (await listColors(database)).map(({ value }) => value);
  const palette = paletteOf(list, colors);
  return palette.length === 0 ? null : palette;
}
