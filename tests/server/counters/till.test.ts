/** What a counter answers, and what it redeems (TILL-02 to TILL-04). */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { MARA, sharedServices, OTTO } from '../support/services-fixture.ts';
import type { components } from '../../../openapi/schema.gen.ts';
import { queryIn } from '../../support/database.ts';
import { shared } from '../../support/shared.ts';
import { bytesOfCode, makeCodes, openPhone, type Phone } from '../support/counter-fixture.ts';
import type { Connection } from '../../../server/db/database.ts';
import { findScanned } from '../../../server/counters/scanned-coupon.repository.ts';
import { saveCoupon } from '../support/saved-coupon.ts';

const services = sharedServices();
const mill = shared(() => openPhone(services, MARA, 'Mill Street 1'));
const park = shared(() => openPhone(services, MARA, 'Park Avenue'));

describe('the answer', () => {
  test('[TILL-02] to a code is its offer, whether its link, its letters or its barcode is read', async () => {
    const coupon = await saveCoupon(services, MARA);
    const [code = ''] = await makeCodes(services, MARA, coupon, ['HM-04417 & co']);
    const texts = [
      code,
      ` ${code.toLowerCase()}\n`,
      `http://tearline.test/c/${code}`,
      `https://other.example/c/${code}?s=mail`,
      'HM-04417 & co',
    ];
    for (const text of texts)
      expect(await mill.check(text)).toMatchObject({
        state: 'valid',
        code: 'HM-04417 & co',
        text: `/c/${code}`,
        offer: { expirationDate: '12/31/2026' },
      });
    expect(await mill.check(`/c/${code}`)).toMatchObject({ state: 'valid' });
  });

  test('[TILL-02, SER-03] is found by what is seen, and by what an old value has beside it', async () => {
    const coupon = await saveCoupon(services, MARA);
    await makeCodes(services, MARA, coupon, ['Café\u00a0\u00ad7', 'HM-8']);
    await saveCoupon(services, MARA, { barcodeType: 'QR', barcodeValue: 'OLD-9' });
    await services.query`update projects set barcode_value = ${'OLD\u00ad-9'} where barcode_value = 'OLD-9'`;
    const typed = ['Café 7', '\u200bCafe\u0301\u00a07\ufeff', 'HM\u00ad-8\u00a0', 'OLD\u00ad-9'];
    for (const text of typed)
      expect([text, await mill.check(text)]).toMatchObject([text, { state: 'valid' }]);
  });

  test('[TILL-02] to a value that several coupons have is the first that can be redeemed', async () => {
    const over = { expirationDate: '2020-01-01T00:00:00.000Z' };
    const codes: string[] = [];
    for (const part of [over, {}, over])
      codes.push(
        ...(await makeCodes(services, MARA, await saveCoupon(services, MARA, part), ['SHOP-1'])),
      );
    expect(await mill.check('SHOP-1')).toMatchObject({ state: 'valid', text: `/c/${codes[1]}` });
    const own = { barcodeType: 'QR', barcodeValue: 'SAVE-10' } as const;
    const now = await saveCoupon(services, MARA, own);
    const later = { startDate: '2199-12-01T00:00:00.000Z', expirationDate: '' };
    await saveCoupon(services, MARA, { ...own, ...later });
    expect(await mill.check('SAVE-10')).toMatchObject({ state: 'valid', text: `/r/${now}` });
  });

  test('[TILL-02] [TILL-01] to another owner’s code is the same as to one that does not exist', async () => {
    const theirs = await saveCoupon(services, OTTO);
    const [code = ''] = await makeCodes(services, OTTO, theirs, ['OTTO-1']);
    const unknown = await mill.check('0123456789ABCDEF');
    expect(unknown).toMatchObject({ state: 'unknown', offer: null, text: null });
    expect(await mill.check(code)).toEqual(unknown);
    expect(await mill.check('OTTO-1')).toEqual(unknown);
    expect(await mill.redeem(code)).toEqual(unknown);
  });

  const dates = [
    ['not-yet-valid', { startDate: '2199-01-01T00:00:00.000Z', expirationDate: '' }],
    ['expired', { startDate: '', expirationDate: '2020-01-01T00:00:00.000Z' }],
  ] as const;
  test.each(dates)(
    '[TILL-02] %s goes by the dates of the coupon, and nothing is redeemed',
    async (state, part) => {
      const coupon = await saveCoupon(services, MARA, part);
      const [code = ''] = await makeCodes(services, MARA, coupon, 1);
      for (const text of [code, `/r/${coupon}`]) {
        expect(await mill.check(text)).toMatchObject({ state });
        expect(await mill.redeem(text)).toMatchObject({ state });
      }
      expect(await usedCodes(coupon)).toBe(0);
    },
  );

  test('[TILL-02] [SER-06] to a coupon or a code that is switched off says which', async () => {
    const coupon = await saveCoupon(services, MARA);
    const [one = '', two = ''] = await makeCodes(services, MARA, coupon, 2);
    await services.query`update codes set state = 'off', changed_at = '2026-11-16T12:00:00Z'
      where code = ${bytesOfCode(one)}`;
    expect(await mill.redeem(one)).toMatchObject({
      state: 'switched-off',
      reason: 'code',
      at: '2026-11-16T12:00:00.000Z',
    });
    await services.patch(MARA, `/api/v1/project/${coupon}/deactivate`);
    expect(await mill.redeem(two)).toMatchObject({ state: 'switched-off', reason: 'coupon' });
    await services.remove(MARA, `/api/v1/project/${coupon}`);
    expect(await mill.redeem(two)).toMatchObject({ state: 'unknown' });
  });
});

test('[TILL-02] a barcode that thousands of codes have is found by reading one of them, the first that works', async () => {
  const coupon = await saveCoupon(services, MARA);
  const codes = await makeCodes(services, MARA, coupon, Array<string>(2_000).fill('SAME-13'));
  const used = codes.slice(0, 1_000).map(bytesOfCode);
  await services.query`update codes set used_at = '2026-11-16T12:00:00Z' where code = any(${used})`;
  await services.query`analyze codes`;
  const [{ account } = { account: '' }] = await services.query<{ account: string }>`select
    account_id as account from projects where id = ${coupon}`;
  const findOne = () =>
    services.database.transaction().execute(async (transaction) => {
      const before = await rowsRead(transaction);
      const meanings = [{ kind: 'value', value: 'SAME-13' }] as const;
      const found = await findScanned(transaction, account, meanings, () => true);
      const read = (await rowsRead(transaction)) - before;
      return { code: found?.code?.bytes, usedAt: found?.code?.usedAt, read };
    });
  expect(await findOne()).toEqual({ code: bytesOfCode(codes[1_000] ?? ''), usedAt: null, read: 1 });
  await services.query`update codes set used_at = '2026-11-17T12:00:00Z' where series = (
    select series from codes where code = ${bytesOfCode(codes[0] ?? '')}) and used_at is null`;
  expect(await findOne()).toMatchObject({ usedAt: new Date('2026-11-17T12:00:00Z'), read: 1 });
});

/** Rows of codes that this connection has read. */
async function rowsRead(transaction: Connection): Promise<number> {
  const [row] = await queryIn(transaction)<{ read: number }>`select
    (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables
    where relname = 'codes'`;
  return row?.read ?? 0;
}

describe('redeeming', () => {
  let code: string;
  beforeAll(async () => {
    [code = ''] = await makeCodes(services, MARA, await saveCoupon(services, MARA), 1);
  });

  test('[TILL-03] of two counters at one moment one wins, and the other is told when and where', async () => {
    const answers = await Promise.all([mill.redeem(code), park.redeem(code)]);
    const [winner, loser] = answers.toSorted((one, other) => one.state.localeCompare(other.state));
    expect([winner?.state, loser?.state]).toEqual(['redeemed', 'used']);
    expect(loser?.at).toBe(winner?.at);
    const where = answers[0]?.state === 'redeemed' ? 'Mill Street 1' : 'Park Avenue';
    expect(loser?.counter).toBe(where);
    expect(await mill.check(code)).toMatchObject({ state: 'used', counter: where });
  });

  test('[TILL-03] a press sent again, at the same moment too, is no second use', async () => {
    const coupon = await saveCoupon(services, MARA, { barcodeValue: `plain-${randomUUID()}` });
    const press = randomUUID();
    const link = `/r/${coupon}`;
    const answers = await Promise.all([1, 2, 3].map(() => mill.redeem(link, press)));
    answers.push(await mill.redeem(link, press));
    expect(answers.map(({ state }) => state)).toEqual(Array(4).fill('redeemed'));
    expect(await limitOf(coupon)).toMatchObject({ most: null, uses: 1 });
  });

  test('[TILL-03] a press sent again with another text is refused, with another one of equal values it is not', async () => {
    const coupon = await saveCoupon(services, MARA);
    const [, , third = ''] = await makeCodes(services, MARA, coupon, ['EQUAL', 'EQUAL', 'OTHER']);
    const press = randomUUID();
    const late = randomUUID();
    const first = await mill.redeem('EQUAL', press);
    expect(await mill.redeem('EQUAL', press)).toMatchObject({ state: 'redeemed', at: first.at });
    const refused = { type: '/problems/invalid-request', errors: [{ pointer: '/text' }] };
    expect(await mill.redeem(third, press)).toMatchObject(refused);
    expect(await usedCodes(coupon)).toBe(1);
    await park.redeem(third);
    expect(await mill.redeem(third, late)).toMatchObject({ state: 'used' });
    expect(await mill.redeem(`/r/${coupon}`, late)).toMatchObject(refused);
  });

  test('[TILL-03] “Undo” gives the code back for a minute, at the same counter only', async () => {
    const [fresh = ''] = await makeCodes(services, MARA, await saveCoupon(services, MARA), 1);
    const press = randomUUID();
    expect(await mill.redeem(fresh, press)).toMatchObject({ state: 'redeemed', undoSeconds: 60 });
    const url = `/api/v1/till/uses/${press}`;
    const elsewhere = await services.remove(null, url, undefined, park.headers);
    expect(elsewhere.statusCode).toBe(404);
    expect(await mill.undo(press)).toMatchObject({ state: 'undone' });
    expect(await mill.undo(press)).toMatchObject({ state: 'undone' });
    // The press that was lost on its way arrives late.
    expect(await mill.redeem(fresh, press)).toMatchObject({ state: 'undone' });
    expect(await mill.check(fresh)).toMatchObject({ state: 'valid' });

    const second = randomUUID();
    await mill.redeem(fresh, second);
    await services.query`update coupon_uses set used_at = used_at - interval '61 seconds'
      where press = ${second}`;
    expect(await mill.undo(second)).toMatchObject({ state: 'redeemed', undoSeconds: 0 });
    expect(await park.redeem(fresh)).toMatchObject({ state: 'used', counter: 'Mill Street 1' });
  });

  test('[TILL-03] a use that was undone counts nowhere', async () => {
    const coupon = await saveCoupon(services, MARA);
    const [one = '', two = ''] = await makeCodes(services, MARA, coupon, 2);
    const press = randomUUID();
    const before = await usesOf(mill);
    await mill.redeem(one, press);
    await mill.redeem(two);
    await mill.undo(press);
    expect(await usesOf(mill)).toBe(before + 1);
    expect(await usedCodes(coupon)).toBe(1);
    const rows = await services.query<{
      redeemed: number;
    }>`select sum(redeemed)::integer as redeemed
      from code_days join code_series on number = series where coupon_id = ${coupon}`;
    expect(rows).toEqual([{ redeemed: 1 }]);
  });
});

test('[TILL-04] a limit of uses ends the uses of a coupon without codes, however many counters ask at once', async () => {
  const coupon = await saveCoupon(services, MARA);
  const set = await services.put(MARA, `/api/v1/project/${coupon}/use-limit`, { most: 3 });
  expect(set.json()).toMatchObject({ most: 3, uses: 0 });
  const asked = [1, 2, 3, 4, 5, 6].map((turn) => (turn % 2 ? mill : park).redeem(`/r/${coupon}`));
  const states = (await Promise.all(asked)).map(({ state }) => state);
  expect(states.toSorted()).toEqual(['redeemed', 'redeemed', 'redeemed', 'used', 'used', 'used']);
  expect(await mill.check(`/r/${coupon}`)).toMatchObject({ state: 'used', reason: 'limit' });
  expect(await limitOf(coupon)).toMatchObject({ most: 3, uses: 3 });
});

test('[TILL-04] a limit of uses is free again by a use that was undone, and without end when it is lifted', async () => {
  const coupon = await saveCoupon(services, MARA);
  const url = `/api/v1/project/${coupon}/use-limit`;
  await services.put(MARA, url, { most: 1 });
  const press = randomUUID();
  await mill.redeem(`/r/${coupon}`, press);
  expect(await park.redeem(`/r/${coupon}`)).toMatchObject({ state: 'used' });
  await mill.undo(press);
  expect(await park.redeem(`/r/${coupon}`)).toMatchObject({ state: 'redeemed' });
  await services.put(MARA, url, { most: null });
  expect(await park.redeem(`/r/${coupon}`)).toMatchObject({ state: 'redeemed' });
});

async function limitOf(coupon: string): Promise<unknown> {
  return (await services.get(MARA, `/api/v1/project/${coupon}/use-limit`)).json();
}

async function usesOf({ card }: Phone): Promise<number> {
  const url = `/api/v1/counters?since=${new Date(Date.now() - 3_600_000).toISOString()}`;
  const counters = (await services.get(MARA, url)).json<components['schemas']['Counter'][]>();
  const counter = counters.find(({ id }) => id === card.id);
  expect(counter?.hours.reduce((sum, uses) => sum + uses, 0)).toBe(counter?.uses);
  return counter?.uses ?? 0;
}

async function usedCodes(coupon: string): Promise<number> {
  const rows = await services.query<{
    used: number;
  }>`select count(used_at)::integer as used from codes
    join code_series on number = series where coupon_id = ${coupon}`;
  return rows[0]?.used ?? 0;
}
