/** UTF-16 units of a line that are read; what stands behind them is never looked at (SAFE-01). */
const LONGEST_READ = 1_000;
const LONGEST_LINE = 300;

/** A line of a phone's log without addresses, identifiers and tokens, which may not get into ours (API-13). */
export function withoutSecrets(line: string): string {
  const words = line.slice(0, LONGEST_READ).split(/[\s\p{Cc}]+/u);
  // Half a word could be half a secret, which no pattern knows.
  if (line.length > LONGEST_READ) words.splice(-1, 1, '…');
  return words.map(withoutSecret).join(' ').slice(0, LONGEST_LINE);
}

function withoutSecret(word: string): string {
  if (word.includes('://')) return '[address]';
  if (word.includes('@')) return '[mail]';
  return word.replaceAll(/[\w.~+/=-]{16,}/g, '[id]');
}
