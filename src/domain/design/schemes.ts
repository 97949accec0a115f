/** Color schemes of a design: their names, and the rule that all schemes color the same tokens. */
import type { Scheme, SchemeTokens } from './design-document.ts';

/** Shown if the schemes of one source do not color the same tokens (product specification §5). */
export const SCHEME_TOKEN_MISMATCH = 'Scheme token mismatch. Please check source image.';

/** "Default Scheme" for 0, "Scheme 2" for 1, and so on. */
export function schemeNameAt(index: number): string {
  return index === 0 ? 'Default Scheme' : `Scheme ${index + 1}`;
}

/** Whether every scheme has exactly the fill, stroke and text tokens of the first. */
export function schemesMatch(schemes: readonly Scheme[]): boolean {
  const [first, ...others] = schemes.map(({ tokens }) => signatureOf(tokens));
  return others.every((signature) => signature === first);
}

function signatureOf({ fill, stroke, text }: SchemeTokens): string {
  return JSON.stringify([fill, stroke, text].map((colors) => Object.keys(colors).sort()));
}
