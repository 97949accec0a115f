/** Codes for households (SER-01, SER-04). */
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, Schema } from './client.ts';
import type { HouseholdLink } from '../domain/print/household-code.ts';
import type { HouseholdRows } from '../domain/print/print-options.ts';
import { readFileStream } from './file-stream.ts';

export type CodeSeries = Schema<'CodeSeries'>;
type NewCodeSeries = Schema<'NewCodeSeries'>;
type CodeRows = Schema<'CodeRows'>;

/** Names a series in its address. */
export interface NamedSeries {
  readonly couponId: string;
  readonly seriesId: string;
}

/** A series, and the source that its links name; null for none. */
interface LinkedSeries extends NamedSeries {
  readonly source: string | null;
}

const linkSource = (source: string | null) => (source === null ? {} : { source });

/** The series of a coupon, the newest first. */
export function codeSeriesQuery(client: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['codes', id],
    queryFn: ({ signal }): Promise<readonly CodeSeries[]> =>
      client.GET('/api/v1/project/{id}/codes', { params: { path: { id } }, signal }),
  });
}

/** Begins a series; a repeated call begins no second one. */
export function createCodeSeries(
  client: ApiClient,
  id: string,
  body: NewCodeSeries,
  signal: AbortSignal,
): Promise<CodeSeries> {
  return client.POST('/api/v1/project/{id}/codes', { params: { path: { id } }, body, signal });
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

/** Makes the codes of a series work; `householdsOnly` decides on the coupon's own code, null leaves it as it is. */
export function finishCodeSeries(
  client: ApiClient,
  {
    couponId: id,
    seriesId: series,
    householdsOnly,
  }: NamedSeries & { readonly householdsOnly: boolean | null },
  signal: AbortSignal,
): Promise<CodeSeries> {
  return client.POST('/api/v1/project/{id}/codes/{series}/finish', {
    params: { path: { id, series } },
    ...(householdsOnly !== null && { body: { householdsOnly } }),
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

/** How a file is read while it arrives. */
interface Arriving {
  readonly onBytes: (bytes: Uint8Array) => void;
  readonly signal: AbortSignal;
}

/** The codes of a series with their links, as a CSV file. */
export async function readCodeList(
  client: ApiClient,
  { couponId: id, seriesId: series, source }: LinkedSeries,
  { onBytes, signal }: Arriving,
): Promise<Blob> {
  const stream = await client.GET('/api/v1/project/{id}/codes/{series}/list', {
    params: { path: { id, series }, query: linkSource(source) },
    parseAs: 'stream',
    signal,
  });
  return readFileStream(stream, { type: 'text/csv', onBytes, signal });
}

/** QR codes of a series' links that begin after `start` rows, as SVG files in a zip. */
export async function readCodePictures(
  client: ApiClient,
  { couponId: id, seriesId: series, start, source }: LinkedSeries & { readonly start: number },
  { onBytes, signal }: Arriving,
): Promise<Blob> {
  const stream = await client.GET('/api/v1/project/{id}/codes/{series}/qr-codes', {
    params: { path: { id, series }, query: { start, ...linkSource(source) } },
    parseAs: 'stream',
    signal,
  });
  return readFileStream(stream, { type: 'application/zip', onBytes, signal });
}

/** Links of a series' codes that are switched on, with their values in a column, at most 2,000 rows at once. */
export async function readCodeLinks(
  client: ApiClient,
  { couponId: id, seriesId: series, source, column, ...rows }: LinkedSeries & HouseholdRows,
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
  return queryOptions({
    queryKey: ['codes', id, 'found', text],
    queryFn: ({ signal }) =>
      client.GET('/api/v1/project/{id}/household-codes', {
        params: { path: { id }, query: { text } },
        signal,
      }),
    // A counter may redeem at any moment.
    staleTime: 0,
  });
}

/** Switches a single code off or on. */
export function switchCode(
  client: ApiClient,
  id: string,
  { code, state }: Pick<HouseholdCode, 'code'> & { readonly state: 'active' | 'off' },
): Promise<HouseholdCode> {
  return client.PATCH('/api/v1/project/{id}/household-codes/{code}', {
    params: { path: { id, code } },
    body: { state },
  });
}

/** Replaces a single code; a repeated call answers the same new code. */
export function replaceCode(client: ApiClient, id: string, code: string): Promise<HouseholdCode> {
  return client.POST('/api/v1/project/{id}/household-codes/{code}/replacement', {
    params: { path: { id, code } },
  });
}

/** What became of a coupon's codes, by day and source. */
export function codeCountsQuery(client: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['codes', id, 'counts'],
    queryFn: ({ signal }) =>
      client.GET('/api/v1/project/{id}/code-counts', { params: { path: { id } }, signal }),
    staleTime: 0,
  });
}

/** The sources of visits that the coupon's owner named. */
export function sourcesQuery(client: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['codes', id, 'sources'],
    queryFn: ({ signal }) =>
      client.GET('/api/v1/project/{id}/sources', { params: { path: { id } }, signal }),
    staleTime: 0,
  });
}

/** Names the sources of visits. */
export async function nameSources(
  client: ApiClient,
  id: string,
  names: readonly string[],
): Promise<void> {
  await client.PUT('/api/v1/project/{id}/sources', { params: { path: { id } }, body: { names } });
}

/** Whether and how often a coupon's own code may be used, and how often it was (SER-01, TILL-04). */
export function useLimitQuery(client: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['use-limit', id],
    queryFn: ({ signal }) =>
      client.GET('/api/v1/project/{id}/use-limit', { params: { path: { id } }, signal }),
    staleTime: 0,
  });
}

type NewUseLimit = Schema<'NewUseLimit'>;

/** Limits the uses of a coupon's own code, and decides whether it counts beside those of households. */
export async function setUseLimit(client: ApiClient, id: string, body: NewUseLimit): Promise<void> {
  await client.PUT('/api/v1/project/{id}/use-limit', { params: { path: { id } }, body });
}
