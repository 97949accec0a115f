/** Returns the text as one line without control characters and without marks that change the text direction. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Z}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
}

/** Shortens a text to `most` characters with an ellipsis at the end. */
export function shortened(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
