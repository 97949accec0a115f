/** One row that the database never takes holds no other (OBS-03). */
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import { createCodeUsage } from '../../../server/codes/code-usage.ts';
import { createCouponUsage } from '../../../server/coupons/reading/coupon-usage.service.ts';
import { formatCode } from '../../../src/domain/codes/code.ts';
import { builtPage } from '../../support/public-page.ts';
import { refusalIn } from '../support/answers.ts';
import { bytesOfCode, makeCodes } from '../support/counter-fixture.ts';
import { IPHONE } from '../support/page-visit.ts';
import { listedCoupon, saveCoupon } from '../support/saved-coupon.ts';
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
  expect(await listedCoupon(services, coupon)).toMatchObject({ views: 1, passes: 1 });
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
  for (const code of [refused, other]) usage.opened(bytesOfCode(code), null);
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
    bytesOfCode(refused).toString('hex'),
  ]);
});

test('[OBS-03] a stop stores what was counted beside a row that cannot be stored', async () => {
  const stopping = await openServices({}, { publicPage: await builtPage() });
  const kept = await saveCoupon(stopping, MARA);
  const refused = await saveCoupon(stopping, MARA);
  await stopping.query`alter table coupon_counts add check (coupon_id <> ${sql.lit(refused)})`;
  for (const id of [refused, kept, kept]) await visit(stopping, `/r/${id}`);
  await stopping.app.close();
  const counts = stopping.query`select coupon_id, views, passes from coupon_counts`;
  expect(await counts).toEqual([{ coupon_id: kept, views: 2, passes: 0 }]);
  await stopping.close();
});

test('[OBS-03, SER-03] a row of a list that the database refuses is named by its place, and none of its call is stored', async () => {
  await services.query`alter table codes add check (value <> 'BAD')`;
  const url = `/api/v1/project/${coupon}/codes`;
  const id = randomUUID();
  const body = { id, name: '', valueColumn: 'code', columns: [], expectedRows: 4 };
  await services.post(MARA, url, body);
  const add = (start: number, ...values: string[]) => {
    const rows = values.map((value) => [value]);
    const at = `${url}/${id}/rows/${start}`;
    return services.put(MARA, at, { rows });
  };
  expect((await add(0, 'A', 'B')).json()).toMatchObject({ rows: 2 });
  const refused = await add(2, 'C', 'BAD');
  expect(refusalIn(refused)[1]).toMatch(/^\/rows\/1: /u);
  expect((await add(2, 'C', 'D')).json()).toMatchObject({ rows: 4 });
});

async function visit(of: Services, url: string, headers = {}): Promise<void> {
  const { statusCode } = await of.visit(url, { headers: { 'user-agent': IPHONE, ...headers } });
  expect(statusCode).toBe(200);
}

/** Makes the pass of a code without being counted, and returns its serial. */
async function passOf(code: string): Promise<string> {
  await visit(services, `/c/${code}/pass`, { 'sec-gpc': '1' });
  const [pass] = await services.query<{ serial: string }>`select serial from code_passes
    where code = ${bytesOfCode(code)}`;
  return pass?.serial ?? '';
}

async function refuseOpening(code: string): Promise<void> {
  const bytes = sql.lit(`\\x${bytesOfCode(code).toString('hex')}`);
  await services.query`alter table codes add check (code <> ${bytes}::bytea or not opened)`;
}

async function seen() {
  const rows = await services.query<{ readonly code: Buffer; opened: boolean; added: boolean }>`
    select code, opened, added from codes join code_series on number = series
    where coupon_id = ${coupon}`;
  return Object.fromEntries(
    rows.map(({ code, opened, added }) => [formatCode(code), [opened, added]]),
  );
}
