/** The README's short table: what people wait for, from `docs/benches.md`. */

const START = '<!-- benches: written from docs/benches.md -->';
const END = '<!-- benches: end -->';

interface Wait {
  /** The measurement and the peer as `docs/benches.md` names them; without a peer the row has only a limit. */
  readonly what: string;
  readonly peer: string;
  readonly words: string;
  readonly peerWords: string;
}

const WAITS: readonly Wait[] = [
  {
    what: 'link: largest paint, ms',
    peer: 'static link',
    words: 'A coupon’s link on a slow phone shows its picture',
    peerWords: 'a page written by hand',
  },
  {
    what: 'wizard: usable, ms',
    peer: 'bare form',
    words: 'The wizard’s first question on that phone can be answered',
    peerWords: 'React with one form',
  },
  {
    what: 'gpu: text edit to its frame, p95 in ms',
    peer: 'Canvas2D',
    words: 'A typed letter is in the artwork (19 of 20 times)',
    peerWords: 'a bare canvas',
  },
  {
    what: 'saving with four pictures, 1 at once, ms',
    peer: 'sharp and PostgreSQL by hand',
    words: 'A coupon with four pictures is saved',
    peerWords: 'its pictures and rows alone',
  },
  {
    what: 'redeem a code among 1,000,000 codes, p95 in ms',
    peer: '',
    words: 'One of a million codes is redeemed (19 of 20 times)',
    peerWords: '',
  },
];

/** Returns the README with the table made from `benches`, the text of `docs/benches.md`; throws if the README has no place for it, or the benches lack a row. */
export function withShortTable(readme: string, benches: string): string {
  const [before, rest] = readme.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error('The README has no place for the table of the benches.');
  return `${before}${START}\n\n${shortTable(benches)}\n\n${END}${after}`;
}

interface Line {
  readonly what: string;
  readonly ours: string;
  readonly peer: string;
  readonly theirs: string;
}

function shortTable(benches: string): string {
  const lines = linesOf(benches);
  const rows = WAITS.map(({ what, peer, words, peerWords }) => {
    const line = lines.find((one) => one.what === what && one.peer === peer);
    if (line === undefined)
      throw new Error(`docs/benches.md has no row "${what}" against "${peer}".`);
    const theirs = line.theirs === '' ? '' : `${median(line.theirs)} ms, ${peerWords}`;
    return [words, `${median(line.ours)} ms`, theirs];
  });
  return [['You wait until', 'Tearline', 'Beside it'], ['---', '---', '---'], ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}

/** A row without a number continues the measurement of the row above. */
function linesOf(benches: string): readonly Line[] {
  const lines: Line[] = [];
  for (const [row] of benches.matchAll(/^\| (?:B\d+)? \|.*\|$/gm)) {
    const [number, what = '', ours = '', peer = '', theirs = ''] = row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const above = number === '' ? lines.at(-1) : undefined;
    lines.push({ what: above?.what ?? what, ours: above?.ours ?? ours, peer, theirs });
  }
  return lines;
}

/** `5.6 (5.1–7.0)` begins with the median. */
function median(cell: string): string {
  return cell.split(' ')[0] ?? cell;
}
