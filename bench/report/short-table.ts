/** The README's short table: the weakest row of each benchmark in `docs/benches.md`. */

const [START, END] = ['<!-- benches: written from docs/benches.md -->', '<!-- benches: end -->'];

/** What the peer of a row skips, or does that Tearline does not do. */
const SKIPPED: Readonly<Record<string, string>> = {
  B1: 'a map of bytes: no log, count, limit or update',
  B2: 'a map of bytes; sirv reads static files',
  B3: 'a map of bytes: no log, count, limit or update',
  B5: 'no localized dates, fonts of its own, or print',
  B6: 'no print, no dark theme',
  B7: 'signs each time, stores nothing',
  B8: 'no drafts, no undo',
  B9: 'exports on the main thread',
  B10: 'no quiet zone, no accent marks',
  B11: 'no HTTP, contract, JSON; json-server no colors or spelling',
  B13: 'no account, sign-in, machines or coupon',
  B14: 'no contract, rules, key, mail or wallets',
  B22: 'no database, seeds or services',
};

/** Returns the README with the table made from `benches`, the text of `docs/benches.md`; throws if the README has no place for it. */
export function withShortTable(readme: string, benches: string): string {
  const [before, rest] = readme.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error('The README has no place for the table of the benches.');
  return `${before}${START}\n\n${shortTable(benches)}\n\n${END}${after}`;
}

interface Line {
  readonly number: string;
  readonly cells: readonly string[];
  /** 1 is the target; more is a miss. */
  readonly distance: number;
}

function shortTable(benches: string): string {
  const lines = [...benches.matchAll(/^\| B\d+ .*\|$/gm)].map(([line]) => lineOf(line));
  const numbers = [...new Set(lines.map(({ number }) => number))].toSorted(
    (one, other) => Number(one.slice(1)) - Number(other.slice(1)),
  );
  const furthest = numbers.flatMap((number) => {
    const [found] = lines
      .filter((line) => line.number === number && line.cells[6] !== '')
      .toSorted((one, other) => other.distance - one.distance);
    return found === undefined ? [] : [[...found.cells, SKIPPED[number] ?? '']];
  });
  return aligned([
    ['', 'what', 'Tearline', 'against', 'theirs', 'ratio', 'target', 'what the peer skips'],
    ...furthest,
  ]);
}

function lineOf(line: string): Line {
  const cells = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  const [number = '', , ours = '', , , ratio = '', reach = ''] = cells;
  const value = numberIn(ratio === '' ? ours : ratio);
  const wanted = numberIn(reach);
  const isMissed = reach.endsWith('missed');
  const share = reach.startsWith('≥') ? wanted / value : value / wanted;
  return { number, cells, distance: (isMissed ? 1_000 : 0) + (Number.isNaN(share) ? 0 : share) };
}

function numberIn(cell: string): number {
  return Number(/[\d,.]+/u.exec(cell)?.[0].replaceAll(',', '') ?? 0);
}

/** Formats a table as Prettier does. */
function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(3, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const written = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)));
  const rule = widths.map((width) => '-'.repeat(width));
  const [head = [], ...body] = written;
  return [head, rule, ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
