import type { AccountService } from '../accounts/accounts.service.ts';
import { callerOfRequest } from '../http/contract/authentication.ts';
import { createCodesService } from './codes.service.ts';
import { codeFileRoutes, type CodeParts } from './code-files.routes.ts';
import { sourceRoutes } from './sources.routes.ts';
import { handlersOf } from '../http/contract/contract.ts';
import { randomBytes } from 'node:crypto';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { HouseholdCode } from '../../openapi/schema.gen.ts';
import { CODE_BYTES, formatCode, parseCode } from '../../src/domain/codes/code.ts';
import { readableValue } from '../../src/domain/plain-text.ts';
import { meaningsOf } from '../../src/domain/codes/scanned-text.ts';
import { ACCOUNT_CODES_MAX } from '../../src/domain/constants.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';
import type { Connection, Tables } from '../db/database.ts';
import { existing, RequestFailure } from '../http/problems/problems.ts';
import { enqueueCodeChange } from '../delivery/code-passes.repository.ts';
import { couponOwners } from '../coupons/stored/own-coupon.ts';
import { countSeries } from './series.repository.ts';

/** The operations of the owners of codes (SER-01, SER-03, SER-06), and the sources of visits (SER-05, PUB-12). */
export function codeRoutes(parts: CodeParts, accounts: AccountService) {
  const codes = createCodesService(parts.database, accounts);
  return {
    ...codeFileRoutes(parts, accounts),
    ...sourceRoutes(parts.database, accounts),
    ...householdCodeRoutes(parts, accounts),
    ...handlersOf({
      listCodeSeries: (request) => codes.list(callerOfRequest(request), request.params.id),
      createCodeSeries: (request) =>
        codes.create(callerOfRequest(request), request.params.id, request.body),
      addCodeRows: (request) =>
        codes.addRows(callerOfRequest(request), request.params, request.body),
      finishCodeSeries: (request) =>
        codes.finish(callerOfRequest(request), request.params, request.body),
      deleteCodeSeries: (request) => codes.remove(callerOfRequest(request), request.params),
    }),
  };
}

const FOUND_MAX = 20;

/** Each call throws `RequestFailure` `not-found` for another account's coupon, and for codes of other coupons. */
function householdCodeRoutes({ database, publicUrl }: CodeParts, accounts: AccountService) {
  const ownerOf = couponOwners(database, accounts);
  const shown = (row: HouseholdCodeRow): HouseholdCode => householdCodeOf(row, publicUrl);
  return handlersOf({
    /** Finds codes by themselves, their link, or the beginning of their value. */
    async findCodes(request) {
      const { id } = request.params;
      await ownerOf(callerOfRequest(request), id);
      const rows = await findHouseholdCodes(database, id, request.query.text);
      return { codes: rows.slice(0, FOUND_MAX).map(shown), hasMore: rows.length > FOUND_MAX };
    },
    /** Switches a code; a replaced one stays replaced. */
    async switchCode(request) {
      const { id, code } = request.params;
      const { state } = request.body;
      await ownerOf(callerOfRequest(request), id);
      return database.transaction().execute(async (transaction) => {
        const { code: bytes } = await codeOf(transaction, id, code);
        const { numAffectedRows = 0n } = await sql`update codes
          set state = ${state}, changed_at = now() where code = ${bytes}
            and state <> 'replaced' and state <> ${state}::code_state`.execute(transaction);
        if (numAffectedRows > 0n) await enqueueCodeChange(transaction, bytes);
        return shown(await codeOf(transaction, id, code));
      });
    },
    /** Returns the code that replaces this one; a repeated call replaces it once. */
    async replaceCode(request) {
      const { id, code } = request.params;
      const accountId = await ownerOf(callerOfRequest(request), id);
      return database.transaction().execute(async (transaction) => {
        // Before the code, as in every other call.
        await lockAccount(transaction, accountId);
        return shown(await replaced(transaction, { accountId, couponId: id, code }));
      });
    },
  });
}

async function replaced(
  transaction: Connection,
  { accountId, couponId, code }: Readonly<Record<'accountId' | 'couponId' | 'code', string>>,
) {
  const { code: bytes } = await codeOf(transaction, couponId, code);
  await sql`select from codes where code = ${bytes} for update`.execute(transaction);
  const named = await codeOf(transaction, couponId, code);
  if (named.state !== 'replaced') {
    await refuseFullAccount(transaction, accountId, couponId);
    await storeSuccessor(transaction, named, randomBytes(CODE_BYTES));
    await enqueueCodeChange(transaction, named.code);
  }
  const { series, place } = named;
  const now = sql`codes.series = ${series} and codes.place = ${place} and codes.state <> 'replaced'`;
  return existing(await findHouseholdCode(transaction, couponId, now));
}

/** The value is also searched for a text that can be a code: a barcode may look like one. */
function wantedOf(text: string): { readonly code: Buffer | null; readonly value: string } {
  const code = meaningsOf(text).flatMap((meaning) =>
    meaning.kind === 'code' ? [Buffer.from(meaning.code)] : [],
  )[0];
  return { code: code ?? null, value: readableValue(text.trim()) };
}

async function codeOf(connection: Connection, couponId: string, written: string) {
  const code = existing(parseCode(written));
  const named = sql`codes.code = ${Buffer.from(code)}`;
  return existing(await findHouseholdCode(connection, couponId, named));
}

/** Replaced codes count among the account's, or one row could become any number of them. */
async function refuseFullAccount(connection: Connection, accountId: string, couponId: string) {
  const { codes } = await countSeries(connection, accountId, couponId);
  if (codes >= ACCOUNT_CODES_MAX) throw new RequestFailure('too-many-codes');
}

function householdCodeOf(row: HouseholdCodeRow, publicUrl: string): HouseholdCode {
  const { state, value, kept, columns, usedAt, counter, changedAt } = row;
  const code = formatCode(row.code);
  return {
    code,
    link: `${publicUrl}/c/${code}`,
    value,
    kept: columns.map((column, index) => ({ column, value: kept?.[index] ?? '' })),
    state,
    usedAt: usedAt?.toISOString() ?? null,
    counter,
    changedAt: changedAt?.toISOString() ?? null,
  };
}

/** A code with what its owner sees of it. */
interface HouseholdCodeRow extends Pick<
  Selectable<Tables['codes']>,
  'code' | 'series' | 'place' | 'state' | 'value' | 'kept'
> {
  /** Names of the kept columns. */
  readonly columns: readonly string[];
  readonly usedAt: Date | null;
  /** Name of the counter where it was used; null if it was not, or if that is forgotten. */
  readonly counter: string | null;
  readonly changedAt: Date | null;
}

const FACTS = sql`codes.code, codes.series, codes.place, codes.state, codes.value, codes.kept,
  code_series.columns, codes.used_at as "usedAt", codes.changed_at as "changedAt",
  (select counters.name from coupon_uses join counters on counters.number = coupon_uses.counter
    where coupon_uses.code = codes.code and coupon_uses.undone_at is null) as counter`;

/** Only series of the coupon whose codes work. */
const ofCoupon = (couponId: string) => sql`code_series.coupon_id = ${couponId}
  and code_series.state = 'ready'`;

/**
 * Returns codes of the coupon by themselves or by the beginning of their value, in the order of their lists, and with
 * each the codes that have its place in the list: one place more than are shown, at most.
 */
async function findHouseholdCodes(connection: Connection, couponId: string, text: string) {
  const { code, value } = wantedOf(text);
  const most = FOUND_MAX + 1;
  const beginning = `${value.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<HouseholdCodeRow>`with places as (
      select distinct number as series, place from code_series cross join lateral (
        select place from codes where codes.series = code_series.number and codes.code = ${code}
        union all (
          select place from codes
          where codes.series = code_series.number and codes.value like ${beginning}
          order by value using ~<~ limit ${most}
        )
      ) as found where ${ofCoupon(couponId)}
      order by series, place limit ${most}
    )
    select ${FACTS} from places
      join codes on codes.series = places.series and codes.place = places.place
      join code_series on code_series.number = codes.series
    order by codes.series, codes.place, codes.state, codes.changed_at desc
    limit ${most}`.execute(connection);
  return rows;
}

/** Returns a code of the coupon; undefined if it has none like this. */
async function findHouseholdCode(
  connection: Connection,
  couponId: string,
  named: RawBuilder<unknown>,
): Promise<HouseholdCodeRow | undefined> {
  const { rows } = await sql<HouseholdCodeRow>`select ${FACTS} from codes
    join code_series on code_series.number = codes.series
    where ${named} and ${ofCoupon(couponId)}`.execute(connection);
  return rows[0];
}

/**
 * Stores `successor` in the place of a locked code, which is replaced from now on. The successor is its own barcode. It
 * does not count as opened or added once more.
 */
async function storeSuccessor(
  connection: Connection,
  { code, series }: Pick<HouseholdCodeRow, 'code' | 'series'>,
  successor: Buffer,
): Promise<void> {
  await sql`with replaced as (
      update codes set state = 'replaced', changed_at = now() where code = ${code}
      returning series, place, opened, added, source, kept
    ), counted as (
      update code_series set replaced = code_series.replaced + 1 where number = ${series}
    )
    insert into codes (code, series, place, opened, added, source, kept)
    select ${successor}, series, place, opened, added, source, kept from replaced
  `.execute(connection);
}
