/** A keyword as it is stored and compared: lower case, single blanks. */
export function keywordName(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** Each once, in the order given. */
export function keywordNames(texts: readonly string[]): string[] {
  return [...new Set(texts.map(keywordName))];
}
