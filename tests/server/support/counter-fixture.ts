import { randomUUID } from 'node:crypto';
import type { components } from '../../../openapi/schema.gen.ts';
import { formatCode, parseCode } from '../../../src/domain/codes/code.ts';
import type { Person, Services } from './services-fixture.ts';

type TillAnswer = components['schemas']['TillAnswer'];
type CounterCard = components['schemas']['CounterCard'];
type TillSession = components['schemas']['TillSession'];

/** A counter with its phone signed in. */
export interface Phone {
  readonly card: CounterCard;
  readonly headers: { readonly authorization: string };
  check(text: string): Promise<TillAnswer>;
  redeem(text: string, press?: string): Promise<TillAnswer>;
  undo(press: string): Promise<TillAnswer>;
}

export async function makeCounter(
  services: Services,
  person: Person,
  name = 'Mill Street 1',
): Promise<CounterCard> {
  const made = await services.post(person, '/api/v1/counters', { id: randomUUID(), name });
  return made.json<CounterCard>();
}

export async function enterPin(
  services: Services,
  body: Pick<CounterCard, 'secret' | 'pin'>,
): Promise<TillSession> {
  const { secret, pin } = body;
  return (await services.post(null, '/api/v1/till/session', { secret, pin })).json();
}

/** Makes a counter and opens it on a phone. */
export async function openPhone(services: Services, person: Person, name?: string): Promise<Phone> {
  const card = await makeCounter(services, person, name);
  const { token } = await enterPin(services, card);
  return phoneOf(services, card, token ?? '');
}

export function phoneOf(services: Services, card: CounterCard, token: string): Phone {
  const headers = { authorization: `Counter ${card.secret}.${token}` };
  const call = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => {
    const url = `/api/v1/till/${path}`;
    return (await services.call(null, { method, url, headers, body })).json<TillAnswer>();
  };
  return {
    card,
    headers,
    check: (text) => call('POST', 'check', { text }),
    redeem: (text, press = randomUUID()) => call('PUT', `uses/${press}`, { text }),
    undo: (press) => call('DELETE', `uses/${press}`),
  };
}

/** Makes codes of a coupon, with these barcode values or without, and returns them in their order. */
export async function makeCodes(
  services: Services,
  person: Person,
  coupon: string,
  values: readonly string[] | number,
  { householdsOnly, isFinished = true }: { householdsOnly?: boolean; isFinished?: boolean } = {},
): Promise<readonly string[]> {
  const url = `/api/v1/project/${coupon}/codes`;
  const count = typeof values === 'number' ? values : values.length;
  const columns = { valueColumn: typeof values === 'number' ? null : 'code', columns: [] };
  const body = { id: randomUUID(), name: '', ...columns, expectedRows: count };
  const rows = typeof values === 'number' ? { count } : { rows: values.map((value) => [value]) };
  await services.post(person, url, body);
  await services.put(person, `${url}/${body.id}/rows/0`, rows);
  if (isFinished)
    await services.post(person, `${url}/${body.id}/finish`, householdsOnly && { householdsOnly });
  const codes = await services.query<{ code: Buffer }>`select code
    from codes join code_series on number = series where id = ${body.id} order by place`;
  return codes.map(({ code }) => formatCode(code));
}

/** A code as the database stores it. */
export function bytesOfCode(code: string): Buffer {
  return Buffer.from(parseCode(code) ?? []);
}
