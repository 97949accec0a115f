/** Counters of an account, guessing at them, and the list of uses (TILL-01, TILL-07). */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MARA, openServices, OTTO, type Services } from '../support/services-fixture.ts';
import {
  enterPin,
  makeCodes,
  makeCounter,
  openPhone,
  phoneOf,
} from '../support/counter-fixture.ts';
import { saveCoupon } from '../support/saved-coupon.ts';

let services: Services;
beforeAll(async () => {
  services = await openServices();
});
afterAll(() => services.close());

const wrongOf = (pin: string): string => (pin === '000000' ? '000001' : '000000');

describe('a counter', () => {
  test('[TILL-01] has an address and a PIN that the database does not have', async () => {
    const card = await makeCounter(services, MARA);
    expect(card.secret).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/u);
    expect(card.pin).toMatch(/^\d{6}$/u);
    const { rows } = await sql<{ row: string }>`select counters::text as row from counters
      where id = ${card.id}`.execute(services.database);
    expect(rows[0]?.row).not.toContain(card.secret);
    expect(rows[0]?.row).not.toContain(card.pin);
  });

  test('[TILL-01] opens by its PIN, in small letters too, and by nothing else', async () => {
    const card = await makeCounter(services, MARA, 'Mill Street 1');
    expect(await enterPin(services, { ...card, secret: card.secret.toLowerCase() })).toMatchObject({
      state: 'open',
      name: 'Mill Street 1',
    });
    const other = await openPhone(services, MARA);
    const forged = phoneOf(services, card, other.headers.authorization.split('.')[1] ?? '');
    expect(await statusOf(forged.headers)).toBe(401);
    expect(await statusOf({ authorization: 'Counter x' })).toBe(401);
    expect(await statusOf({})).toBe(401);
  });

  test('[TILL-01] stops at once when it is revoked or gets a new card', async () => {
    const phone = await openPhone(services, MARA);
    const { id } = phone.card;
    expect(await statusOf(phone.headers)).toBe(200);
    const renewed = await services.call(MARA, {
      method: 'POST',
      url: `/api/v1/counters/${id}/card`,
    });
    expect(await statusOf(phone.headers)).toBe(401);
    const { token } = await enterPin(services, renewed.json());
    const again = phoneOf(services, renewed.json(), token ?? '');
    expect(await statusOf(again.headers)).toBe(200);
    await services.call(MARA, { method: 'DELETE', url: `/api/v1/counters/${id}` });
    expect(await statusOf(again.headers)).toBe(401);
    const url = '/api/v1/till/session';
    const { secret, pin } = again.card;
    const refused = await services.call(null, { method: 'POST', url, body: { secret, pin } });
    expect(refused.statusCode).toBe(404);
  });

  test('[TILL-01] made again by the same call is one counter, and its last card works', async () => {
    const body = { id: randomUUID(), name: 'Park Avenue' };
    const make = () => services.call(MARA, { method: 'POST', url: '/api/v1/counters', body });
    const first = (await make()).json();
    const second = (await make()).json();
    expect(await enterPin(services, second)).toMatchObject({ state: 'open' });
    expect(second.secret).not.toBe(first.secret);
    expect((await listed(MARA)).filter(({ id }) => id === body.id)).toHaveLength(1);
  });

  test('[TILL-01] of another account is not found, nor listed', async () => {
    const card = await makeCounter(services, OTTO);
    for (const call of [
      { method: 'DELETE', url: `/api/v1/counters/${card.id}` },
      { method: 'POST', url: `/api/v1/counters/${card.id}/card` },
    ] as const)
      expect((await services.call(MARA, call)).statusCode).toBe(404);
    expect((await listed(MARA)).map(({ id }) => id)).not.toContain(card.id);
  });

  test('[SAFE-12] an account has at most 200 counters, also when it makes many at once', async () => {
    await makeCounter(services, OTTO);
    await sql`insert into counters (id, account_id, name, secret_hash, salt, pin_hash)
      select gen_random_uuid(), accounts.id, 'n', sha256(random()::text::bytea), '', ''
      from accounts, generate_series(1, 199 - (select count(*)::integer from counters
        where account_id = accounts.id)) where subject = ${OTTO.sub}`.execute(services.database);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        services.call(OTTO, {
          method: 'POST',
          url: '/api/v1/counters',
          body: { id: randomUUID(), name: 'One more' },
        }),
      ),
    );
    const types = answers.map((answer) => answer.json<{ type?: string }>().type ?? 'made');
    expect(types.toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => '/problems/too-many-counters'),
      'made',
    ]);
  });
});

describe('guessing', () => {
  test('[TILL-07] five wrong PINs pause the counter for a minute, all at once from many networks too', async () => {
    const phone = await openPhone(services, MARA);
    const { secret, pin } = phone.card;
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        guess(services, secret, wrongOf(pin), `198.51.100.${at}`),
      ),
    );
    expect(answers.map(({ state }) => state).toSorted()).toEqual([
      ...Array(4).fill('paused'),
      ...Array(4).fill('wrong-pin'),
    ]);
    expect(await enterPin(services, phone.card)).toMatchObject({
      state: 'paused',
      pause: { reason: 'wrong-pins' },
    });
    expect(await phone.check('HM-1')).toMatchObject({ state: 'paused' });
    await endPause(phone.card.id);
    expect(await enterPin(services, phone.card)).toMatchObject({ state: 'open' });
    expect(await phone.check('HM-1')).toMatchObject({ state: 'unknown' });
  });

  test('[TILL-07] after a hundred wrong PINs the counter takes none until it has a new card', async () => {
    const phone = await openPhone(services, MARA);
    await sql`update counters set wrong_pins = 99 where id = ${phone.card.id}`.execute(
      services.database,
    );
    await guess(services, phone.card.secret, wrongOf(phone.card.pin), '198.51.100.1');
    await endPause(phone.card.id);
    expect(await enterPin(services, phone.card)).toMatchObject({ state: 'locked' });
    // The phone that is signed in goes on.
    expect(await phone.check('HM-1')).toMatchObject({ state: 'unknown' });
    const url = `/api/v1/counters/${phone.card.id}/card`;
    const renewed = await services.call(MARA, { method: 'POST', url });
    expect(await enterPin(services, renewed.json())).toMatchObject({ state: 'open' });
  });

  test('[TILL-07] twenty unknown codes in a minute pause the counter, and no code is told then @long', async () => {
    const phone = await openPhone(services, MARA);
    const [code = ''] = await makeCodes(services, MARA, await saveCoupon(services, MARA), 1);
    for (let turn = 1; turn < 20; turn += 1)
      expect(await phone.check(`GUESS-${turn}`)).toMatchObject({ state: 'unknown' });
    expect(await phone.redeem('GUESS-20')).toMatchObject({
      state: 'paused',
      pause: { seconds: 60, reason: 'unknown-codes' },
    });
    expect(await phone.redeem(code)).toMatchObject({ state: 'paused', text: null });
    await endPause(phone.card.id);
    expect(await phone.redeem(code)).toMatchObject({ state: 'redeemed' });
  });

  test('[TILL-07] a network that tries too many addresses waits, with a right PIN too', async () => {
    const card = await makeCounter(services, MARA);
    const strict = await openServices({ LIMIT_WRONG_CODES: '2' }, { onDatabaseOf: services });
    const states = [];
    for (const secret of ['x', '0123456789ABCDEF', 'y', 'z', card.secret])
      states.push((await guess(strict, secret, card.pin, '203.0.113.9')).status);
    states.push((await guess(strict, card.secret, card.pin, '203.0.113.10')).status);
    await strict.close();
    expect(states).toEqual([404, 404, 404, 429, 429, 200]);
  });
});

test('[TILL-07] every use is listed for its owner, by counter and day, and as CSV', async () => {
  const coupon = await saveCoupon(services, OTTO, { description: '=Rolls, "fresh"' });
  const [one = '', two = ''] = await makeCodes(services, OTTO, coupon, ['HM-1', 'HM-2']);
  await sql`delete from counters where name = 'n'`.execute(services.database);
  const mill = await openPhone(services, OTTO, 'Mill');
  const park = await openPhone(services, OTTO, 'Park');
  const press = randomUUID();
  await mill.redeem(one, press);
  await mill.undo(press);
  await park.redeem(two);
  const list = async (query: string) =>
    (await services.call(OTTO, { url: `/api/v1/uses${query}` })).json<
      { number: number; code: string; counter: string; undoneAt: string | null }[]
    >();
  const all = await list('');
  expect(all.map(({ code, counter, undoneAt }) => [code, counter, undoneAt === null])).toEqual([
    ['HM-2', 'Park', true],
    ['HM-1', 'Mill', false],
  ]);
  expect(await list(`?counter=${mill.card.id}`)).toEqual(all.slice(1));
  expect(await list(`?before=${all[0]?.number}`)).toEqual(all.slice(1));
  expect(await list('?until=2026-01-01T00:00:00Z')).toEqual([]);
  expect((await services.call(MARA, { url: '/api/v1/uses' })).body).not.toContain('HM-2');

  const csv = await services.call(OTTO, { url: '/api/v1/uses/list?zone=America/New_York' });
  expect(csv.headers['content-disposition']).toBe('attachment; filename="Uses.csv"');
  const [head, first, second] = csv.body.split('\r\n');
  expect(head).toBe('\ufeffTime,Counter,Coupon,Code,State');
  expect(first).toMatch(
    /^"\d\d\/\d\d\/\d{4}, .*(AM|PM)",Park,"'=Rolls, ""fresh""",HM-2,Redeemed$/u,
  );
  expect(second).toMatch(/HM-1,Undone$/u);
  const wrong = await services.call(OTTO, { url: '/api/v1/uses/list?zone=Mars/Base' });
  expect(wrong.statusCode).toBe(400);
});

async function guess(of: Services, secret: string, pin: string, remoteAddress: string) {
  const answer = await of.app.inject({
    method: 'POST',
    url: '/api/v1/till/session',
    headers: { host: 'tearline.test' },
    payload: { secret, pin },
    remoteAddress,
  });
  return { status: answer.statusCode, ...answer.json<{ state?: string }>() };
}

async function statusOf(headers: Readonly<Record<string, string>>): Promise<number> {
  return (await services.call(null, { url: '/api/v1/till', headers })).statusCode;
}

async function listed(person: typeof MARA) {
  const url = '/api/v1/counters?since=2026-01-01T00:00:00Z';
  return (await services.call(person, { url })).json<{ id: string }[]>();
}

async function endPause(id: string): Promise<void> {
  await sql`update counters set paused_until = now() where id = ${id}`.execute(services.database);
}
