/** The queries for a list of templates, and the SQL that Tearline sends for each. */
import type { FastifyInstance } from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Tables } from '../../server/db/database.ts';
import { openServices, timeCall } from '../product/services.ts';
import { generateQueries } from './queries.ts';

export type Kind = 'list' | 'narrow' | 'broad';

export interface Question {
  readonly kind: Kind;
  readonly url: string;
}
/** Statements that run in parallel. */
type Wave = readonly { readonly text: string; readonly values: readonly unknown[] }[];

export interface RecordedQuestion extends Question {
  readonly waves: readonly Wave[];
}
interface Noted {
  readonly began: number;
  readonly ended: number;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Share of the catalogue; a query that finds less is narrow. */
const NARROW_SHARE = 0.01;
const PAGES = 25;

/** Different queries of each kind: pages of the whole list, searches that find little, searches that find much. */
export async function chooseQuestions(
  app: FastifyInstance,
  templates: number,
  ofEach: number,
): Promise<readonly Question[]> {
  const kinds: Record<Kind, Question[]> = { list: [], narrow: [], broad: [] };
  for (let page = 0; page < PAGES; page += 1)
    for (const order of ['newest', 'popular'])
      kinds.list.push(questionOf('list', `order=${order}&page=${page}`));
  for (const query of generateQueries(ofEach * 20)) {
    const kind = (await totalOf(app, query)) <= templates * NARROW_SHARE ? 'narrow' : 'broad';
    kinds[kind].push(questionOf(kind, query));
  }
  const { list, narrow, broad } = kinds;
  return list
    .slice(0, ofEach)
    .flatMap((question, index) => [question, narrow[index], broad[index]])
    .filter((question) => question !== undefined);
}

function questionOf(kind: Kind, query: string): Question {
  return { kind, url: `/api/v1/template?${query}` };
}

async function totalOf(app: FastifyInstance, query: string): Promise<number> {
  const headers = { host: 'tearline.bench', authorization: 'Bearer bench' };
  const { headers: answered } = await app.inject({ url: `/api/v1/template?${query}`, headers });
  return Number(answered['x-total-count']);
}

/** Sends each query once and returns it with its statements. */
export async function recordQuestions(
  url: string,
  dataDir: string,
  questions: readonly Question[],
): Promise<readonly RecordedQuestion[]> {
  const noted: Noted[] = [];
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: url, max: 4 }) }),
    log: ({ query, queryDurationMillis }) => {
      const ended = performance.now();
      const began = ended - queryDurationMillis;
      noted.push({ began, ended, text: query.sql, values: query.parameters });
    },
  });
  const app = await openServices(database, dataDir);
  const recorded: RecordedQuestion[] = [];
  for (const question of questions) {
    noted.length = 0;
    await timeCall(app, question);
    recorded.push({ ...question, waves: wavesOf(noted) });
  }
  await app.close();
  await database.destroy();
  return recorded;
}

/** A statement that began before an earlier one ended ran in parallel with it. */
function wavesOf(noted: readonly Noted[]): readonly Wave[] {
  const waves: Noted[][] = [];
  for (const one of noted.toSorted((first, second) => first.began - second.began)) {
    const wave = waves.at(-1);
    if (wave?.some(({ ended }) => one.began < ended)) wave.push(one);
    else waves.push([one]);
  }
  return waves.map((wave) => wave.map(({ text, values }) => ({ text, values })));
}
