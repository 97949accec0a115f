import type { FastifyInstance } from 'fastify';
import { generateQueries } from './queries.ts';
import { createRandom } from './random.ts';

/** Milliseconds. */
export interface SearchTimes {
  readonly requests: number;
  readonly p50: number;
  readonly p95: number;
  readonly worst: number;
}
export interface SearchFigures {
  readonly narrow: SearchTimes;
  readonly broad: SearchTimes;
}

/** Hits up to which a search counts as narrow. */
const NARROW = 1_000;
const NARROW_SHARE_IN_TEN = 7;

/** Questions by what they find. */
interface Questions {
  readonly requests: number;
  readonly narrow: readonly string[];
  readonly broad: readonly string[];
}

/** Asks one after the other: 70 % narrow, 30 % broad, no question twice. */
export async function measureSearch(
  app: FastifyInstance,
  { requests, ...questions }: Questions,
): Promise<SearchFigures> {
  const [narrow, broad] = [[...questions.narrow], [...questions.broad]];
  const random = createRandom(3);
  const times = { narrow: [] as number[], broad: [] as number[] };
  while (times.narrow.length + times.broad.length < requests) {
    const kind = random.below(10) < NARROW_SHARE_IN_TEN ? 'narrow' : 'broad';
    const query = (kind === 'narrow' ? narrow : broad).pop();
    if (query === undefined) break;
    times[kind].push((await ask(app, query)).milliseconds);
  }
  return { narrow: searchTimesOf(times.narrow), broad: searchTimesOf(times.broad) };
}

/** Enough questions for so many requests, each asked once to learn how much it finds. */
export async function sortQuestions(app: FastifyInstance, requests: number): Promise<Questions> {
  const kinds = { narrow: [] as string[], broad: [] as string[] };
  for (const query of generateQueries(requests * 2)) {
    const { total } = await ask(app, query);
    (total > NARROW ? kinds.broad : kinds.narrow).push(query);
  }
  return { requests, ...kinds };
}

async function ask(
  app: FastifyInstance,
  query: string,
): Promise<{ readonly milliseconds: number; readonly total: number }> {
  const start = performance.now();
  const response = await app.inject({
    url: `/api/v1/template?${query}`,
    headers: { host: 'tearline.bench', authorization: 'Bearer bench' },
  });
  const milliseconds = performance.now() - start;
  if (response.statusCode !== 200) throw new Error(`"${query}" was answered ${response.body}`);
  return { milliseconds, total: Number(response.headers['x-total-count']) };
}

function searchTimesOf(times: readonly number[]): SearchTimes {
  const ordered = times.toSorted((one, other) => one - other);
  const at = (share: number): number =>
    Math.round(
      (ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? 0) * 10,
    ) / 10;
  return { requests: times.length, p50: at(0.5), p95: at(0.95), worst: at(1) };
}
