import { formatCode } from '../../src/domain/codes/code.ts';
import { csvText } from '../../src/domain/csv-text.ts';
import * as csvWords from '../../src/words/domain/coupon-csv.gen.ts';
import * as codeWords from '../../src/words/server/codes.gen.ts';
import type { Database } from '../db/database.ts';
import type { CodeState } from '../db/code-tables.ts';
import type { LinkOfCode } from './code-links.ts';
import type { SeriesRow } from './series.repository.ts';

/** Rows read at once; their text takes a megabyte at most. */
const AT_ONCE = 2_000;

/**
 * Yields a series as CSV: kept columns, barcode value, code, link and state. A replaced code is not listed. Each part is
 * read when the one before is taken, so that a slow reader holds neither memory nor a connection.
 */
export async function* csvLines(
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
          stateWords(state),
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

function stateWords(state: CodeState): string {
  return state === 'active' ? codeWords.active() : codeWords.off();
}
