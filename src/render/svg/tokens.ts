/** The names of a drawing's colors in schemes, numbered in the order of its objects. */
import type { Hex, SchemeTokens, Token } from '../../domain/design/design-document.ts';

export type TokenBook = ReturnType<typeof createTokenBook>;

export function createTokenBook() {
  const fill = page('FILL');
  const stroke = page('STROKE');
  const text = page('TEXT');
  return {
    /** The same token for the same color, unless the source separates them with `data-swatch`. */
    fill: fill.enter,
    stroke: stroke.enter,
    /** A separate token for every text, because it also names the words. */
    text: (color: Hex) => text.enter(color, String(text.size())),
    /** The token of a color that was entered. */
    known: { fill: fill.known, stroke: stroke.known },
    tokens: (): SchemeTokens => ({
      fill: fill.colors(),
      stroke: stroke.colors(),
      text: text.colors(),
    }),
  };
}

function page(prefix: string) {
  const tokens = new Map<string, { readonly token: Token; readonly color: Hex }>();
  return {
    enter(color: Hex, swatch: string): Token {
      const key = `${color} ${swatch}`;
      const entry = tokens.get(key) ?? { token: `${prefix}${tokens.size + 1}`, color };
      tokens.set(key, entry);
      return entry.token;
    },
    known: (color: Hex, swatch: string) => tokens.get(`${color} ${swatch}`)?.token,
    size: () => tokens.size,
    colors: () =>
      Object.fromEntries([...tokens.values()].map(({ token, color }) => [token, color])),
  };
}
