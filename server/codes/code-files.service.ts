/** What comes out of a series: its list, its QR codes and its links (SER-04). */
import { formatCode } from '../../src/domain/codes/code.ts';
import { CODE_LINKS_PER_CALL, CODE_PICTURES_MAX } from '../../src/domain/constants.ts';
import type { AccountService } from '../accounts/accounts.service.ts';
import type { Database } from '../db/database.ts';
import { RequestFailure } from '../http/problems/problems.ts';
import type { Claims } from '../identity/verify-token.ts';
import { codeLinks } from './code-links.ts';
import { csvLines } from './code-list.ts';
import { picturesZip } from './code-pictures.ts';
import { activeCodes } from './code-rows.repository.ts';
import { type NamedSeries, seriesOwners } from './own-series.ts';

/** A series, and what its links name as their source. */
interface LinkedSeries extends NamedSeries {
  /** None by default (PUB-12). */
  readonly source?: string;
}

interface SomeRows extends LinkedSeries {
  /** Rows before the first one; none by default. */
  readonly start?: number;
  /** The most rows. */
  readonly count?: number;
}

interface ColumnRows extends SomeRows {
  readonly column?: string;
}

export type CodeFilesService = ReturnType<typeof createCodeFilesService>;

interface Parts {
  readonly database: Database;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

/** Each call throws `RequestFailure` `not-found` for another account's series. */
export function createCodeFilesService({ database, publicUrl }: Parts, accounts: AccountService) {
  const own = seriesOwners(database, accounts);
  return {
    /** Returns the lines of the series' CSV. */
    async list(caller: Claims, named: LinkedSeries) {
      const series = await own(caller, named);
      const parts = csvLines(database, series, codeLinks(publicUrl, named.source));
      return { couponName: series.coupon_name, parts };
    },
    /** Returns a zip of QR codes. */
    async pictures(caller: Claims, { start = 0, count = CODE_PICTURES_MAX, ...named }: SomeRows) {
      const { number, rows, coupon_name: couponName } = await own(caller, named);
      const wanted = { series: number, after: start, last: Math.min(start + count, rows) };
      return {
        couponName,
        parts: picturesZip(database, wanted, codeLinks(publicUrl, named.source)),
      };
    },
    /**
     * Returns the links of codes that are switched on, with their values in a column. Throws `RequestFailure`
     * `not-found` for a column that the series does not keep.
     */
    async links(caller: Claims, { start = 0, count = CODE_LINKS_PER_CALL, ...named }: ColumnRows) {
      const { number, columns, value_column: valueColumn } = await own(caller, named);
      const { column } = named;
      const place = column === undefined ? -1 : columns.indexOf(column);
      if (column !== undefined && column !== valueColumn && place < 0)
        throw new RequestFailure('not-found');
      const rows = { series: number, after: start, last: start + count };
      const ofRows = place < 0 ? 'value' : place + 1;
      const codes = await activeCodes(database, rows, column === undefined ? null : ofRows);
      const linkOf = codeLinks(publicUrl, named.source);
      return {
        links: codes.map(({ code }) => linkOf(formatCode(code))),
        ...(column !== undefined && { values: codes.map(({ value }) => value) }),
      };
    },
  };
}
