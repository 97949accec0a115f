/** What an account does by calls, as tests of the running product prepare it. */
import { randomUUID } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { benchCoupon } from './bench-coupon.ts';
import { EXPORT_SIZES, type Size } from '../../../src/domain/constants.ts';
import type { Answer, Call, Caller } from './caller.ts';

export const JSON_BODY = { 'content-type': 'application/json' };

export const bearer = (token: string): Readonly<Record<string, string>> => ({
  authorization: `Bearer ${token}`,
});

/** A call with JSON by the person of an access token. */
export function jsonCall(method: 'POST' | 'PUT', path: string, token: string, json: unknown) {
  const headers = { ...bearer(token), ...JSON_BODY };
  return { method, path, headers, body: JSON.stringify(json) };
}

/** Returns the answer's JSON. Throws if it has another status. */
export function jsonOf({ status, body }: Answer, expected: number): unknown {
  const text = body.toString('utf8');
  if (status !== expected) throw new Error(`A call was answered ${status}: ${text}`);
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

/** The calls of the person of a token. Each returns the answer's JSON; throws for an answer that is no success. */
export function callsOf(call: Caller, token: string) {
  return async <Json>(
    method: NonNullable<Call['method']>,
    path: string,
    json?: unknown,
    headers = bearer(token),
  ): Promise<Json> => {
    const sent = json !== undefined && { headers: { ...headers, ...JSON_BODY } };
    const body = json !== undefined && { body: JSON.stringify(json) };
    const answer = await call({ method, path, headers, ...sent, ...body });
    const isSuccess = answer.status >= 200 && answer.status < 300;
    return jsonOf(answer, isSuccess ? answer.status : 200) as Json;
  };
}

export async function anyTemplate(call: Caller, token: string): Promise<string> {
  const answer = await call({ path: '/api/v1/template?size=1', headers: bearer(token) });
  const [template] = jsonOf(answer, 200) as readonly { readonly id: string }[];
  return template?.id ?? '';
}

type Pictures = Parameters<typeof benchCoupon>[1];

/** The four pictures of a coupon as PNG, drawn in their sizes. */
export async function picturesOf(draw: (size: Size) => Sharp): Promise<Pictures> {
  const { appleStrip, appleLogo, googleStrip, googleLogo } = EXPORT_SIZES;
  const png = async (size: Size): Promise<string> => {
    const bytes = await draw(size).png().toBuffer();
    return `data:image/png;base64,${bytes.toString('base64')}`;
  };
  return {
    apple: { stripImage: await png(appleStrip), logoImage: await png(appleLogo) },
    google: { stripImage: await png(googleStrip), logoImage: await png(googleLogo) },
  };
}

/** The same in one color. */
export function plainPictures(): Promise<Pictures> {
  return picturesOf(({ width, height }) =>
    sharp({ create: { width, height, channels: 3, background: '#3B1710' } }),
  );
}

/** The rows of a series: up to 5,000 codes, or one code for each value of a barcode. */
type SeriesRows = { readonly count: number } | { readonly values: readonly string[] };

/** Rows of one call. */
const MOST_ROWS = 5_000;

/** Makes codes for households and returns the id of their series. */
export async function makeSeries(call: Caller, token: string, coupon: string, rows: SeriesRows) {
  const id = randomUUID();
  const path = `/api/v1/project/${coupon}/codes`;
  const send = async (method: 'POST' | 'PUT', at: string, json: unknown, status: number) =>
    jsonOf(await call(jsonCall(method, at, token, json)), status);
  const [valueColumn, expectedRows, lots] =
    'count' in rows
      ? [null, rows.count, [rows]]
      : ['code', rows.values.length, lotsOf(rows.values).map((lot) => ({ rows: lot }))];
  await send('POST', path, { id, name: '', valueColumn, columns: [], expectedRows }, 201);
  for (const [index, lot] of lots.entries())
    await send('PUT', `${path}/${id}/rows/${index * MOST_ROWS}`, lot, 200);
  const finish = { method: 'POST', path: `${path}/${id}/finish`, headers: bearer(token) } as const;
  jsonOf(await call(finish), 200);
  return id;
}

function lotsOf(values: readonly string[]): readonly (readonly (readonly [string])[])[] {
  const lots = Math.ceil(values.length / MOST_ROWS);
  return Array.from({ length: lots }, (_, lot) =>
    values.slice(lot * MOST_ROWS, (lot + 1) * MOST_ROWS).map((value) => [value] as const),
  );
}
