import { sql, type Transaction } from 'kysely';
import type {
  CodeRows,
  CodeSeries,
  FinishedSeries,
  NewCodeSeries,
} from '../../openapi/schema.gen.ts';
import { codeBarcodeType } from '../../src/domain/codes/code-values.ts';
import { barcodeIssue } from '../../src/domain/coupon/barcode.ts';
import { ACCOUNT_CODES_MAX, CODE_SERIES_MAX } from '../../src/domain/constants.ts';
import { readableValue } from '../../src/domain/plain-text.ts';
import { fieldMessageOf } from '../../src/domain/field-messages.ts';
import type { BarcodeType } from '../../src/domain/coupon/fields/barcode-types.ts';
import * as problemWords from '../../src/words/server/problems.gen.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';
import type { AccountService } from '../accounts/accounts.service.ts';
import type { Connection, Database, Tables } from '../db/database.ts';
import { existing, RequestFailure } from '../http/problems/problems.ts';
import type { Claims } from '../identity/verify-token.ts';
import { isRefusal } from '../work/lots.ts';
import { mapInSteps } from '../work/paced-steps.ts';
import { createWorkQueue } from '../work/work-queue.ts';
import { addRows, lineOf } from './code-rows.repository.ts';
import { decideOwnCode } from './own-code.repository.ts';
import { lockOwnProjects } from '../coupons/saving/project-changes.repository.ts';
import { couponOwners } from '../coupons/stored/own-coupon.ts';
import {
  countSeries,
  findOwnSeries,
  hasReadySeries,
  type NamedSeries,
  type OwnSeriesRow,
  seriesOwners,
  type SeriesRow,
} from './series.repository.ts';

/** Calls that store or compare rows at once; each takes a fifth of a second and a connection (SAFE-13). */
const ADDING = { atOnce: 2, atOnceOfOne: 1, mostWaiting: 40, mostWaitingOfOne: 4 };

/** The series of codes of a marketer's own coupons; another account's are not found (SER-01, SER-03). */
export function createCodesService(database: Database, accounts: AccountService) {
  const adding = createWorkQueue(ADDING);
  const own = seriesOwners(database, accounts);
  const ownerOf = couponOwners(database, accounts);
  return {
    async list(caller: Claims, couponId: string) {
      await ownerOf(caller, couponId);
      return (await listSeries(database, couponId)).map(seriesOf);
    },
    /** Throws `RequestFailure` `too-many-codes`. */
    async create(caller: Claims, couponId: string, series: NewCodeSeries) {
      const accountId = await ownerOf(caller, couponId);
      return seriesOf(await beginSeries(database, { accountId, couponId, series }));
    },
    /** Throws `RequestFailure` `barcode-refused` for a value that the coupon's barcode cannot hold. */
    async addRows(caller: Claims, named: NamedSeries & { start: number }, sent: CodeRows) {
      const series = await own(caller, named);
      if (series.state === 'ready') return seriesOf(series);
      const { start } = named;
      const stored = existing(
        await adding.run(async () => {
          const lines = await linesOf(series, start, sent);
          return addRows(database, series.number, start, lines).catch(nameRefusedRow);
        }),
      );
      return seriesOf({ ...series, rows: stored });
    },
    /** `decided` is left out where the coupon's own code goes on as it was. */
    async finish(caller: Claims, named: NamedSeries, decided?: FinishedSeries | null) {
      const series = await own(caller, named);
      if (series.state === 'ready') return seriesOf(series);
      refuseMissingRows(series);
      const accountId = await accounts.idOf(caller);
      const numbered = { accountId, couponId: named.id, number: series.number };
      const finished = await adding.run(() => finishSeries(database, numbered, decided));
      // A repeated call has waited for the first.
      return seriesOf(finished ?? (await own(caller, named)));
    },
    async remove(caller: Claims, named: NamedSeries) {
      const { number } = await own(caller, named);
      const accountId = await ownerOf(caller, named.id);
      await removeSeries(database, { accountId, couponId: named.id, number });
    },
  };
}

/** The newest first. */
async function listSeries(database: Database, couponId: string) {
  return database
    .selectFrom('code_series')
    .selectAll()
    .where('coupon_id', '=', couponId)
    .where('state', '<>', 'removing')
    .orderBy('number', 'desc')
    .execute();
}

interface NumberedSeries {
  readonly accountId: string;
  readonly couponId: string;
  readonly number: number;
}

/** The codes of the series stop working at once. */
async function removeSeries(
  database: Database,
  { accountId, couponId, number }: NumberedSeries,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Codes that are made ready meanwhile wait, or are seen.
    await lockCoupon(transaction, accountId, couponId);
    await transaction
      .updateTable('code_series')
      .set({ state: 'removing' })
      .where('number', '=', number)
      .execute();
    if (!(await hasReadySeries(transaction, couponId)))
      await decideOwnCode(transaction, couponId, false);
  });
}

async function beginSeries(
  database: Database,
  { accountId, couponId, series }: { accountId: string; couponId: string; series: NewCodeSeries },
) {
  const named = { accountId, couponId, id: series.id };
  const earlier = await findOwnSeries(database, named);
  if (earlier !== undefined) return earlier;
  await database.transaction().execute(async (transaction) => {
    await lockCoupon(transaction, accountId, couponId);
    await lockAccount(transaction, accountId);
    await refuseTooMany(transaction, { accountId, couponId, added: series.expectedRows });
    await transaction
      .insertInto('code_series')
      .values({
        id: series.id,
        coupon_id: couponId,
        name: series.name,
        value_column: series.valueColumn,
        columns: series.columns,
        expected_rows: series.expectedRows,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  });
  return existing(await findOwnSeries(database, named));
}

async function refuseTooMany(
  connection: Connection,
  { accountId, couponId, added }: { accountId: string; couponId: string; added: number },
): Promise<void> {
  const { series, codes } = await countSeries(connection, accountId, couponId);
  if (series >= CODE_SERIES_MAX || codes + added > ACCOUNT_CODES_MAX)
    throw new RequestFailure('too-many-codes');
}

/** In steps: five thousand rows of 21 columns take a quarter of a second (SAFE-13). */
function linesOf(series: OwnSeriesRow, start: number, { rows, count }: CodeRows) {
  const columns = series.columns.length + (series.value_column === null ? 0 : 1);
  if ((rows === undefined) === (count === undefined) || (rows === undefined) !== (columns === 0))
    throw RequestFailure.at('', problemWords.rowsOrCount());
  const written = rows ?? Array.from({ length: count ?? 0 }, () => []);
  return mapInSteps(written, (row, index) => {
    if (row.length !== columns)
      throw RequestFailure.at(`/rows/${index}`, problemWords.rowsOfSeries({ columns }));
    const kept = row.map(readableValue);
    const value = series.value_column === null ? null : (kept.shift() ?? '');
    if (value !== null) refuseValue(series.barcode_type, value, index);
    return lineOf(series.number, start + index + 1, value, kept);
  });
}

/** Says which row the database refused although it passed the checks. None of the call's rows is stored then. */
function nameRefusedRow(error: unknown): never {
  const [, line] = (isRefusal(error) && /^COPY codes, line (\d+)/mu.exec(error.where ?? '')) || [];
  if (line === undefined) throw error;
  throw RequestFailure.at(`/rows/${Number(line) - 1}`, problemWords.rowRefused());
}

function refuseValue(type: BarcodeType, value: string, index: number): void {
  const issue = barcodeIssue(codeBarcodeType(type), value);
  if (issue === null) return;
  throw RequestFailure.at(`/rows/${index}/0`, fieldMessageOf(issue), 'barcode-refused');
}

function refuseMissingRows({ rows, expected_rows: expected }: SeriesRow): void {
  if (rows === expected) return;
  throw RequestFailure.at('', problemWords.rowsMissing({ rows, expected }));
}

/** Comes before locks of the account and of series, as in a removal of the coupon, so that none deadlock. */
async function lockCoupon(transaction: Transaction<Tables>, accountId: string, couponId: string) {
  const [locked] = await lockOwnProjects(transaction, accountId, [couponId]);
  existing(locked);
}

/** Counts rows whose barcode value another row has too. */
async function countEqualRows(connection: Connection, number: number): Promise<number> {
  const { rows } = await sql<{ readonly equal: number }>`
    select coalesce(sum(rows), 0)::integer as equal from (
      select count(*) as rows from codes where series = ${number} and value is not null
      group by value having count(*) > 1) as equals`.execute(connection);
  return rows[0]?.equal ?? 0;
}

/** Makes the codes of a series work, once, and decides the coupon's own code with them. */
async function finishSeries(
  database: Database,
  { accountId, couponId, number }: NumberedSeries,
  decided: FinishedSeries | null | undefined,
) {
  // Before the locks: it may take seconds.
  const equalRows = await countEqualRows(database, number);
  return database.transaction().execute(async (transaction) => {
    await lockCoupon(transaction, accountId, couponId);
    const ready = await transaction
      .updateTable('code_series')
      .set({ state: 'ready', equal_rows: equalRows })
      .where('number', '=', number)
      .where('state', '=', 'importing')
      .returningAll()
      .executeTakeFirst();
    if (ready !== undefined && decided)
      await decideOwnCode(transaction, couponId, decided.householdsOnly);
    return ready;
  });
}

function seriesOf(row: SeriesRow): CodeSeries {
  return {
    id: row.id,
    name: row.name,
    valueColumn: row.value_column,
    columns: row.columns,
    state: row.state === 'ready' ? 'ready' : 'importing',
    expectedRows: row.expected_rows,
    rows: row.rows,
    equalRows: row.equal_rows,
    createdAt: row.created_at.toISOString(),
  };
}
