/** UTF-16 units read of a line; the rest is ignored (SAFE-01). */
const LONGEST_READ = 1_000;
const LONGEST_LINE = 300;

const MINUTE_MS = 60_000;
/** Limit for all phones together, in each process. Further lines are counted and not logged. */
const LINES_A_MINUTE = 600;

/** The lines that may be logged, and how many were dropped since the last logged line. */
interface Allowed {
  readonly lines: readonly string[];
  readonly dropped: number;
}

/** Limits the lines per minute: anyone may send them, and a log must not fill a disk (SAFE-12). */
export function createLineBudget(
  linesAMinute = LINES_A_MINUTE,
  now = () => performance.now(),
): (lines: readonly string[]) => Allowed | null {
  let minute = { endsAt: -Infinity, left: 0 };
  let dropped = 0;
  return (lines) => {
    if (minute.endsAt <= now()) minute = { endsAt: now() + MINUTE_MS, left: linesAMinute };
    const allowed = { lines: lines.slice(0, minute.left), dropped };
    minute.left -= allowed.lines.length;
    dropped = allowed.lines.length > 0 ? 0 : dropped;
    dropped += lines.length - allowed.lines.length;
    return allowed.lines.length > 0 ? allowed : null;
  };
}

/** Returns a line of a phone's log without addresses, ids and tokens, which our log must not contain (API-13). */
export function withoutSecrets(line: string): string {
  const words = line.slice(0, LONGEST_READ).split(/[\s\p{Cc}]+/u);
  // The last word may be cut, and no pattern recognizes half of a secret.
  if (line.length > LONGEST_READ) words.splice(-1, 1, '…');
  return words.map(withoutSecret).join(' ').slice(0, LONGEST_LINE);
}

function withoutSecret(word: string): string {
  if (word.includes('://')) return '[address]';
  if (word.includes('@')) return '[mail]';
  return word.replaceAll(/[\w.~+/=-]{16,}/g, '[id]');
}
