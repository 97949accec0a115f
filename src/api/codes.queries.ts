/** Codes for households (SER-01, SER-04). */
import type { ApiClient, Schema } from './client.ts';
import { getQuery } from './get-query.ts';
import type { HouseholdLink } from '../domain/print/household-code.ts';
import type { HouseholdRows } from '../domain/print/print-options.ts';

export type CodeSeries = Schema<'CodeSeries'>;
type CodeRows = Schema<'CodeRows'>;

/** Names a series in its address. */
export interface NamedSeries {
  readonly couponId: string;
  readonly seriesId: string;
}

/** In the query of what has links. */
export const linkSource = (source: string | null) => (source === null ? {} : { source });

/** The series of a coupon, the newest first. */
export function codeSeriesQuery(client: ApiClient, id: string) {
  return getQuery(client, ['codes', id], '/api/v1/project/{id}/codes', { path: { id } });
}

/** Adds rows that begin after `start` stored ones; returns the series with its number of rows. */
export function addCodeRows(
  client: ApiClient,
  { couponId: id, seriesId: series, start }: NamedSeries & { readonly start: number },
  body: CodeRows,
  signal: AbortSignal,
): Promise<CodeSeries> {
  return client.PUT('/api/v1/project/{id}/codes/{series}/rows/{start}', {
    params: { path: { id, series, start } },
    body,
    signal,
  });
}

/** Cancels or removes a series. */
export async function removeCodeSeries(
  client: ApiClient,
  { couponId: id, seriesId: series }: NamedSeries,
): Promise<void> {
  await client.DELETE('/api/v1/project/{id}/codes/{series}', { params: { path: { id, series } } });
}

/** Links of a series' codes that are switched on, with `source` and their values in a column, at most 2,000 rows at once. */
export async function readCodeLinks(
  client: ApiClient,
  { couponId: id, seriesId: series, column, ...rows }: NamedSeries & HouseholdRows,
  source: string | null,
  signal: AbortSignal,
): Promise<readonly HouseholdLink[]> {
  const { links, values } = await client.GET('/api/v1/project/{id}/codes/{series}/links', {
    params: {
      path: { id, series },
      query: { ...rows, ...(column !== null && { column }), ...linkSource(source) },
    },
    signal,
  });
  return links.map((link, index) => ({ link, value: values?.[index] ?? '' }));
}

export type HouseholdCode = Schema<'HouseholdCode'>;

/** Single codes of a coupon by themselves, their link, or the beginning of their value. */
export function foundCodesQuery(client: ApiClient, id: string, text: string) {
  const params = { path: { id }, query: { text } };
  const path = '/api/v1/project/{id}/household-codes';
  // A counter may redeem at any moment.
  return { ...getQuery(client, ['codes', id, 'found', text], path, params), staleTime: 0 };
}

/** What became of a coupon's codes, by day and source. */
export function codeCountsQuery(client: ApiClient, id: string) {
  const path = '/api/v1/project/{id}/code-counts';
  return { ...getQuery(client, ['codes', id, 'counts'], path, { path: { id } }), staleTime: 0 };
}

/** The sources of visits that the coupon's owner named. */
export function sourcesQuery(client: ApiClient, id: string) {
  const path = '/api/v1/project/{id}/sources';
  return { ...getQuery(client, ['codes', id, 'sources'], path, { path: { id } }), staleTime: 0 };
}

/** Whether and how often a coupon's own code may be used, and how often it was (SER-01, TILL-04). */
export function useLimitQuery(client: ApiClient, id: string) {
  const path = '/api/v1/project/{id}/use-limit';
  return { ...getQuery(client, ['use-limit', id], path, { path: { id } }), staleTime: 0 };
}
