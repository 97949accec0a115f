/** Single codes: found, switched off and on, replaced; their page and the counters follow (SER-06). */
import { sql, type RawBuilder } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { components } from '../../../openapi/schema.gen.ts';
import {
  abandonSeriesBefore,
  forgetRemovedCodes,
} from '../../../server/codes/removed-codes.repository.ts';
import { parseCode } from '../../../src/domain/codes/code.ts';
import { LOCKED } from '../../support/database.ts';
import { builtPage } from '../../support/public-page.ts';
import { shared } from '../../support/shared.ts';
import { refusalIn } from '../support/answers.ts';
import { makeCodes, openPhone } from '../support/counter-fixture.ts';
import { MARA, sharedServices } from '../support/services-fixture.ts';
import { saveCoupon } from '../support/saved-coupon.ts';

type HouseholdCode = components['schemas']['HouseholdCode'];
type FoundCodes = components['schemas']['FoundCodes'];

const services = sharedServices({}, async () => ({ publicPage: await builtPage() }));
const phone = shared(() => openPhone(services, MARA));
let coupon: string;
let codes: readonly string[];
/** The values of a test begin with it: a counter knows all codes of the account. */
let mark = 'A';
beforeEach(async () => {
  mark = String.fromCodePoint((mark.codePointAt(0) ?? 0) + 1);
  coupon = await saveCoupon(services, MARA);
  const values = ['-1', '-10', '-2', '%1'].map((end) => `${mark}${end}`);
  codes = await makeCodes(services, MARA, coupon, values);
});

test('[SER-06] a code is found by itself, its link or the beginning of its value, in the order of the list', async () => {
  const [first = '', second, third] = codes;
  const all = await find(`${mark}-`);
  expect(all.codes.map(({ code }) => code)).toEqual([first, second, third]);
  expect(all.codes[0]).toEqual({
    code: first,
    link: `http://tearline.test/c/${first}`,
    value: `${mark}-1`,
    kept: [],
    state: 'active',
    usedAt: null,
    counter: null,
    changedAt: null,
  });
  for (const text of [first, ` ${first.toLowerCase()}`, `https://any.example/c/${first}?s=x`])
    expect(await find(text)).toEqual({ codes: [all.codes[0]], hasMore: false });
  expect((await find(`${mark}%`)).codes.map(({ value }) => value)).toEqual([`${mark}%1`]);
  expect(await find(`${mark}-9`)).toEqual({ codes: [], hasMore: false });
});

test('[SER-06] a beginning that many values have lists twenty codes and says that there are more @long', async () => {
  const values = Array.from({ length: 25 }, (_, row) => `ZZ-${row}`);
  await makeCodes(services, MARA, coupon, values);
  const { codes: found, hasMore } = await find('ZZ');
  expect([found.length, hasMore]).toEqual([20, true]);
});

test('[SER-06] a code that is switched off says so on its page and at a counter, until it is switched on', async () => {
  const [code = ''] = codes;
  expect(await switchTo('off', code)).toMatchObject({ state: 'off' });
  expect(await pageOf(code)).toEqual([410, true, false]);
  expect(await phone.check(code)).toMatchObject({ state: 'switched-off', reason: 'code' });
  expect(await phone.redeem(`${mark}-1`)).toMatchObject({ state: 'switched-off', reason: 'code' });
  expect(await switchTo('active', code)).toMatchObject({ state: 'active' });
  expect(await phone.check(code)).toMatchObject({ state: 'valid' });
});

test('[SER-06] a replaced code does not work any more, its barcode neither, and the new one works once', async () => {
  const [code = ''] = codes;
  const successor = await replace(code);
  expect(successor).toMatchObject({ state: 'active', value: null, usedAt: null });
  expect(await replace(code)).toEqual(successor);
  expect(await switchTo('active', code)).toMatchObject({ code, state: 'replaced' });
  expect(await pageOf(code)).toEqual([410, false, true]);
  for (const text of [code, `${mark}-1`])
    expect(await phone.redeem(text)).toMatchObject({ state: 'switched-off', reason: 'replaced' });
  expect(await phone.redeem(successor.code)).toMatchObject({ state: 'redeemed' });
  expect((await find(`${mark}-1`)).codes.map((one) => [one.code, one.state, one.counter])).toEqual([
    [successor.code, 'active', 'Mill Street 1'],
    [code, 'replaced', null],
    [codes[1], 'active', null],
  ]);
});

test('[SAFE-12] replaced codes count among the account’s, and beyond its last code none is replaced', async () => {
  const [code = ''] = codes;
  await setReplaced(10_000_000);
  const refused = await services.post(MARA, urlOf(`household-codes/${code}/replacement`));
  await setReplaced(0);
  expect(refusalIn(refused)).toEqual(['422 too-many-codes']);
  expect(await pageOf(code)).toEqual([200, false, false]);
});

test('[SER-04] [SER-06] two calls that replace one code at the same moment make one new code, and the list has it in the place of the old one', async () => {
  const [code = '', second = ''] = codes;
  const [one, other] = await Promise.all([replace(code), replace(code)]);
  expect(one).toEqual(other);
  const { code: successor } = one;
  const [series] = (await services.get(MARA, urlOf('codes'))).json<{ id: string }[]>();
  const { body } = await services.get(MARA, urlOf(`codes/${series?.id}/list`));
  expect(body.split('\r\n').slice(1, 3)).toEqual([
    `${successor},${successor},http://tearline.test/c/${successor},Switched on`,
    `${mark}-10,${second},http://tearline.test/c/${second},Switched on`,
  ]);
});

test('[SER-06] two processes that remove one list at a time leave no code of it behind', async () => {
  await services.query`update code_series set state = 'removing' where coupon_id = ${coupon}`;
  const other = sql`delete from codes where code = ${parseCode(codes[0] ?? '')}`;
  await during(other, () => forgetRemovedCodes(services.database, 1));
  while ((await forgetRemovedCodes(services.database, 1)) > 0);
  expect(await services.query`select from codes where value like ${`${mark}%`}`).toEqual([]);
});

test('[SER-03] a list that is finished while abandoned ones are looked for stays', async () => {
  await services.query`update code_series set state = 'importing' where coupon_id = ${coupon}`;
  const finish = sql`update code_series set state = 'ready' where coupon_id = ${coupon}`;
  await during(finish, () => abandonSeriesBefore(services.database, new Date('2100-01-01'), 1));
  expect(await pageOf(codes[0] ?? '')).toEqual([200, false, false]);
});

/** Does work that has to wait for a statement of another process. */
async function during(statement: RawBuilder<unknown>, work: () => Promise<unknown>): Promise<void> {
  const { begun } = await services.database.transaction().execute(async (other) => {
    await statement.execute(other);
    const waiting = work();
    await expect.poll(async () => (await LOCKED.execute(other)).rows).toHaveLength(1);
    return { begun: waiting };
  });
  await begun;
}

const urlOf = (path: string) => `/api/v1/project/${coupon}/${path}`;

async function find(text: string): Promise<FoundCodes> {
  const url = urlOf(`household-codes?text=${encodeURIComponent(text)}`);
  return (await services.get(MARA, url)).json<FoundCodes>();
}

async function switchTo(state: 'active' | 'off', code: string): Promise<HouseholdCode> {
  return (await services.patch(MARA, urlOf(`household-codes/${code}`), { state })).json();
}

async function setReplaced(replaced: number): Promise<void> {
  await services.query`update code_series set replaced = ${replaced} where coupon_id = ${coupon}`;
}

async function replace(code: string): Promise<HouseholdCode> {
  return (await services.post(MARA, urlOf(`household-codes/${code}/replacement`))).json();
}

/** Status, and whether the page says that the code was switched off, or replaced. */
async function pageOf(code: string) {
  const { statusCode, body } = await services.visit(`/c/${code}`);
  return [statusCode, body.includes('was switched off'), body.includes('was replaced')];
}
