/** Single codes of a marketer's own coupon: found, switched off and on, replaced (SER-06). */
import { randomBytes } from 'node:crypto';
import type { HouseholdCode } from '../../openapi/schema.gen.ts';
import { CODE_BYTES, formatCode, parseCode } from '../../src/domain/codes/code.ts';
import { readableValue } from '../../src/domain/plain-text.ts';
import { meaningsOf } from '../../src/domain/codes/scanned-text.ts';
import { ACCOUNT_CODES_MAX } from '../../src/domain/constants.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';
import type { AccountService } from '../accounts/accounts.service.ts';
import type { Connection, Database } from '../db/database.ts';
import { existing, RequestFailure } from '../http/problems/problems.ts';
import { enqueueCodeChange } from '../delivery/code-passes.repository.ts';
import type { Claims } from '../identity/verify-token.ts';
import {
  findHouseholdCode,
  findHouseholdCodes,
  findSuccessor,
  lockHouseholdCode,
  storeSuccessor,
  switchHouseholdCode,
  type HouseholdCodeRow,
} from './household-codes.repository.ts';
import { couponOwners } from '../coupons/stored/own-coupon.ts';
import { countSeries } from './series.repository.ts';

/** Names a code in an address. */
interface NamedCode {
  /** The coupon's id. */
  readonly id: string;
  readonly code: string;
}

interface Parts {
  readonly database: Database;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

const FOUND_MAX = 20;

/** Each call throws `RequestFailure` `not-found` for another account's coupon, and for codes of other coupons. */
export function createHouseholdCodesService(
  { database, publicUrl }: Parts,
  accounts: AccountService,
) {
  const ownerOf = couponOwners(database, accounts);
  const shown = (row: HouseholdCodeRow): HouseholdCode => householdCodeOf(row, publicUrl);
  return {
    /** Finds codes by themselves, their link, or the beginning of their value. */
    async find(caller: Claims, couponId: string, text: string) {
      await ownerOf(caller, couponId);
      const rows = await findHouseholdCodes(
        database,
        { couponId, ...wantedOf(text) },
        FOUND_MAX + 1,
      );
      return { codes: rows.slice(0, FOUND_MAX).map(shown), hasMore: rows.length > FOUND_MAX };
    },
    /** Switches a code; a replaced one stays replaced. */
    async switch(caller: Claims, { id, code }: NamedCode, state: 'active' | 'off') {
      await ownerOf(caller, id);
      return database.transaction().execute(async (transaction) => {
        const { code: bytes } = await codeOf(transaction, id, code);
        if (await switchHouseholdCode(transaction, bytes, state))
          await enqueueCodeChange(transaction, bytes);
        return shown(await codeOf(transaction, id, code));
      });
    },
    /** Returns the code that replaces this one; a repeated call replaces it once. */
    async replace(caller: Claims, { id, code }: NamedCode) {
      const accountId = await ownerOf(caller, id);
      return database.transaction().execute(async (transaction) => {
        // Before the code: every other call locks the account first.
        await lockAccount(transaction, accountId);
        const named = await lockExisting(transaction, id, code);
        if (named.state !== 'replaced') {
          await refuseFullAccount(transaction, accountId, id);
          await storeSuccessor(transaction, named, randomBytes(CODE_BYTES));
          await enqueueCodeChange(transaction, named.code);
        }
        return shown(existing(await findSuccessor(transaction, id, named)));
      });
    },
  };
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
  return existing(await findHouseholdCode(connection, couponId, Buffer.from(code)));
}

async function lockExisting(connection: Connection, couponId: string, written: string) {
  const { code } = await codeOf(connection, couponId, written);
  await lockHouseholdCode(connection, code);
  return codeOf(connection, couponId, written);
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
