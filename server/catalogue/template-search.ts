/** Search in the catalogue: words, colors by nearness, keywords. */
import type { Database } from '../db/database.ts';
import { listColors } from './colors.repository.ts';
import { findKeywordsInSpanish } from './keywords.repository.ts';
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
  type Topic,
  withoutEarlier,
} from './words/search-words.ts';

/** The search request; blank and empty parts do not filter. */
interface TemplateQuery extends Paging {
  readonly q: string;
  /** Hexadecimal RGB without `#`; a template matches when it is near one of them. */
  readonly colors: readonly string[];
  /** A template matches when it has one of them. */
  readonly keywords: readonly string[];
  readonly order: TemplateOrder;
}

/** Long enough for the pages of one search, short enough that a change by another replica shows soon. */
const CACHED = { keptMs: 3_000, most: 1_000 } as const;

/** Conditions in order of rank: each includes the matches of those before it. Empty: nothing can match. */
type Ranks = readonly string[];

/** Every template. */
const ALL: Ranks = [''];

export function createTemplateSearch(database: Database) {
  const plans = createPromiseCache<Plan>(CACHED);
  const looser = createPromiseCache<Ranks>(CACHED);
  const totals = createPromiseCache<number>(CACHED);
  return {
    async find(search: TemplateQuery, { withInactive }: { readonly withInactive: boolean }) {
      const { q, colors, keywords } = search;
      const count = (asked: string) =>
        totals.get(JSON.stringify([asked, withInactive]), () =>
          countTemplates(database, { asked, withInactive }),
        );
      /** With the total over all pages. If `isPartial`, no template has all words of the search: these have some. */
      const found = async (ranks: Ranks, isPartial: boolean) => {
        const asked = ranks.at(-1);
        if (asked === undefined) return { rows: [], total: 0, isPartial: false };
        const list = listRanked({ database, ranks, count, withInactive }, search);
        const [rows, total] = await Promise.all([list, count(asked)]);
        return { rows, total, isPartial };
      };
      const key = JSON.stringify([q, colors, keywords, withInactive]);
      const { ranks, topics } = await plans.get(key, () => planOf(database, search));
      const exact = await found(ranks, false);
      if (exact.total > 0 || topics.length === 0) return exact;
      return found(await looser.get(key, () => ranksOfTopics(topics, count)), true);
    },
    /** Clears the cached results after a change of templates. */
    forget() {
      for (const cache of [plans, looser, totals]) cache.clear();
    },
  };
}

/** Share of all templates; a more frequent word is no topic: "save" stands on nearly every template. */
const LARGEST_SHARE = 1 / 3;
/** Weights beside a word of title or keywords: "$37" may be rarer than "bakery" and says less of what is sought. */
const WEIGHTS = { named: 1, anywhere: 0.6, number: 0.25 } as const;

/** A topic lighter by more, as one with twice the matches is, adds little. */
const LIGHTER = Math.log(2);

/**
 * Used when no template matches the whole text: "free coffee" is about coffee, "bread 20% off" about bread. Each part
 * weighs by its rarity. Templates with the heaviest part are found, first those with the most of the others, then
 * templates with a part of similar weight.
 */
async function ranksOfTopics(topics: readonly Topic[], count: (asked: string) => Promise<number>) {
  const all = await count('');
  const weighed = await Promise.all(topics.map((topic) => weighedTopic(topic, all, count)));
  const [heaviest, ...others] = weighed
    .filter(({ templates }) => templates > 0 && templates <= Math.max(1, all * LARGEST_SHARE))
    .toSorted((one, other) => other.weight - one.weight);
  if (heaviest === undefined) return [];
  const together = [heaviest.asked];
  for (const { asked } of others) {
    const more = everyOf([together[0] ?? '', asked]);
    if ((await count(more)) > 0) together.unshift(more);
  }
  const alike = others.filter(({ weight }) => weight >= heaviest.weight - LIGHTER);
  const ranks = [...together, ...alike.map(({ asked }) => asked)];
  return ranks.map((_, place) => anyOf(ranks.slice(0, place + 1)));
}

/** The weight is greater for rarer topics. */
async function weighedTopic(
  { named, anywhere, isNumber }: Topic,
  all: number,
  count: (asked: string) => Promise<number>,
) {
  const ofNames = named === '' ? 0 : await count(named);
  const asked = ofNames > 0 ? named : anywhere;
  const templates = ofNames > 0 ? ofNames : await count(anywhere);
  const kind = isNumber ? 'number' : ofNames > 0 ? 'named' : 'anywhere';
  return { asked, templates, weight: WEIGHTS[kind] * Math.log(all / Math.max(1, templates)) };
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
  /** Used when no template matches the whole text. */
  readonly topics: readonly Topic[];
}

async function planOf(database: Database, { q, colors, keywords }: TemplateQuery): Promise<Plan> {
  const wanted = keywordNames(keywords);
  const [matching, palette, inSpanish] = await Promise.all([
    matchingOf(database, q),
    paletteOfSearch(database, colors),
    wanted.length === 0 ? [] : findKeywordsInSpanish(database, wanted),
  ]);
  if (palette === null) return { ranks: [], topics: [] };
  const filters = [palette.map(colorMark), [...wanted, ...inSpanish].map(keywordMark)].map(anyOf);
  const filtered = (condition: string) =>
    everyOf([condition, ...filters].filter((part) => part !== ''));
  const { ranks, topics } = matching ?? { ranks: ALL, topics: [] };
  return {
    ranks: ranks.map(filtered),
    topics: topics.map(({ named, anywhere, isNumber }) => {
      return { named: named && filtered(named), anywhere: filtered(anywhere), isNumber };
    }),
  };
}

/** Empty does not filter; null means that colors were requested and no template can be near them. */
async function paletteOfSearch(database: Database, colors: readonly string[]) {
  if (colors.length === 0) return [];
  const list = (await listColors(database)).map(({ value }) => value);
  const palette = paletteOf(list, colors);
  return palette.length === 0 ? null : palette;
}
