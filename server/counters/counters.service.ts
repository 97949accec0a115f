import type { Counter, NewCounter, Use } from '../../openapi/schema.gen.ts';
import { COUNTERS_MAX } from '../../src/domain/constants.ts';
import * as counterWords from '../../src/words/server/counters.gen.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';
import type { AccountService } from '../accounts/accounts.service.ts';
import type { Connection, Database } from '../db/database.ts';
import { existing, RequestFailure } from '../http/problems/problems.ts';
import type { Claims } from '../identity/verify-token.ts';
import { makeSecrets } from './counter-secrets.ts';
import {
  countCounters,
  findOwnCounter,
  insertCounter,
  listCounters,
  renameCounter,
  replaceSecrets,
  revokeCounter,
  type CounterRow,
  type ListedCounter,
} from './counters.repository.ts';
import { pauseOf } from './till-answer.ts';
import { isZone, linesOfUses } from './use-list.ts';
import { listHours, listUses, type UseChoice, type UseRow } from './uses.repository.ts';

/** Which uses are asked for; times as in the contract. */
interface AskedUses {
  readonly counter?: string;
  readonly from?: string;
  readonly until?: string;
  readonly before?: number;
}

const USES_AT_ONCE = 50;
const HOURS = 25;

/** The counters of an account and their uses; another account's are not found (TILL-01, TILL-07). */
export function createCountersService(database: Database, accounts: AccountService) {
  const own = async (caller: Claims, id: string): Promise<CounterRow> => {
    const accountId = await accounts.idOf(caller);
    return existing(await findOwnCounter(database, accountId, id));
  };
  return {
    async list(caller: Claims, since: string) {
      const id = await accounts.idOf(caller);
      const counters = await listCounters(database, id);
      const hours = await listHours(database, id, new Date(since));
      return counters.map((row) =>
        counterOf(
          row,
          hours.filter(({ counter }) => counter === row.number),
        ),
      );
    },
    /** Throws `RequestFailure` `too-many-counters`. */
    create: async (caller: Claims, counter: NewCounter) =>
      createCounter(database, await accounts.idOf(caller), counter),
    renew: async (caller: Claims, id: string) => newCard(database, await own(caller, id)),
    async rename(caller: Claims, id: string, name: string) {
      await renameCounter(database, (await own(caller, id)).number, name.trim());
    },
    async revoke(caller: Claims, id: string) {
      await revokeCounter(database, (await own(caller, id)).number);
    },
    async uses(caller: Claims, asked: AskedUses) {
      const id = await accounts.idOf(caller);
      return (await listUses(database, choiceOf(id, asked), USES_AT_ONCE)).map(useOf);
    },
    /** Returns the lines of a CSV, which are read as they are taken. */
    async exportUses(caller: Claims, { zone, ...asked }: AskedUses & { readonly zone: string }) {
      const id = await accounts.idOf(caller);
      if (!isZone(zone))
        throw new RequestFailure('invalid-request', [
          { pointer: '/zone', detail: counterWords.unknownZone() },
        ]);
      return linesOfUses(database, choiceOf(id, asked), zone);
    },
  };
}

async function createCounter(database: Database, accountId: string, { id, name }: NewCounter) {
  return database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, accountId);
    const earlier = await findOwnCounter(transaction, accountId, id);
    if (earlier !== undefined) return newCard(transaction, earlier);
    if ((await countCounters(transaction, accountId)) >= COUNTERS_MAX)
      throw new RequestFailure('too-many-counters');
    const { shown, stored } = makeSecrets();
    const counter = { id, account_id: accountId, name: name.trim(), ...stored };
    // Nothing is stored if another account has a counter with this id.
    if (!(await insertCounter(transaction, counter))) throw new RequestFailure('not-found');
    return { id, name: counter.name, ...shown };
  });
}

async function newCard(connection: Connection, { number, id, name }: CounterRow) {
  const { shown, stored } = makeSecrets();
  await replaceSecrets(connection, number, stored);
  return { id, name, ...shown };
}

function choiceOf(accountId: string, { counter, from, until, before }: AskedUses): UseChoice {
  return {
    accountId,
    counter,
    from: from === undefined ? undefined : new Date(from),
    until: until === undefined ? undefined : new Date(until),
    before,
  };
}

function counterOf(
  row: ListedCounter,
  hours: readonly { readonly hour: number; readonly uses: number }[],
): Counter {
  const counts = Array.from({ length: HOURS }, () => 0);
  for (const { hour, uses } of hours) if (hour < HOURS) counts[hour] = uses;
  return {
    id: row.id,
    name: row.name,
    state: stateOf(row),
    pause: row.revoked_at === null ? pauseOf(row) : null,
    wrongPins: row.wrong_pins_of_day,
    revokedAt: row.revoked_at?.toISOString() ?? null,
    usedAt: row.used_at?.toISOString() ?? null,
    uses: row.uses,
    hours: counts,
  };
}

function stateOf(row: CounterRow): Counter['state'] {
  if (row.revoked_at !== null) return 'revoked';
  return row.opened_at === null ? 'new' : 'open';
}

function useOf({ number, used_at, undone_at, counter, coupon, code, is_second }: UseRow): Use {
  return {
    number,
    usedAt: used_at.toISOString(),
    undoneAt: undone_at?.toISOString() ?? null,
    counter,
    coupon,
    code,
    isSecond: is_second,
  };
}
