/** What comes out of a series: its list, its QR codes and its links (SER-04). */
import { formatCode } from '../../src/domain/codes/code.ts';
import { COUPON_FILES } from '../../src/domain/coupon/file-names.ts';
import { CODE_LINKS_PER_CALL, CODE_PICTURES_MAX } from '../../src/domain/constants.ts';
import type { AccountService } from '../accounts/accounts.service.ts';
import type { Database } from '../db/database.ts';
import { callerOfRequest } from '../http/contract/authentication.ts';
import { sendInParts } from '../http/answers/file-in-parts.ts';
import { handlersOf } from '../http/contract/contract.ts';
import { RequestFailure } from '../http/problems/problems.ts';
import { createWorkQueue } from '../work/work-queue.ts';
import { codeLinks } from './code-links.ts';
import { csvLines } from './code-list.ts';
import { picturesZip } from './code-pictures.ts';
import { activeCodes } from './code-rows.repository.ts';
import { seriesOwners } from './series.repository.ts';

/** Reads of links. More of one account at once would take the database's time from others (SAFE-13). */
const LINKS = { atOnce: 4, atOnceOfOne: 2, mostWaiting: 200, mostWaitingOfOne: 50 };

interface Parts {
  readonly database: Database;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

/** Each call throws `RequestFailure` `not-found` for another account's series. `s` names a source of visits (PUB-12). */
export function codeFileRoutes({ database, publicUrl }: Parts, accounts: AccountService) {
  const own = seriesOwners(database, accounts);
  const queue = createWorkQueue(LINKS);
  return handlersOf({
    async getCodeList(request, reply) {
      const series = await own(callerOfRequest(request), request.params);
      const parts = csvLines(database, series, codeLinks(publicUrl, request.query.source));
      const name = COUPON_FILES.codeList(series.coupon_name);
      return sendInParts(reply, { name, type: 'text/csv; charset=utf-8', parts });
    },
    async getCodePictures(request, reply) {
      const { start = 0, count = CODE_PICTURES_MAX, source } = request.query;
      const series = await own(callerOfRequest(request), request.params);
      const last = Math.min(start + count, series.rows);
      const wanted = { series: series.number, after: start, last };
      const parts = picturesZip(database, wanted, codeLinks(publicUrl, source));
      const name = COUPON_FILES.codePictures(series.coupon_name);
      return sendInParts(reply, { name, type: 'application/zip', parts });
    },
    /**
     * Returns the links of codes that are switched on, with their values in a column. Throws `RequestFailure`
     * `not-found` for a column that the series does not keep.
     */
    listCodeLinks: (request) =>
      queue.run(async () => {
        const { start = 0, count = CODE_LINKS_PER_CALL, column, source } = request.query;
        const series = await own(callerOfRequest(request), request.params);
        const place = column === undefined ? -1 : series.columns.indexOf(column);
        if (column !== undefined && column !== series.value_column && place < 0)
          throw new RequestFailure('not-found');
        const rows = { series: series.number, after: start, last: start + count };
        const ofRows = place < 0 ? 'value' : place + 1;
        const codes = await activeCodes(database, rows, column === undefined ? null : ofRows);
        const linkOf = codeLinks(publicUrl, source);
        return {
          links: codes.map(({ code }) => linkOf(formatCode(code))),
          ...(column !== undefined && { values: codes.map(({ value }) => value) }),
        };
      }),
  });
}
