/** Series of codes: begun, filled in parts, finished, removed (SER-01, SER-03, SER-06). */
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { addRows } from '../../../server/codes/code-rows.repository.ts';
import {
  abandonSeriesBefore,
  forgetRemovedCodes,
} from '../../../server/codes/removed-codes.repository.ts';
import { ListParser } from '../../../src/domain/codes/list/list-parser.ts';
import { LOCKED, queryIn } from '../../support/database.ts';
import { idIn } from '../support/answers.ts';
import { readBarcode } from '../support/barcode-reader.ts';
import { MARA, sharedServices, OTTO } from '../support/services-fixture.ts';
import { saveCoupon } from '../support/saved-coupon.ts';

const LIST = { name: 'halfmoon.csv', valueColumn: 'code', columns: ['household', 'zip'] };
const NO_LIST = { name: '', valueColumn: null, columns: [] };

const services = sharedServices();
let coupon: string;
beforeAll(async () => {
  coupon = await saveCoupon(services, MARA);
});

test('[SER-03] rows arrive in parts; a part sent again is stored once, and one out of place says how to go on', async () => {
  const series = await begin({ ...LIST, expectedRows: 3 });
  const rows = [
    ['HM-1', '00001', '14608'],
    ['HM-2', 'a "quoted"\\, one', '\ttab'],
  ];
  const first = { rows };
  expect(await put(series, 0, first)).toMatchObject({ rows: 2, state: 'importing' });
  expect(await put(series, 0, first)).toMatchObject({ rows: 2 });
  expect(await put(series, 7, { rows: [['HM-9', '', '']] })).toMatchObject({ rows: 2 });
  expect(await put(series, 2, { rows: [['HM-2', 'zoë 東京', '']] })).toMatchObject({ rows: 3 });
  const ready = { state: 'ready', rows: 3, equalRows: 2 };
  expect(await Promise.all([finish(series), finish(series)])).toMatchObject([ready, ready]);
  expect(await finish(series)).toMatchObject(ready);
  expect(await storedRows(series)).toEqual([
    { place: 1, value: 'HM-1', kept: ['00001', '14608'], state: 'active' },
    { place: 2, value: 'HM-2', kept: ['a "quoted"\\, one', '\ttab'], state: 'active' },
    { place: 3, value: 'HM-2', kept: ['zoë 東京', ''], state: 'active' },
  ]);
});

test('[SER-01] the same call begins one series, and all series of the coupon are listed', async () => {
  const body = { id: randomUUID(), ...LIST, expectedRows: 1 };
  const first = await call('POST', '', body);
  expect((await call('POST', '', body)).json()).toEqual(first.json());
  const listed = (await call('GET', '')).json<{ id: string }[]>();
  expect(listed.filter(({ id }) => id === body.id)).toEqual([first.json()]);
});

test('[SER-01] every household of a list with mixed line ends gets its code, as it is read and composed', async () => {
  const text =
    'sep=;\r\ncode;household;zip\r\nHM-1;"a\rb";1\nHM\u200b-2;Cafe\u0301;2\rHM-3;c;3\n\nHM-4;d;4';
  const parser = new ListParser('Column');
  const rows = parser.push(text, true);
  const series = await begin({ ...LIST, expectedRows: rows.length });
  await put(series, 0, { rows: rows.map(({ values }) => values) });
  await finish(series);
  const stored = await storedRows(series);
  expect(stored.map(({ value, kept }) => [value, ...(kept ?? [])])).toEqual([
    ['HM-1', 'a\rb', '1'],
    ['HM-2', 'Café', '2'],
    ['HM-3', 'c', '3'],
    ['HM-4', 'd', '4'],
  ]);
  expect(rows.length + parser.facts.emptyRows).toBe(5);
});

const refused = [
  ['too few values', { rows: [['HM-1']] }, 'invalid-request'],
  ['an empty barcode', { rows: [['', '', '']] }, 'barcode-refused'],
  ['a character that hides something', { rows: [['HM-\u202e1', '', '']] }, 'invalid-request'],
  ['a count instead of rows', { count: 1 }, 'invalid-request'],
  ['both', { rows: [['HM-1', '', '']], count: 1 }, 'invalid-request'],
  ['neither', {}, 'invalid-request'],
] as const;
test.each(refused)(
  '[SER-01] rows with %s are refused, and none is stored',
  async (_, body, code) => {
    const series = await begin({ ...LIST, expectedRows: 2 });
    const answer = await call('PUT', `/${series}/rows/0`, body);
    expect(answer.json()).toMatchObject({ type: `/problems/${code}` });
    expect(await storedRows(series)).toEqual([]);
  },
);

test('[SER-03] no series takes more rows than it was begun for, and none is finished with fewer', async () => {
  const series = await begin({ ...LIST, expectedRows: 1 });
  const rows = ['HM-1', 'HM-2'].map((value) => [value, '', '']);
  expect(await put(series, 0, { rows })).toMatchObject({ rows: 0 });
  expect((await call('POST', `/${series}/finish`)).statusCode).toBe(400);
});

test('[SER-04] a series is a CSV with its links, in the order of the list, and no formula', async () => {
  const series = await begin({ ...LIST, expectedRows: 2_001 });
  const rows = Array.from({ length: 2_001 }, (_, row) => [`HM-${row}`, `=${row}`, 'a "b", c']);
  await put(series, 0, { rows });
  await finish(series);
  const { headers, body } = await call('GET', `/${series}/list`);
  expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8' });
  expect(headers['content-disposition']).toMatch(/^attachment; filename=".* Codes.csv"/u);
  const lines = body.split('\r\n');
  expect(lines).toHaveLength(2_003);
  expect(lines[0]).toBe('\ufeffhousehold,zip,code,Tearline Code,Link,State');
  expect(lines[2_001]).toMatch(
    /^'=2000,"a ""b"", c",HM-2000,([0-9A-Z]{16}),http:\/\/tearline.test\/c\/\1,Switched on$/u,
  );
});

test('[SER-04] [SAFE-13] QR codes are SVGs in a zip, named and made for the switched on codes of the wanted rows', async () => {
  // Three parts of a zip, the last with one row.
  const series = await begin({ ...NO_LIST, expectedRows: 403 });
  await put(series, 0, { count: 403 });
  await finish(series);
  const rows = (await call('GET', `/${series}/list`)).body.trim().split('\r\n').slice(1);
  const codes = rows.map((row) => row.split(',')[0] ?? '');
  const off = codes[300] ?? '';
  await services.patch(MARA, `/api/v1/project/${coupon}/household-codes/${off}`, { state: 'off' });
  const { headers, rawPayload } = await call('GET', `/${series}/qr-codes?start=1&count=401`);
  expect(headers).toMatchObject({ 'content-type': 'application/zip' });
  expect(headers['content-disposition']).toMatch(/^attachment; filename=".* QR codes\.zip"/u);
  const pictures = unzipSync(new Uint8Array(rawPayload));
  const wanted = codes.slice(1, 402).filter((code) => code !== off);
  expect(Object.keys(pictures)).toEqual(wanted.map((code) => `${code}.svg`));
  for (const code of [wanted[0], wanted[250], wanted.at(-1)]) {
    const drawn = await sharp(pictures[`${code}.svg`], { density: 300 }).png().toBuffer();
    expect(await readBarcode(drawn)).toEqual({
      type: 'QR',
      value: `http://tearline.test/c/${code}`,
    });
  }
  const links = await call('GET', `/${series}/links?start=300&count=2`);
  expect(links.json()).toEqual({ links: [`http://tearline.test/c/${codes[301]}`] });
  const named = await call('GET', `/${series}/links?source=mail&count=1`);
  expect(named.json()).toEqual({ links: [`http://tearline.test/c/${codes[0]}?s=mail`] });
  const none = await call('GET', `/${series}/qr-codes?start=403`);
  expect(unzipSync(new Uint8Array(none.rawPayload))).toEqual({});
});

test('[SER-04] links come with the values of a column that the owner names, for sheets on paper', async () => {
  const series = await begin({ ...LIST, expectedRows: 1 });
  await put(series, 0, { rows: [['HM-1', 'Łucja 東京', '']] });
  await finish(series);
  const read = (column: string) => call('GET', `/${series}/links?column=${column}`);
  for (const [column, value] of Object.entries({ code: 'HM-1', household: 'Łucja 東京', zip: '' }))
    expect((await read(column)).json()).toMatchObject({ values: [value] });
  expect((await read('name')).statusCode).toBe(404);
});

test('[PUB-12] [SER-04] the list and the QR codes on paper carry the source that the owner chose', async () => {
  const series = await begin({ ...NO_LIST, expectedRows: 1 });
  await put(series, 0, { count: 1 });
  await finish(series);
  const [, line = ''] = (await call('GET', `/${series}/list?source=mail`)).body.split('\r\n');
  const [code, link] = line.split(',');
  expect(link).toBe(`http://tearline.test/c/${code}?s=mail`);
  const { rawPayload } = await call('GET', `/${series}/qr-codes?source=mail`);
  const picture = unzipSync(new Uint8Array(rawPayload))[`${code}.svg`];
  const drawn = await sharp(picture, { density: 300 }).png().toBuffer();
  expect(await readBarcode(drawn)).toEqual({ type: 'QR', value: link });
  expect((await call('GET', `/${series}/list?source=two%20words`)).statusCode).toBe(400);
});

test('[SER-04] [SAFE-13] an account has two files under way, and a further one when one of them ended', async () => {
  // The zip has two parts, and the second is made when the first was read.
  const series = await begin({ ...NO_LIST, expectedRows: 201 });
  await put(series, 0, { count: 201 });
  await finish(series);
  const one = await unread(series);
  const other = await unread(series);
  expect([one.statusCode, other.statusCode]).toEqual([200, 200]);
  expect((await call('GET', `/${series}/list`)).statusCode).toBe(503);
  await buffer(one.stream());
  expect((await call('GET', `/${series}/list`)).statusCode).toBe(200);
  await buffer(other.stream());
});

test('[SER-01] codes without a list are made by their number, all different @long', async () => {
  const series = await begin({ ...NO_LIST, expectedRows: 20_001 });
  expect(await put(series, 0, { count: 20_000 })).toMatchObject({ rows: 20_000 });
  expect(await put(series, 20_000, { count: 1 })).toMatchObject({ rows: 20_001 });
  expect(await finish(series)).toMatchObject({ state: 'ready', equalRows: 0 });
});

test('[SER-01] an account has a limited number of codes, also when it begins all series at once', async () => {
  const own = await saveCoupon(services, OTTO);
  const beginOne = () => {
    const body = { id: randomUUID(), ...NO_LIST, expectedRows: 1_000_000 };
    return services.post(OTTO, `/api/v1/project/${own}/codes`, body);
  };
  const answers = await Promise.all(Array.from({ length: 11 }, beginOne));
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 422]);
});

test('[SER-03] a cancelled series is gone at once, and its rows are deleted in lots', async () => {
  const series = await begin({ ...NO_LIST, expectedRows: 30 });
  await put(series, 0, { count: 25 });
  expect((await call('DELETE', `/${series}`)).statusCode).toBe(204);
  expect((await call('PUT', `/${series}/rows/25`, { count: 5 })).statusCode).toBe(404);
  expect(await lots(10)).toBeGreaterThanOrEqual(3);
  expect(await leftOf(series)).toEqual({ series: 0, codes: 0 });
});

test.each(['their coupon is removed', 'nobody goes on with them'])(
  '[SER-03] [SER-06] codes are removed when %s',
  async (what) => {
    const own = await saveCoupon(services, MARA);
    const series = await begin({ ...NO_LIST, expectedRows: 30 }, own);
    await put(series, 0, { count: 25 }, own);
    if (what === 'their coupon is removed') await services.remove(MARA, `/api/v1/project/${own}`);
    else await abandonSeriesBefore(services.database, new Date(Date.now() + 60_000), 1_000);
    const [found] = await services.query<{ number: number }>`
      select number from code_series where id = ${series}`;
    expect(await addRows(services.database, found?.number ?? 0, 25, [])).toBeNull();
    await lots(10);
    expect(await leftOf(series)).toEqual({ series: 0, codes: 0 });
  },
);

test.each(['begin', 'finish'])(
  '[SER-06] a call to %s codes waits for a removal of their coupon before it locks what that needs',
  async (what) => {
    const removed = await saveCoupon(services, MARA);
    const series = await begin({ ...NO_LIST, expectedRows: 1 }, removed);
    await put(series, 0, { count: 1 }, removed);
    const { waiting } = await services.database.transaction().execute(async (removal) => {
      const query = queryIn(removal);
      await query`select from projects where id = ${removed} for update`;
      const next = { id: randomUUID(), ...NO_LIST, expectedRows: 1 };
      const answer =
        what === 'begin'
          ? call('POST', '', next, removed)
          : call('POST', `/${series}/finish`, { householdsOnly: true }, removed);
      await vi.waitFor(async () => expect(await query`${LOCKED}`).toHaveLength(1), 10_000);
      await query`select from accounts join projects on account_id = accounts.id
        where projects.id = ${removed} for update of accounts nowait`;
      await query`select from code_series where id = ${series} for update nowait`;
      return { waiting: answer };
    });
    expect((await waiting).statusCode).toBeLessThan(300);
  },
);

function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  id = coupon,
) {
  const url = `/api/v1/project/${id}/codes${path}`;
  return services.call(MARA, { method, url, ...(body !== undefined && { body }) });
}

/** Begins to load the QR codes; nothing is read before the caller reads. */
async function unread(series: string) {
  return services.visit(`/api/v1/project/${coupon}/codes/${series}/qr-codes`, {
    headers: { authorization: `Bearer ${await services.token(MARA)}` },
    payloadAsStream: true,
  });
}

async function begin(series: object, id = coupon): Promise<string> {
  return idIn(await call('POST', '', { id: randomUUID(), ...series }, id));
}

async function put(series: string, start: number, body: unknown, id = coupon) {
  const answer = await call('PUT', `/${series}/rows/${start}`, body, id);
  return answer.json<object>();
}

async function finish(series: string) {
  return (await call('POST', `/${series}/finish`)).json<object>();
}

async function lots(most: number): Promise<number> {
  let count = 0;
  while ((await forgetRemovedCodes(services.database, most)) >= most) count += 1;
  return count;
}

function storedRows(id: string) {
  return services.query<{ value: string; kept: string[] }>`select place, value, kept, codes.state
    from codes join code_series on number = series where id = ${id} order by place`;
}

/** Rows that are left; codes of series that are gone would be counted by their series' number. */
async function leftOf(id: string) {
  const series = await services.query`select from code_series where id = ${id}`;
  const codes = await services.query`select from codes
    where series not in (select number from code_series)`;
  return { series: series.length, codes: codes.length };
}
