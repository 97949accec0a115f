/** The page of a coupon's codes, with services that store what they are sent. */
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Schema } from '../../../src/api/client.ts';
import { answer, content, empty, problem, services } from '../../support/services/operations.ts';
import { STORED_PROJECT } from '../../support/stored-project.ts';
import { sees } from './locators.ts';
import { openTearline, uuid } from './tearline.tsx';

const ID = uuid(1);
const CREATED = '2026-11-06T10:00:00.000Z';

const PICTURE = new Uint8Array([137, 80, 78, 71]);

type Series = Schema<'CodeSeries'>;

const HOUSEHOLD: Schema<'HouseholdCode'> = {
  code: '7K3MQ9TD2VXH8RWN',
  link: 'https://tear.example/c/7K3MQ9TD2VXH8RWN',
  value: 'HM-04417',
  kept: [{ column: 'zip', value: '14609' }],
  state: 'active',
  usedAt: null,
  counter: null,
  changedAt: null,
};

/** Opens the page of codes with services that store what they are sent; `zips` are streams of pictures under way. */
export async function openCodes(
  fails: readonly number[] = [],
  barcodeType: Schema<'BarcodeType'> = 'QR',
) {
  const sent: { readonly start: string | number; readonly body: unknown }[] = [];
  let series: Series[] = [];
  const ownCode: { most: number | null; householdsOnly: boolean } = {
    most: null,
    householdsOnly: false,
  };
  let named: Schema<'Sources'>['sources'] = [];
  let single: Schema<'HouseholdCode'>[] = [HOUSEHOLD];
  let calls = 0;
  const zips: ReadableStreamDefaultController<Uint8Array>[] = [];
  const changed = (id: string, change: Partial<Series>) => {
    series = series.map((one) => (one.id === id ? { ...one, ...change } : one));
    const found = series.find((one) => one.id === id);
    return found === undefined ? problem(404, 'not-found') : answer(200, found);
  };
  await openTearline(`/codes/${ID}`, {
    handlers: [
      services.get('/api/v1/project/{id}', () =>
        answer(200, { ...STORED_PROJECT, id: ID, barcodeType, barcodeValue: 'HALFMOON-13' }),
      ),
      services.get('/api/v1/project/{id}/media', () => content(200, 'image/png', PICTURE)),
      services.get('/api/v1/media/barcode', () => content(200, 'image/svg+xml', '<svg/>')),
      services.get('/api/v1/project/{id}/codes', () => answer(200, series)),
      services.post('/api/v1/project/{id}/codes', async ({ sent: body }) => {
        const made = await body();
        const known = series.find(({ id }) => id === made.id);
        const begun = known ?? {
          ...made,
          state: 'importing' as const,
          rows: 0,
          equalRows: 0,
          createdAt: CREATED,
        };
        if (known === undefined) series = [begun, ...series];
        return answer(201, begun);
      }),
      services.put('/api/v1/project/{id}/codes/{series}/rows/{start}', async (call) => {
        calls += 1;
        if (fails.includes(calls)) return problem(422, 'too-many-codes');
        const body = await call.sent();
        const bad = body.rows?.findIndex((values) => values.includes('REFUSED')) ?? -1;
        if (bad >= 0)
          return problem(400, 'invalid-request', {
            errors: [{ pointer: `/rows/${bad}`, detail: 'The database refuses this row.' }],
          });
        const { series: id, start } = call.params;
        sent.push({ start, body });
        return changed(String(id), {
          rows: Number(start) + (body.rows?.length ?? body.count ?? 0),
        });
      }),
      services.post('/api/v1/project/{id}/codes/{series}/finish', async ({ params, request }) => {
        const body = await request.text();
        if (body !== '') Object.assign(ownCode, JSON.parse(body));
        return changed(String(params.series), { state: 'ready' });
      }),
      services.get('/api/v1/project/{id}/codes/{series}/list', ({ query }) => {
        sent.push({ start: '', body: `list of ${query.get('source') ?? 'no source'}` });
        return content(200, 'text/csv', 'zip,Code\r\n');
      }),
      services.get('/api/v1/project/{id}/codes/{series}/qr-codes', ({ query }) => {
        sent.push({ start: query.get('start') ?? '', body: 'zip' });
        const zip = new ReadableStream({ start: (controller) => void zips.push(controller) });
        return content(200, 'application/zip', zip);
      }),
      services.get('/api/v1/project/{id}/use-limit', () => answer(200, { ...ownCode, uses: 3 })),
      services.put('/api/v1/project/{id}/use-limit', async ({ sent: body }) => {
        Object.assign(ownCode, await body());
        return answer(200, { ...ownCode, uses: 3 });
      }),
      services.get('/api/v1/project/{id}/code-counts', () =>
        answer(200, {
          made: series.reduce((sum, { rows }) => sum + rows, 0),
          until: '2026-11-25',
          days: [
            { day: '2026-11-24', source: 'mail', opened: 6, added: 3, redeemed: 1 },
            { day: '2026-11-23', source: null, opened: 4, added: 0, redeemed: 0 },
          ],
        }),
      ),
      services.get('/api/v1/project/{id}/sources', () => answer(200, { sources: named })),
      services.put('/api/v1/project/{id}/sources', async ({ sent: body }) => {
        named = (await body()).names.map((name) => ({ name, views: 2 }));
        return answer(200, { sources: named });
      }),
      services.get('/api/v1/project/{id}/household-codes', ({ request }) => {
        const text = new URL(request.url).searchParams.get('text') ?? '';
        const found = single.filter(
          ({ code, value }) => code === text || value?.startsWith(text) === true,
        );
        return answer(200, { codes: found, hasMore: false });
      }),
      services.patch('/api/v1/project/{id}/household-codes/{code}', async ({ params, sent }) => {
        const { state } = await sent();
        single = single.map((one) =>
          one.code === params.code ? { ...one, state, changedAt: CREATED } : one,
        );
        const [changed] = single;
        return changed === undefined ? problem(404, 'not-found') : answer(200, changed);
      }),
      services.post('/api/v1/project/{id}/household-codes/{code}/replacement', () => {
        const made = { ...HOUSEHOLD, code: 'V00000000000000V', value: null };
        single = [made, ...single.map((one) => ({ ...one, state: 'replaced' as const }))];
        return answer(200, made);
      }),
      services.delete('/api/v1/project/{id}/codes/{series}', ({ params }) => {
        series = series.filter(({ id }) => id !== params.series);
        return empty(204);
      }),
    ],
  });
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Codes for households');
  await sees(page.getByRole('button', { name: 'Choose a CSV' }));
  return { sent, zips };
}
