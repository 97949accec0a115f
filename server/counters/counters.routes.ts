import type { FastifyRequest } from 'fastify';
import { sql, type UpdateObject } from 'kysely';
import type { Counter, NewCounter, UseLimit } from '../../openapi/schema.gen.ts';
import { COUNTERS_MAX } from '../../src/domain/constants.ts';
import { isTimeZone } from '../../src/domain/coupon/time-zones.ts';
import * as counterWords from '../../src/words/server/counters.gen.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';
import type { AccountService } from '../accounts/accounts.service.ts';
import type { Connection, Database, Tables } from '../db/database.ts';
import { sendInParts } from '../http/answers/file-in-parts.ts';
import { handlersOf, type ContractRequest } from '../http/contract/contract.ts';
import { existing, RequestFailure } from '../http/problems/problems.ts';
import { makeSecrets } from './counter-secrets.ts';
import { counterRows, type CounterRow } from './counters.repository.ts';
import { pauseOf } from './till-answer.ts';
import { linesOfUses } from './use-list.ts';
import { listHours, listUses, type UseChoice } from './uses.repository.ts';
import * as problemWords from '../../src/words/server/problems.gen.ts';
import { decideOwnCode } from '../codes/own-code.repository.ts';
import { hasReadySeries } from '../codes/series.repository.ts';
import { lockOwnProject } from '../coupons/saving/project-changes.repository.ts';
import { couponOwners } from '../coupons/stored/own-coupon.ts';
import { callerOfRequest } from '../http/contract/authentication.ts';
import { findUseLimit } from './redemptions.repository.ts';

const USES_AT_ONCE = 50;
const HOURS = 25;

/**
 * A marketer's counters, their uses, and limits of uses; another account's are not found (TILL-01, TILL-04, TILL-07).
 */
export function counterRoutes(database: Database, accounts: AccountService) {
  const own = async (request: FastifyRequest, id: string): Promise<CounterRow> =>
    existing(await findOwnCounter(database, await accounts.idOfCaller(request), id));
  return {
    ...limitRoutes(database, accounts),
    ...handlersOf({
      async listCounters(request) {
        const accountId = await accounts.idOfCaller(request);
        return listCounters(database, accountId, new Date(request.query.since));
      },
      async createCounter(request) {
        return createCounter(database, await accounts.idOfCaller(request), request.body);
      },
      async renewCounter(request) {
        return newCard(database, await own(request, request.params.counter));
      },
      async renameCounter(request) {
        const { number } = await own(request, request.params.counter);
        const name = request.body.name.trim();
        await database.updateTable('counters').set({ name }).where('number', '=', number).execute();
      },
      async revokeCounter(request) {
        const { number } = await own(request, request.params.counter);
        const revoked_at = sql<Date>`coalesce(revoked_at, now())`;
        await changeCounter(database, number, { revoked_at });
      },
      async listUses(request) {
        const choice = choiceOf(await accounts.idOfCaller(request), request.query);
        return listUses(database, choice, USES_AT_ONCE);
      },
      async getUseList(request, reply) {
        const { zone, ...asked } = request.query;
        const accountId = await accounts.idOfCaller(request);
        if (!isTimeZone(zone)) throw RequestFailure.at('/zone', counterWords.unknownZone());
        const parts = linesOfUses(database, choiceOf(accountId, asked), zone);
        const name = `${counterWords.fileName()}.csv`;
        return sendInParts(reply, { name, type: 'text/csv; charset=utf-8', parts });
      },
    }),
  };
}

/** Undefined if it is another account's. */
async function findOwnCounter(connection: Connection, accountId: string, id: string) {
  return counterRows(connection)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** By name, revoked ones last; with the uses by hour since a moment. */
async function listCounters(database: Database, accountId: string, since: Date) {
  const counters = await counterRows(database)
    .select(
      sql<number>`(select count(*) from counter_wrong_pins
        where counter = counters.number and at > now() - interval '1 day')`.as('wrong_pins_of_day'),
    )
    .where('account_id', '=', accountId)
    .orderBy(sql`revoked_at is not null`)
    .orderBy('name')
    .orderBy('number')
    .execute();
  const hours = await listHours(database, accountId, since);
  return counters.map((row): Counter => {
    const counts = Array.from({ length: HOURS }, () => 0);
    for (const { counter, hour, uses } of hours)
      if (counter === row.number && hour < HOURS) counts[hour] = uses;
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
  });
}

function stateOf(row: CounterRow): Counter['state'] {
  if (row.revoked_at !== null) return 'revoked';
  return row.opened_at === null ? 'new' : 'open';
}

/** Returns the new counter's card. Throws `RequestFailure` `too-many-counters`. */
export async function createCounter(
  database: Database,
  accountId: string,
  { id, name }: NewCounter,
) {
  return database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, accountId);
    const earlier = await findOwnCounter(transaction, accountId, id);
    if (earlier !== undefined) return newCard(transaction, earlier);
    const { counters } = await transaction
      .selectFrom('counters')
      .select((is) => is.fn.countAll<number>().as('counters'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (counters >= COUNTERS_MAX) throw new RequestFailure('too-many-counters');
    const { shown, stored } = makeSecrets();
    const added = await transaction
      .insertInto('counters')
      .values({ id, account_id: accountId, name: name.trim(), ...stored })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning(['id', 'name'])
      .executeTakeFirst();
    // Nothing is stored if another account has a counter with this id.
    return { ...existing(added), ...shown };
  });
}

/** Replaces address and PIN; what was known about tries ends with them, for the previous release too. */
async function newCard(connection: Connection, { number, id, name }: CounterRow) {
  const { shown, stored } = makeSecrets();
  await changeCounter(connection, number, {
    ...stored,
    opened_at: null,
    revoked_at: null,
    wrong_pins: 0,
    unknown_at: [],
    paused_until: null,
    pause_reason: null,
  });
  await connection.deleteFrom('counter_wrong_pins').where('counter', '=', number).execute();
  return { id, name, ...shown };
}

async function changeCounter(
  connection: Connection,
  number: number,
  columns: UpdateObject<Tables, 'counters'>,
): Promise<void> {
  await connection.updateTable('counters').set(columns).where('number', '=', number).execute();
}

/** Times as in the contract. */
function choiceOf(
  accountId: string,
  { from, until, ...others }: ContractRequest<'listUses'>['query'],
): UseChoice {
  const momentOf = (written?: string) => (written === undefined ? undefined : new Date(written));
  return { accountId, ...others, from: momentOf(from), until: momentOf(until) };
}

/** Whether and how often the own code of a marketer's own coupon counts (SER-01, TILL-04). */
function limitRoutes(database: Database, accounts: AccountService) {
  const ownerOf = couponOwners(database, accounts);
  return handlersOf({
    async getUseLimit(request) {
      const { id } = request.params;
      await ownerOf(callerOfRequest(request), id);
      return readLimit(database, id);
    },
    /** Sets the limit; null for none. Without codes that work, the coupon's own one must count. */
    async setUseLimit(request) {
      const { id } = request.params;
      const { most, householdsOnly } = request.body;
      const accountId = await ownerOf(callerOfRequest(request), id);
      return database.transaction().execute(async (transaction) => {
        existing(await lockOwnProject(transaction, accountId, id));
        if (householdsOnly === true && !(await hasReadySeries(transaction, id)))
          throw RequestFailure.at('/householdsOnly', problemWords.noHouseholdCodes());
        await transaction
          .insertInto('use_limits')
          .values({ coupon_id: id, most })
          .onConflict((conflict) => conflict.column('coupon_id').doUpdateSet({ most }))
          .execute();
        if (householdsOnly !== undefined) await decideOwnCode(transaction, id, householdsOnly);
        return readLimit(transaction, id);
      });
    },
  });
}

async function readLimit(connection: Connection, couponId: string): Promise<UseLimit> {
  const { most, uses, householdsOnly } = existing(await findUseLimit(connection, couponId));
  return { most, uses, householdsOnly };
}
