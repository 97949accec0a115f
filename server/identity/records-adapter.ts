import { type Kysely, type Selectable, sql } from 'kysely';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { IdentityTables } from '../db/identity-tables.ts';
import * as signInWords from '../../src/words/server/sign-in.gen.ts';

/** oidc-provider's storage in PostgreSQL: one table for all models, with model and id as key. */
export function recordsAdapter(database: Kysely<IdentityTables>, model: string): Adapter {
  const rows = () =>
    database
      .selectFrom('identity_records')
      .select(['payload', 'consumed_at'])
      .where('model', '=', model)
      .where((where) =>
        where.or([where('expires_at', 'is', null), where('expires_at', '>', sql<Date>`now()`)]),
      );

  const one = async (column: 'id' | 'uid' | 'user_code', value: string) =>
    isStorable(value)
      ? payloadOf(await rows().where(column, '=', value).executeTakeFirst())
      : undefined;

  const remove = async (column: 'id' | 'grant_id', value: string): Promise<void> => {
    const records = database.deleteFrom('identity_records').where('model', '=', model);
    await records.where(column, '=', value).execute();
  };

  return {
    upsert: (id, payload, expiresIn) => upsert(database, model, id, payload, expiresIn),
    find: (id) => one('id', id),
    findByUid: (uid) => one('uid', uid),
    findByUserCode: (code) => one('user_code', code),
    consume: async (id) => {
      await consumeRecord(database, model, id);
    },
    destroy: (id) => remove('id', id),
    revokeByGrantId: (grantId) => remove('grant_id', grantId),
  };
}

/** Anyone may send any text as code, client or parameter. PostgreSQL cannot store NUL. */
const isStorable = (name: string): boolean => !name.includes('\0');
const WITH_NUL = /(?<!\\)(?:\\\\)*\\u0000/u;

/** UTF-16 units of one text in a record: `state`, `nonce` and all other stored parameters (SAFE-12). */
const LONGEST_TEXT = 2_000;
/** UTF-16 units of a whole record as JSON. */
const LONGEST_RECORD = 8_000;

/** Marks a record as used for `keptSeconds`. Returns false if it is marked already, also by a concurrent call. */
export async function consumeRecord(
  database: Kysely<IdentityTables>,
  model: string,
  id: string,
  keptSeconds = 0,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update identity_records set consumed_at = now(),
      expires_at = greatest(expires_at, now() + make_interval(secs => ${keptSeconds}))
    where model = ${model} and id = ${id} and consumed_at is null`.execute(database);
  return numAffectedRows === 1n;
}

async function upsert(
  database: Kysely<IdentityTables>,
  model: string,
  id: string,
  payload: AdapterPayload,
  expiresIn: number | undefined,
): Promise<void> {
  const written = JSON.stringify(payload);
  if (WITH_NUL.test(written)) throw new errors.InvalidRequest(signInWords.nulInParameter());
  if (written.length > LONGEST_RECORD || hasLongText(payload))
    throw new errors.InvalidRequest(signInWords.longParameter({ most: LONGEST_TEXT }));
  const row = {
    payload: written,
    grant_id: payload.grantId ?? null,
    uid: payload.uid ?? null,
    user_code: payload.userCode ?? null,
    consumed_at: null,
    expires_at: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000),
  };
  await database
    .insertInto('identity_records')
    .values({ model, id, ...row })
    .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(row))
    .execute();
}

/** The parameters of a sign-in are one level down, in `params`. */
function hasLongText({ params, ...own }: AdapterPayload): boolean {
  return [...Object.values<unknown>(own), ...Object.values<unknown>(params ?? {})].some(
    (value) => typeof value === 'string' && value.length > LONGEST_TEXT,
  );
}

function payloadOf(
  row: Pick<Selectable<IdentityTables['identity_records']>, 'payload' | 'consumed_at'> | undefined,
): AdapterPayload | undefined {
  if (row === undefined) return undefined;
  if (row.consumed_at === null) return row.payload;
  return { ...row.payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) };
}
