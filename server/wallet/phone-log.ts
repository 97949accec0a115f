const LONGEST_LINE = 300;

/** A line of a phone's log without addresses, identifiers and tokens, which may not get into ours (API-13). */
export function withoutSecrets(line: string): string {
  return line
    .replaceAll(/\w+:\/\/\S+/g, '[address]')
    .replaceAll(/\S+@\S+/g, '[mail]')
    .replaceAll(/[\w.~+/=-]{16,}/g, '[id]')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, LONGEST_LINE);
}
