/** Search in the catalogue: words, colors by nearness, keywords. */
import type { Database } from '../db/database.ts';
import { listColors } from './colors.repository.ts';
import {
  countTemplates,
  listFewTemplates,
  listTemplates,
  type Paging,
  type TemplateOrder,
  type TemplateRow,
} from './templates.repository.ts';
import { createPromiseCache } from '../work/promise-cache.ts';
import { keywordNames } from './words/keyword-names.ts';
import { paletteOf } from './palette.ts';
import {
  anyOf,
  colorMark,
  everyOf,
  keywordMark,
  matchingOf,
  withoutEarlier,
} from './words/search-words.ts';

/** The search request; blank and empty parts do not filter. */
export interface TemplateQuery extends Paging {
  readonly q: string;
  /** Hexadecimal RGB without `#`; a template matches when it is near one of them. */
  readonly colors: readonly string[];
  /** A template matches when it has one of them. */
  readonly keywords: readonly string[];
  readonly order: TemplateOrder;
}

interface TemplatesFound {
  readonly rows: readonly TemplateRow[];
  /** Total over all pages. */
  readonly total: number;
}

interface TemplateSearcher {
  find(search: TemplateQuery, who: { readonly withInactive: boolean }): Promise<TemplatesFound>;
  /** Clears the cached results after a change of templates. */
  forget(): void;
}

/** Long enough for the pages of one search, short enough that a change by another replica shows soon. */
const CACHED = { keptMs: 3_000, most: 1_000 } as const;

/** Conditions in order of rank: each includes the matches of those before it. Empty: nothing can match. */
type Ranks = readonly string[];

/** Every template. */
const ALL: Ranks = [''];

export function createTemplateSearch(database: Database): TemplateSearcher {
  const plans = createPromiseCache<Plan>(CACHED);
  const looser = createPromiseCache<Ranks>(CACHED);
  const totals = createPromiseCache<number>(CACHED);
  return {
    async find(search, { withInactive }) {
      const { q, colors, keywords } = search;
      const count = (asked: string) =>
        totals.get(JSON.stringify([asked, withInactive]), () =>
          countTemplates(database, { asked, withInactive }),
        );
      const found = async (ranks: Ranks): Promise<TemplatesFound> => {
        const asked = ranks.at(-1);
        if (asked === undefined) return { rows: [], total: 0 };
        const list = listRanked({ database, ranks, count, withInactive }, search);
        const [rows, total] = await Promise.all([list, count(asked)]);
        return { rows, total };
      };
      const key = JSON.stringify([q, colors, keywords, withInactive]);
      const { ranks, topics } = await plans.get(key, () => planOf(database, search));
      const exact = await found(ranks);
      if (exact.total > 0 || topics.length === 0) return exact;
      return found(await looser.get(key, () => ranksOfTopics(topics, count)));
    },
    forget() {
      for (const cache of [plans, looser, totals]) cache.clear();
    },
  };
}

/** A topic with more than this many times the matches of the rarest topic adds little. */
const COMMONER = 2;
/** Share of all templates; a more frequent word is no topic: "save" stands on nearly every template. */
const LARGEST_SHARE = 1 / 3;

/**
 * Used when no template matches the whole text: "free coffee" is about coffee, "vegan pizza" about pizza. Combines as
 * many parts as match together, rarest first; when no two do, lists parts of similar rarity one after the other.
 */
async function ranksOfTopics(
  topics: readonly string[],
  count: (asked: string) => Promise<number>,
): Promise<Ranks> {
  const counted = await Promise.all(
    topics.map(async (topic) => ({ topic, templates: await count(topic) })),
  );
  const most = (await count('')) * LARGEST_SHARE;
  const rarestFirst = counted
    .filter(({ templates }) => templates > 0 && templates <= Math.max(1, most))
    .toSorted((one, other) => one.templates - other.templates);
  for (let parts = rarestFirst.length; parts > 1; parts -= 1) {
    const together = everyOf(rarestFirst.slice(0, parts).map(({ topic }) => topic));
    if ((await count(together)) > 0) return [together];
  }
  const rare = rarestFirst
    .filter(({ templates }) => templates <= COMMONER * (rarestFirst[0]?.templates ?? 0))
    .map(({ topic }) => topic);
  return rare.map((_, place) => anyOf(rare.slice(0, place + 1)));
}

interface Ranking {
  readonly database: Database;
  readonly ranks: Ranks;
  readonly count: (asked: string) => Promise<number>;
  readonly withInactive: boolean;
}

/** Up to this many matches, the index of marks is faster than a walk along the list by date or popularity. */
const FEW = 1_000;

/** Returns one page, filled rank by rank. */
async function listRanked(
  { database, ranks, count, withInactive }: Ranking,
  { order, page, size }: TemplateQuery,
): Promise<readonly TemplateRow[]> {
  const list = (templates: number, asked: Ranks, part: { offset: number; limit: number }) =>
    templates <= FEW && asked[0] !== ''
      ? listFewTemplates(database, { ranks: asked, withInactive }, order, part)
      : listTemplates(database, { asked: asked[0] ?? '', withInactive }, order, part);
  const rows: TemplateRow[] = [];
  let offset = page * size;
  const total = await count(ranks.at(-1) ?? '');
  if (total === 0) return rows;
  if (total <= FEW) return list(total, ranks, { offset, limit: size });
  let earlier = 0;
  for (const [place, rank] of ranks.entries()) {
    const upToHere = await count(rank);
    const templates = upToHere - earlier;
    if (offset < templates) {
      const asked = [withoutEarlier(rank, ranks[place - 1])];
      rows.push(...(await list(templates, asked, { offset, limit: size - rows.length })));
    }
    if (rows.length === size) break;
    offset = Math.max(0, offset - templates);
    earlier = upToHere;
  }
  return rows;
}

interface Plan {
  readonly ranks: Ranks;
  /** The condition used when no template matches the whole text. */
  readonly topics: readonly string[];
}

async function planOf(database: Database, { q, colors, keywords }: TemplateQuery): Promise<Plan> {
  const [matching, palette] = await Promise.all([
    matchingOf(database, q),
    paletteOfSearch(database, colors),
  ]);
  if (palette === null) return { ranks: [], topics: [] };
  const filters = [palette.map(colorMark), keywordNames(keywords).map(keywordMark)].map(anyOf);
  const filtered = (condition: string) =>
    everyOf([condition, ...filters].filter((part) => part !== ''));
  const { ranks, topics } = matching ?? { ranks: ALL, topics: [] };
  return { ranks: ranks.map(filtered), topics: topics.map(filtered) };
}

/** Empty does not filter; null means that colors were requested and no template can be near them. */
async function paletteOfSearch(
  database: Database,
  colors: readonly string[],
): Promise<readonly string[] | null> {
  if (colors.length === 0) return [];
  const list = (await listColors(database)).map(({ value }) => value);
  const palette = paletteOf(list, colors);
  return palette.length === 0 ? null : palette;
}
