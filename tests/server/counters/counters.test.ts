/** Counters of an account, guessing at them, and the list of uses (TILL-01, TILL-07). */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/schema.gen.ts';
import { WAIT_OF_A_WRONG_PIN } from '../../../src/domain/constants.ts';
import { secondsToWait } from '../../../server/counters/till-session.ts';
import {
  MARA,
  openServices,
  sharedServices,
  OTTO,
  type Services,
} from '../support/services-fixture.ts';
import {
  enterPin,
  makeCodes,
  makeCounter,
  openPhone,
  phoneOf,
} from '../support/counter-fixture.ts';
import { saveCoupon } from '../support/saved-coupon.ts';

const services = sharedServices();

const wrongOf = (pin: string): string => (pin === '000000' ? '000001' : '000000');

describe('a counter', () => {
  test('[TILL-01] has an address and a PIN that the database does not have', async () => {
    const card = await makeCounter(services, MARA);
    expect(card.secret).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/u);
    expect(card.pin).toMatch(/^\d{6}$/u);
    const rows = await services.query<{ row: string }>`select counters::text as row from counters
      where id = ${card.id}`;
    expect(rows[0]?.row).not.toContain(card.secret);
    expect(rows[0]?.row).not.toContain(card.pin);
  });

  test('[TILL-01] is renamed, and keeps its address and PIN', async () => {
    const card = await makeCounter(services, MARA, 'Mil Street');
    const url = `/api/v1/counters/${card.id}`;
    const renamed = await services.patch(MARA, url, { name: ' Mill Street 9 ' });
    expect(renamed.statusCode).toBe(204);
    expect(await enterPin(services, card)).toMatchObject({ state: 'open', name: 'Mill Street 9' });
    expect((await services.patch(OTTO, url, { name: 'Mine' })).statusCode).toBe(404);
  });

  test('[TILL-01] opens by its PIN, in small letters too, and by nothing else', async () => {
    const card = await makeCounter(services, MARA, 'Mill Street 1');
    const typed = await enterPin(services, { ...card, secret: card.secret.toLowerCase() });
    expect(typed).toMatchObject({ state: 'open', name: 'Mill Street 1' });
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
    const renewed = await services.post(MARA, `/api/v1/counters/${id}/card`);
    expect(await statusOf(phone.headers)).toBe(401);
    const { token } = await enterPin(services, renewed.json());
    const again = phoneOf(services, renewed.json(), token ?? '');
    expect(await statusOf(again.headers)).toBe(200);
    await services.remove(MARA, `/api/v1/counters/${id}`);
    expect(await statusOf(again.headers)).toBe(401);
    const { secret, pin } = again.card;
    const refused = await services.post(null, '/api/v1/till/session', { secret, pin });
    expect(refused.statusCode).toBe(404);
  });

  test('[TILL-01] made again by the same call is one counter, and its last card works', async () => {
    const body = { id: randomUUID(), name: 'Park Avenue' };
    const make = () => services.post(MARA, '/api/v1/counters', body);
    const first = (await make()).json();
    const second = (await make()).json();
    expect(await enterPin(services, second)).toMatchObject({ state: 'open' });
    expect(second.secret).not.toBe(first.secret);
    expect((await listed(MARA)).filter(({ id }) => id === body.id)).toHaveLength(1);
  });

  test('[TILL-01] of another account is not found, nor made again', async () => {
    const { id } = await makeCounter(services, OTTO);
    const address = `/api/v1/counters/${id}`;
    const answers = [
      await services.remove(MARA, address),
      await services.post(MARA, `${address}/card`),
      await services.post(MARA, '/api/v1/counters', { id, name: 'Mine' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });

  test('[SAFE-12] an account has at most 200 counters, also when it makes many at once', async () => {
    await makeCounter(services, OTTO);
    await services.query`insert into counters (id, account_id, name, secret_hash, salt, pin_hash)
      select gen_random_uuid(), accounts.id, 'n', sha256(random()::text::bytea), '', ''
      from accounts, generate_series(1, 199 - (select count(*)::integer from counters
        where account_id = accounts.id)) where subject = ${OTTO.sub}`;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        services.post(OTTO, '/api/v1/counters', { id: randomUUID(), name: 'One more' }),
      ),
    );
    const types = answers.map((answer) => answer.json<{ type?: string }>().type ?? 'made');
    expect(types.toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => '/problems/too-many-counters'),
      'made',
    ]);
  });
});

test('[TILL-07] five wrong PINs, all at once too, make their network wait for a minute, and nobody else', async () => {
  const phone = await openPhone(services, MARA);
  const { secret, pin } = phone.card;
  const wrong = () => guess(services, secret, wrongOf(pin), '198.51.100.1');
  const answers = await Promise.all(Array.from({ length: 8 }, wrong));
  expect(answers.map(({ state }) => state).toSorted()).toEqual([
    ...Array(4).fill('paused'),
    ...Array(4).fill('wrong-pin'),
  ]);
  expect(await guess(services, secret, pin, '198.51.100.1')).toMatchObject({
    state: 'paused',
    pause: { reason: 'wrong-pins' },
  });
  expect(await phone.check('HM-1')).toMatchObject({ state: 'unknown' });
  expect(await enterPin(services, phone.card)).toMatchObject({ state: 'open' });
  await passWrongPins(60);
  expect(await wrong()).toMatchObject({ state: 'wrong-pin', triesLeft: 4 });
  expect(await guess(services, secret, pin, '198.51.100.1')).toMatchObject({ state: 'open' });
  expect(await wrongPinsOf(phone.card)).toBe(0);
});

test('[TILL-07] [SAFE-12] in any day at most 220 wrong PINs are looked at, from however many networks', () => {
  const day = 86_400;
  const tries: number[] = [];
  for (let now = 0; now < 2 * day; now += WAIT_OF_A_WRONG_PIN) {
    const recent = tries.filter((moment) => moment > now - day);
    for (let all = recent.length; secondsToWait(fresh(all, now)) === 0; all += 1) tries.push(now);
  }
  const inDayOf = (first: number) =>
    tries.filter((moment) => moment >= first && moment < first + day).length;
  expect(Math.max(...tries.map(inDayOf))).toBe(220);

  function fresh(all: number, now: number) {
    return { all, own: 0, since: now - (tries.at(-1) ?? now), ownSince: 0 };
  }
});

test('[TILL-07] twenty minutes of wrong PINs hinder no open phone, and the right PIN opens another one, more slowly', async () => {
  const phone = await openPhone(services, MARA);
  const { secret, pin } = phone.card;
  const codes = await makeCodes(services, MARA, await saveCoupon(services, MARA), 22);
  for (const code of codes.slice(0, 20)) {
    for (let turn = 0; turn < 5; turn += 1)
      await guess(services, secret, wrongOf(pin), '198.51.100.1');
    expect(await phone.redeem(code)).toMatchObject({ state: 'redeemed' });
    await passWrongPins(60);
  }
  expect(await wrongPinsOf(phone.card)).toBe(100);
  expect(await enterPin(services, phone.card)).toMatchObject({ state: 'open' });

  // Twenty more, from other networks: all networks wait for four minutes, those with a wrong PIN for eight.
  await services.query`insert into counter_wrong_pins (counter, network)
      select number, '\\x00' from counters, generate_series(1, 20) where id = ${phone.card.id}`;
  expect(await phone.redeem(codes[20] ?? '')).toMatchObject({ state: 'redeemed' });
  const states = async (right: boolean) => [
    (await guess(services, secret, right ? pin : wrongOf(pin), '198.51.100.1')).state,
    (await guess(services, secret, right ? pin : wrongOf(pin), '203.0.113.1')).state,
  ];
  expect(await states(false)).toEqual(['paused', 'paused']);
  await passWrongPins(240);
  expect(await states(true)).toEqual(['paused', 'open']);
  await passWrongPins(240);
  expect(await states(true)).toEqual(['open', 'open']);
  expect(await phone.redeem(codes[21] ?? '')).toMatchObject({ state: 'redeemed' });
});

test('[TILL-07] twenty unknown codes in a minute pause the counter, and no code is told then', async () => {
  const phone = await openPhone(services, MARA);
  const [code = ''] = await makeCodes(services, MARA, await saveCoupon(services, MARA), 1);
  for (let turn = 1; turn < 20; turn += 1)
    expect(await phone.check(`GUESS-${turn}`)).toMatchObject({ state: 'unknown' });
  expect(await phone.redeem('GUESS-20')).toMatchObject({
    state: 'paused',
    pause: { seconds: 60, reason: 'unknown-codes' },
  });
  expect(await phone.redeem(code)).toMatchObject({ state: 'paused', text: null });
  const shown = (await listed(MARA)).find(({ id }) => id === phone.card.id);
  expect(shown?.pause?.reason).toBe('unknown-codes');
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

test('[TILL-07] [SER-06] every use is listed for its owner, by counter and day, and as CSV, and a second use is marked', async () => {
  const coupon = await saveCoupon(services, OTTO, { description: '=Rolls, "fresh"' });
  const [one = '', two = ''] = await makeCodes(services, OTTO, coupon, ['HM-1', 'HM-2']);
  await services.query`delete from counters where name = 'n'`;
  const mill = await openPhone(services, OTTO, 'Mill');
  const park = await openPhone(services, OTTO, 'Park');
  const press = randomUUID();
  await mill.redeem(one, press);
  await mill.undo(press);
  await park.redeem(two);
  const list = async (query: string) =>
    (await services.get(OTTO, `/api/v1/uses${query}`)).json<components['schemas']['Use'][]>();
  const all = await list('');
  expect(all.map(({ code, counter, undoneAt }) => [code, counter, undoneAt === null])).toEqual([
    ['HM-2', 'Park', true],
    ['HM-1', 'Mill', false],
  ]);
  expect(await list(`?counter=${mill.card.id}`)).toEqual(all.slice(1));
  expect(await list(`?before=${all[0]?.number}`)).toEqual(all.slice(1));
  expect(await list('?until=2026-01-01T00:00:00Z')).toEqual([]);
  expect((await services.get(MARA, '/api/v1/uses')).body).not.toContain('HM-2');

  const csv = await services.get(OTTO, '/api/v1/uses/list?zone=America/New_York');
  expect(csv.headers['content-disposition']).toBe('attachment; filename="Uses.csv"');
  const [head, first, second] = csv.body.split('\r\n');
  expect(head).toBe('\ufeffTime (America/New_York),Counter,Coupon,Code,State');
  expect(first).toMatch(
    /^"\d\d\/\d\d\/\d{4}, .*(AM|PM)",Park,"'=Rolls, ""fresh""",HM-2,Redeemed$/u,
  );
  expect(second).toMatch(/HM-1,Undone$/u);

  const url = `/api/v1/project/${coupon}/household-codes/${two}/replacement`;
  const successor = (await services.post(OTTO, url)).json<{ code: string }>();
  await mill.redeem(successor.code);
  expect((await list('')).map(({ isSecond }) => isSecond)).toEqual([true, false, false]);
  const again = await services.get(OTTO, '/api/v1/uses/list?zone=America/New_York');
  expect(again.body.split('\r\n')[1]).toMatch(/"Redeemed, a second use"$/u);
  const inSpanish = await services.get(OTTO, '/api/v1/uses/list?zone=America/New_York', {
    'Accept-Language': 'es',
  });
  expect(inSpanish.body).toMatch(/^"\d\d\/\d\d\/\d{4}, [\d:]+ [ap]\.m\.",Mill,/mu);
  const leap = '2016-12-31T23:59:60Z';
  for (const wrong of ['zone=Mars/Base', `zone=UTC&from=${leap}`, `zone=UTC&until=${leap}`]) {
    const { statusCode, body } = await services.get(OTTO, `/api/v1/uses/list?${wrong}`);
    expect([wrong, statusCode, body.includes('"pointer"')]).toEqual([wrong, 400, true]);
  }
});

async function guess(of: Services, secret: string, pin: string, remoteAddress: string) {
  const call = { method: 'POST', payload: { secret, pin }, remoteAddress } as const;
  const answer = await of.visit('/api/v1/till/session', call);
  return { status: answer.statusCode, ...answer.json<{ state?: string }>() };
}

async function statusOf(headers: Readonly<Record<string, string>>): Promise<number> {
  return (await services.get(null, '/api/v1/till', headers)).statusCode;
}

async function listed(person: typeof MARA) {
  const url = '/api/v1/counters?since=2026-01-01T00:00:00Z';
  return (await services.get(person, url)).json<components['schemas']['Counter'][]>();
}

/** Lets seconds pass for the wrong PINs of all counters. */
async function passWrongPins(seconds: number): Promise<void> {
  await services.query`update counter_wrong_pins set at = at - make_interval(secs => ${seconds})`;
}

async function wrongPinsOf({ id }: { readonly id: string }): Promise<number | undefined> {
  return (await listed(MARA)).find((counter) => counter.id === id)?.wrongPins;
}

async function endPause(id: string): Promise<void> {
  await services.query`update counters set paused_until = now() where id = ${id}`;
}
