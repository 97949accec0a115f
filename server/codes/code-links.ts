/** Returns the link of a written code. */
export type LinkOfCode = (code: string) => string;

/** Links that name their source, if there is one, so that visits are counted by it (PUB-12). */
export function codeLinks(publicUrl: string, source?: string): LinkOfCode {
  const query = source === undefined ? '' : `?s=${source}`;
  return (code) => `${publicUrl}/c/${code}${query}`;
}
