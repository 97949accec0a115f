/** The text as one line without control characters and without marks that turn the direction of what follows. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Z}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
}

/** At most `most` characters, the last one an ellipsis where the text is longer. */
export function shortened(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
