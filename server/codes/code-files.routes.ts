/** What comes out of a series: its list, its QR codes and its links (SER-04). */
import { formatCode } from '../../src/domain/codes/code.ts';
import { COUPON_FILES } from '../../src/domain/coupon/file-names.ts';
import { CODE_LINKS_PER_CALL, CODE_PICTURES_MAX } from '../../src/domain/constants.ts';
import type { AccountService } from '../accounts/accounts.service.ts';
import { callerOfRequest } from '../http/contract/authentication.ts';
import { sendInParts } from '../http/answers/file-in-parts.ts';
import { handlersOf } from '../http/contract/contract.ts';
import { RequestFailure } from '../http/problems/problems.ts';
import { createWorkQueue } from '../work/work-queue.ts';
import { activeCodes, type WantedRows } from './code-rows.repository.ts';
import { seriesOwners, type SeriesRow } from './series.repository.ts';
import { csvText } from '../../src/domain/csv-text.ts';
import * as csvWords from '../../src/words/domain/coupon-csv.gen.ts';
import * as codeWords from '../../src/words/server/codes.gen.ts';
import type { Database } from '../db/database.ts';
import { Zip, type ZipInputFile } from 'fflate';
import { asOwner, workOwner } from '../work/work-owner.ts';
import { createWorkThread } from '../work/work-thread.ts';
import type { DrawnPicture, PicturesOrder } from './code-picture.thread.ts';

/** What the routes of codes need. */
export interface CodeParts {
  readonly database: Database;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

/** Reads of links. More of one account at once would take the database's time from others (SAFE-13). */
const LINKS = { atOnce: 4, atOnceOfOne: 2, mostWaiting: 200, mostWaitingOfOne: 50 };

/** Each call throws `RequestFailure` `not-found` for another account's series. `s` names a source of visits (PUB-12). */
export function codeFileRoutes({ database, publicUrl }: CodeParts, accounts: AccountService) {
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

type LinkOfCode = ReturnType<typeof codeLinks>;

/** Links that name their source, if there is one, so that visits are counted by it (PUB-12). */
function codeLinks(publicUrl: string, source?: string) {
  const query = source === undefined ? '' : `?s=${source}`;
  return (code: string) => `${publicUrl}/c/${code}${query}`;
}

/** Rows read at once; their text takes a megabyte at most. */
const AT_ONCE = 2_000;

/**
 * Yields a series as CSV: kept columns, barcode value, code, link and state. A replaced code is not listed. Each part is
 * read when the one before is taken, so that a slow reader holds neither memory nor a connection.
 */
async function* csvLines(
  database: Database,
  { number, columns, value_column: valueColumn }: SeriesRow,
  linkOf: LinkOfCode,
): AsyncGenerator<string> {
  const given = valueColumn === null ? columns : [...columns, valueColumn];
  yield csvText([[...given, ...ownHeads(given)]]);
  for (let after = 0; ;) {
    const rows = await listRows(database, number, after);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.place;
    yield csvText(
      rows.map(({ code, state, value, kept }) => {
        const written = formatCode(code);
        return [
          ...(kept ?? []),
          // A code that replaced another has no value of the list.
          ...(valueColumn === null ? [] : [value ?? written]),
          written,
          linkOf(written),
          state === 'active' ? codeWords.active() : codeWords.off(),
        ];
      }),
      false,
    );
  }
}

/** The names of Tearline's columns. A merge takes two columns that differ by case only for one. */
function ownHeads(given: readonly string[]): readonly string[] {
  const taken = new Set(given.map((name) => name.trim().toLowerCase()));
  return [codeWords.code(), csvWords.link(), csvWords.state()].map((name) =>
    taken.has(name.toLowerCase()) ? codeWords.ownColumn({ name }) : name,
  );
}

function listRows(database: Database, series: number, after: number) {
  return database
    .selectFrom('codes')
    .select(['code', 'place', 'state', 'value', 'kept'])
    .where('series', '=', series)
    .where('place', '>', after)
    .where('state', '<>', 'replaced')
    .orderBy('place')
    .limit(AT_ONCE)
    .execute();
}

/** Rows of one order; the pictures of these have some 200 kB. */
const PICTURES_AT_ONCE = 200;
/** Drawing leaves much garbage. With a usual heap the process grew by 192 MB for 50,000 pictures, with this one by 82. */
const HEAP_MB = 32;
const LONGEST_MS = 10_000;
/** More than the zips that may be under way. */
const MOST_WAITING = 50;

const thread = createWorkThread<PicturesOrder, readonly DrawnPicture[]>({
  source: new URL('./code-picture.thread.ts', import.meta.url),
  longestMs: LONGEST_MS,
  mostWaiting: MOST_WAITING,
  heapMb: HEAP_MB,
});

/**
 * Returns a zip with a QR code for each link of a code that is switched on. Each part is drawn when the one before is
 * taken, in the name of who called this function. Between two parts it holds neither a connection nor a place.
 */
function picturesZip(database: Database, rows: WantedRows, linkOf: LinkOfCode) {
  // A reader takes the parts in another context.
  const owner = workOwner();
  return zipParts(database, { rows, linkOf }, (order) => asOwner(owner, () => thread.ask(order)));
}

async function* zipParts(
  database: Database,
  { rows, linkOf }: { readonly rows: WantedRows; readonly linkOf: LinkOfCode },
  draw: (order: PicturesOrder) => Promise<readonly DrawnPicture[]>,
): AsyncGenerator<Buffer> {
  let chunks: Uint8Array[] = [];
  const zip = new Zip((_error, chunk) => chunks.push(chunk));
  const taken = (): Buffer => {
    const part = Buffer.concat(chunks);
    chunks = [];
    return part;
  };
  for (let { after } = rows; after < rows.last; after += PICTURES_AT_ONCE) {
    const last = Math.min(after + PICTURES_AT_ONCE, rows.last);
    const codes = await activeCodes(database, { ...rows, after, last });
    if (codes.length === 0) continue;
    const named = codes
      .map(({ code }) => formatCode(code))
      .map((code) => [`${code}.svg`, linkOf(code)] as const);
    for (const picture of await draw(named)) addTo(zip, picture);
    yield taken();
  }
  zip.end();
  yield taken();
}

const DEFLATED = 8;

function addTo(zip: Zip, { deflated, ...facts }: DrawnPicture): void {
  const file: ZipInputFile = { ...facts, compression: DEFLATED };
  zip.add(file);
  file.ondata?.(null, deflated, true);
}
