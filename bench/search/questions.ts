/** The queries for a list of templates. */
import type { FastifyInstance } from 'fastify';
import { generateQueries } from './queries.ts';

export const KINDS = ['list', 'narrow', 'broad'] as const;

export type Kind = (typeof KINDS)[number];

/** Addresses by what they find: a page of all, little, much. */
export type Questions = Readonly<Record<Kind, readonly string[]>>;

/** Share of the catalogue; a query that finds less is narrow. */
const NARROW_SHARE = 0.01;

/** Different queries of each kind. */
export async function chooseQuestions(
  app: FastifyInstance,
  templates: number,
  ofEach: number,
): Promise<Questions> {
  const found: Record<Kind, string[]> = { list: [], narrow: [], broad: [] };
  for (let page = 0; found.list.length < ofEach; page += 1)
    for (const order of ['newest', 'popular'])
      found.list.push(`/api/v1/template?order=${order}&page=${page}`);
  for (const query of generateQueries(ofEach * 20)) {
    const url = `/api/v1/template?${query}`;
    const kind = (await totalOf(app, url)) <= templates * NARROW_SHARE ? 'narrow' : 'broad';
    found[kind].push(url);
  }
  return found;
}

async function totalOf(app: FastifyInstance, url: string): Promise<number> {
  const headers = { host: 'tearline.bench', authorization: 'Bearer bench' };
  const answer = await app.inject({ url, headers });
  return Number(answer.headers['x-total-count']);
}
