import { sql } from 'kysely';
import * as problemWords from '../../src/words/server/problems.gen.ts';
import type { Database } from '../db/database.ts';
import { callerOfRequest } from '../http/contract/authentication.ts';
import { handlersOf } from '../http/contract/contract.ts';
import { existing, RequestFailure, notFound } from '../http/problems/problems.ts';
import { lockAccount } from './accounts.repository.ts';
import type { AccountService } from './accounts.service.ts';
import { findAttribute } from './attributes.repository.ts';

/** Bytes of a value as JSON text. */
const LARGEST_VALUE = 8 * 1_024;
/** Attributes of one account; the contract's `maxItems`. */
const MOST = 100;

/** The signed-in account (AUTH-02) and its attributes, under names that the application chooses (API-10). */
export function accountRoutes(database: Database, accounts: AccountService) {
  return handlersOf({
    async getAccount(request) {
      const caller = callerOfRequest(request);
      const { id, email, name } = await accounts.of(caller);
      return { id, email, name, roles: caller.roles };
    },
    async listAttributes(request) {
      return database
        .selectFrom('attributes')
        .select(['id', 'value'])
        .where('account_id', '=', await accounts.idOfCaller(request))
        .orderBy('id')
        .execute();
    },
    async getAttribute(request) {
      const accountId = await accounts.idOfCaller(request);
      return existing(await findAttribute(database, accountId, request.params.id));
    },
    async saveAttribute(request) {
      const { id } = request.params;
      const { value } = request.body;
      refuseOtherName(request.body.id, id);
      refuseLarge(value);
      await saveAttribute(database, await accounts.idOfCaller(request), { id, value });
      return { id, value };
    },
    async deleteAttribute(request) {
      await database
        .deleteFrom('attributes')
        .where('account_id', '=', await accounts.idOfCaller(request))
        .where('id', '=', request.params.id)
        .returning('id')
        .executeTakeFirstOrThrow(notFound);
    },
  });
}

function refuseOtherName(said: string | undefined, id: string): void {
  if (said === undefined || said === id) return;
  throw RequestFailure.at('/id', problemWords.otherIdInAddress());
}

function refuseLarge(value: unknown): void {
  if (Buffer.byteLength(JSON.stringify(value)) <= LARGEST_VALUE) return;
  throw RequestFailure.at('/value', problemWords.attributeOver8Kb(), 'attribute-too-large');
}

/** Stores or replaces a value; concurrent saves count one after the other. */
async function saveAttribute(
  database: Database,
  accountId: string,
  { id, value }: { readonly id: string; readonly value: unknown },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, accountId);
    const saved = await sql`
      insert into attributes (account_id, id, value)
      select ${accountId}::uuid, ${id}, ${JSON.stringify(value)}::json
      where (
        select count(*) from attributes where account_id = ${accountId} and id <> ${id}
      ) < ${MOST}
      on conflict (account_id, id) do update set value = excluded.value, updated_at = now()
      returning id
    `.execute(transaction);
    if (saved.rows.length === 0) throw new RequestFailure('too-many-attributes');
  });
}
