/** The rule that all color schemes of a design color the same tokens. */
import type { Scheme, SchemeTokens } from './design-document.ts';

/** Whether every scheme has exactly the fill, stroke and text tokens of the first. */
export function schemesMatch(schemes: readonly Scheme[]): boolean {
  const [first, ...others] = schemes.map(({ tokens }) => signatureOf(tokens));
  return others.every((signature) => signature === first);
}

function signatureOf({ fill, stroke, text }: SchemeTokens): string {
  return JSON.stringify([fill, stroke, text].map((colors) => Object.keys(colors).sort()));
}
