import { csvText } from '../../src/domain/csv-text.ts';
import * as csvWords from '../../src/words/domain/coupon-csv.gen.ts';
import * as flowsWords from '../../src/words/domain/flows.gen.ts';
import { localeNow } from '../../src/words/language.ts';
import * as codeWords from '../../src/words/server/codes.gen.ts';
import * as counterWords from '../../src/words/server/counters.gen.ts';
import type { Database } from '../db/database.ts';
import { listUses, type UseChoice, type UseRow } from './uses.repository.ts';

/** Rows read at once. */
const AT_ONCE = 2_000;

/**
 * Yields uses as CSV, the newest first. Each part is read when the one before is taken, so that a slow reader holds
 * neither memory nor a connection.
 */
export async function* linesOfUses(
  database: Database,
  choice: Omit<UseChoice, 'before'>,
  zone: string,
): AsyncGenerator<string> {
  const written = momentsIn(zone);
  yield csvText([
    [
      `${counterWords.time()} (${zone})`,
      counterWords.counter(),
      flowsWords.coupon(),
      codeWords.code(),
      csvWords.state(),
    ],
  ]);
  for (let before: number | undefined; ;) {
    const rows = await listUses(database, { ...choice, before }, AT_ONCE);
    const last = rows.at(-1);
    if (last === undefined) return;
    before = last.number;
    yield csvText(
      rows.map((row) => lineOf(row, written)),
      false,
    );
  }
}

function lineOf(use: UseRow, written: (moment: Date) => string) {
  const { usedAt, counter, coupon, code, undoneAt, isSecond } = use;
  const redeemed = isSecond ? counterWords.secondUse() : counterWords.redeemed();
  return [
    written(usedAt),
    counter,
    coupon,
    code ?? counterWords.noCode(),
    undoneAt === null ? redeemed : counterWords.undone(),
  ];
}

/** Writes moments as `11/22/2026, 4:52:07 PM`, with plain spaces. A list has many, so the formats are made once. */
function momentsIn(timeZone: string): (moment: Date) => string {
  const day = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const time = new Intl.DateTimeFormat(localeNow(), { timeZone, timeStyle: 'medium' });
  return (moment) =>
    `${day.format(moment)}, ${time.format(moment)}`.replaceAll(/[\u00a0\u202f]/gu, ' ');
}
