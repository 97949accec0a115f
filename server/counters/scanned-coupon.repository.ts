/** Finds what a scanned text means among the coupons of an account (TILL-02). */
import { sql } from 'kysely';
import type { ScannedMeaning } from '../../src/domain/codes/scanned-text.ts';
import type { CodeState } from '../db/code-tables.ts';
import type { Connection } from '../db/database.ts';

/** A code, or a coupon by its own code or link. */
export interface ScannedCoupon {
  readonly couponId: string;
  readonly name: string;
  readonly description: string;
  readonly terms: string;
  readonly isActive: boolean;
  readonly startDate: string;
  readonly expirationDate: string;
  readonly timeZone: string;
  /** Null for a coupon that was scanned itself. */
  readonly code: ScannedCode | null;
  /** Whether only the codes of households count. */
  readonly householdsOnly: boolean;
}

interface ScannedCode {
  readonly bytes: Buffer;
  /** The barcode's value; null when the code itself is the value. */
  readonly value: string | null;
  readonly state: CodeState;
  readonly usedAt: Date | null;
  readonly changedAt: Date | null;
}

const COUPON = sql`projects.id as "couponId", projects.name, projects.description,
  terms_conditions as terms, projects.active as "isActive",
  start_date as "startDate", expiration_date as "expirationDate",
  coalesce(form->>'timeZone', 'UTC') as "timeZone", households_only as "householdsOnly"`;
const CODE = sql`codes.code as bytes, codes.value, codes.state, codes.used_at as "usedAt",
  codes.changed_at as "changedAt"`;
const SERIES = sql`code_series join projects on projects.id = code_series.coupon_id`;

type CodeRow = Omit<ScannedCoupon, 'code'> & ScannedCode;
type CouponRow = Omit<ScannedCoupon, 'code'>;

/** Series, or coupons, with one value that are compared. */
const EQUALS_MAX = 100;

/**
 * Returns the first meaning that exists; null for none. Another account's coupons do not exist. Of coupons with equal
 * values it is the first that `mayUse`, else the first.
 */
export async function findScanned(
  connection: Connection,
  accountId: string,
  meanings: readonly ScannedMeaning[],
  mayUse: (found: ScannedCoupon) => boolean,
): Promise<ScannedCoupon | null> {
  for (const meaning of meanings) {
    const found = await findAll(connection, accountId, meaning);
    if (found[0] !== undefined) return found.find(mayUse) ?? found[0];
  }
  return null;
}

async function findAll(
  connection: Connection,
  accountId: string,
  meaning: ScannedMeaning,
): Promise<readonly ScannedCoupon[]> {
  switch (meaning.kind) {
    case 'code':
      return findCode(connection, accountId, Buffer.from(meaning.code));
    case 'coupon':
      return findCoupons(
        connection,
        sql`projects.id = ${meaning.id} and account_id = ${accountId}`,
      );
    case 'value': {
      const codes = await findValue(connection, accountId, meaning.value);
      if (codes.length > 0) return codes;
      return findCoupons(
        connection,
        sql`account_id = ${accountId} and barcode_type <> 'NONE'
          and md5(barcode_value) = md5(${meaning.value}) and barcode_value = ${meaning.value}`,
      );
    }
    default:
      return meaning satisfies never;
  }
}

async function findCode(connection: Connection, accountId: string, code: Buffer) {
  const { rows } = await sql<CodeRow>`select ${COUPON}, ${CODE}
    from ${SERIES} join codes on codes.series = code_series.number
    where codes.code = ${code} and code_series.state = 'ready' and account_id = ${accountId}
  `.execute(connection);
  return rows.map(ofCode);
}

/**
 * Of equal values the first that can be redeemed, else the one used last, and a replaced one only without another. Each
 * series gives its own first one, in the order of its index: a list may have one value a hundred thousand times.
 */
async function findValue(connection: Connection, accountId: string, value: string) {
  const { rows } = await sql<CodeRow>`select ${COUPON}, ${CODE}
    from ${SERIES} cross join lateral (
      select * from codes where codes.series = code_series.number and codes.value = ${value}
      order by state, used_at desc nulls first, place limit 1
    ) as codes
    where account_id = ${accountId} and code_series.state = 'ready'
    order by codes.state = 'replaced', projects.active desc, codes.state, used_at desc nulls first, series, place
    limit ${EQUALS_MAX}`.execute(connection);
  return rows.map(ofCode);
}

async function findCoupons(connection: Connection, condition: ReturnType<typeof sql>) {
  const { rows } =
    await sql<CouponRow>`select ${COUPON} from projects where ${condition} order by active desc, created_at desc
    limit ${EQUALS_MAX}`.execute(connection);
  return rows.map((row) => ({ ...row, code: null }));
}

function ofCode({ bytes, value, state, usedAt, changedAt, ...coupon }: CodeRow): ScannedCoupon {
  return { ...coupon, code: { bytes, value, state, usedAt, changedAt } };
}
