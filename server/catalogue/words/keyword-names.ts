/** Returns a keyword as stored and compared: lower case, single blanks. */
export function keywordName(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** Returns each name once, in the given order. */
export function keywordNames(texts: readonly string[]): string[] {
  return [...new Set(texts.map(keywordName))];
}
