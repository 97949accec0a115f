/** One row that the database never takes holds no other (OBS-03). */
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import { createCodeUsage } from '../../../server/codes/code-usage.ts';
import { createCouponUsage } from '../../../server/coupons/reading/coupon-usage.service.ts';
import { formatCode, parseCode } from '../../../src/domain/codes/code.ts';
import { builtPage } from '../../support/public-page.ts';
import { makeCodes } from '../support/counter-fixture.ts';
import { IPHONE } from '../support/page-visit.ts';
import { listCoupons, saveCoupon } from '../support/saved-coupon.ts';
import { MARA, openServices, sharedServices, type Services } from '../support/services-fixture.ts';

const log = { warn: vi.fn(), error: vi.fn() };

const services = sharedServices({}, async () => ({ publicPage: await builtPage() }));
let coupon: string;
beforeEach(async () => {
  vi.clearAllMocks();
  coupon = await saveCoupon(services, MARA);
});

test('[OBS-03] views and passes are stored beside an id that is none, which is named once', async () => {
  const usage = createCouponUsage(services.database, log);
  usage.viewed(coupon);
  usage.viewed(`${coupon.slice(0, -1)}%30`);
  usage.passTaken(coupon);
  await usage.flush();
  await usage.flush();
  expect(await countsOf(coupon)).toEqual({ views: 1, passes: 1 });
  expect(log.error.mock.calls).toEqual([
    [expect.objectContaining({ row: expect.stringContaining('%30') }), expect.any(String)],
  ]);
  expect(log.warn).not.toHaveBeenCalled();
});

test('[OBS-03] codes are marked as opened and added beside one that cannot be, and so are saved offers', async () => {
  const [refused = '', other = '', saved = ''] = await makeCodes(services, MARA, coupon, 3);
  const serial = await passOf(saved);
  await refuseOpening(refused);
  const usage = createCodeUsage(services.database, log);
  for (const code of [refused, other]) usage.opened(bytesOf(code), null);
  for (const id of ['no serial', serial]) usage.offerSaved(id);
  await usage.flush();
  await usage.flush();
  expect(await seen()).toEqual({
    [refused]: [false, false],
    [other]: [true, false],
    [saved]: [false, true],
  });
  expect(log.error.mock.calls.map(([{ row }]) => row)).toEqual([
    'no serial',
    bytesOf(refused).toString('hex'),
  ]);
});

test('[OBS-03] a stop stores what was counted beside a row that cannot be stored', async () => {
  const stopping = await openServices({}, { publicPage: await builtPage() });
  const kept = await saveCoupon(stopping, MARA);
  const refused = await saveCoupon(stopping, MARA);
  await sql`alter table coupon_counts add check (coupon_id <> ${sql.lit(refused)})`.execute(
    stopping.database,
  );
  for (const id of [refused, kept, kept]) await visit(stopping, `/r/${id}`);
  await stopping.app.close();
  const counts = await stopping.database.selectFrom('coupon_counts').selectAll().execute();
  expect(counts).toEqual([{ coupon_id: kept, views: 2, passes: 0 }]);
  await stopping.close();
});

test('[OBS-03, SER-03] a row of a list that the database refuses is named by its place, and none of its call is stored', async () => {
  await sql`alter table codes add check (value <> 'BAD')`.execute(services.database);
  const url = `/api/v1/project/${coupon}/codes`;
  const id = randomUUID();
  const body = { id, name: '', valueColumn: 'code', columns: [], expectedRows: 4 };
  await services.call(MARA, { method: 'POST', url, body });
  const add = (start: number, ...values: string[]) => {
    const rows = values.map((value) => [value]);
    const at = `${url}/${id}/rows/${start}`;
    return services.call(MARA, { method: 'PUT', url: at, body: { rows } });
  };
  expect((await add(0, 'A', 'B')).json()).toMatchObject({ rows: 2 });
  const refused = await add(2, 'C', 'BAD');
  expect(refused.json()).toMatchObject({ status: 400, errors: [{ pointer: '/rows/1' }] });
  expect((await add(2, 'C', 'D')).json()).toMatchObject({ rows: 4 });
});

async function countsOf(id: string) {
  const listed = (await listCoupons(services, MARA, '?size=100')).find((one) => one.id === id);
  return { views: listed?.views, passes: listed?.passes };
}

async function visit({ app }: Services, url: string, headers = {}): Promise<void> {
  const sent = { host: 'tearline.test', 'user-agent': IPHONE, ...headers };
  expect((await app.inject({ url, headers: sent })).statusCode).toBe(200);
}

/** Makes the pass of a code without being counted, and returns its serial. */
async function passOf(code: string): Promise<string> {
  await visit(services, `/c/${code}/pass`, { 'sec-gpc': '1' });
  const { serial } = await services.database
    .selectFrom('code_passes')
    .select('serial')
    .where('code', '=', bytesOf(code))
    .executeTakeFirstOrThrow();
  return serial;
}

async function refuseOpening(code: string): Promise<void> {
  const bytes = sql.lit(`\\x${bytesOf(code).toString('hex')}`);
  await sql`alter table codes add check (code <> ${bytes}::bytea or not opened)`.execute(
    services.database,
  );
}

async function seen() {
  const { rows } = await sql<{ readonly code: Buffer; opened: boolean; added: boolean }>`
    select code, opened, added from codes join code_series on number = series
    where coupon_id = ${coupon}`.execute(services.database);
  return Object.fromEntries(
    rows.map(({ code, opened, added }) => [formatCode(code), [opened, added]]),
  );
}

function bytesOf(code: string): Buffer {
  return Buffer.from(parseCode(code) ?? []);
}
