/** The tokens that color a raster of a design document: `var(--fill-FILL1)` in its source. */
import type { SchemeTokens, Token } from './design-document.ts';
import { ownValue } from '../record.ts';

interface RasterToken {
  readonly group: 'fill' | 'stroke';
  readonly token: Token;
}

/** The variable that names a token's color in a raster's source. */
export function colorVariable({ group, token }: RasterToken): string {
  return `--${group}-${token}`;
}

/** Every token of the source, without duplicates. */
export function rasterTokensOf(source: string): readonly RasterToken[] {
  const found = new Map<string, RasterToken>();
  for (const [, group, token] of source.matchAll(/var\(--(fill|stroke)-([\w-]+)\)/gu)) {
    if ((group === 'fill' || group === 'stroke') && token !== undefined)
      found.set(`${group} ${token}`, { group, token });
  }
  return [...found.values()];
}

/** The declarations that color a source; black if the scheme lacks a token, as for shapes. */
export function rasterColorsOf(source: string, colors: SchemeTokens): string {
  return rasterTokensOf(source)
    .map(({ group, token }) => {
      const color = ownValue(colors[group], token) ?? '#000000';
      return `${colorVariable({ group, token })}:${/^#[\da-f]{6}$/iu.test(color) ? color : '#000000'}`;
    })
    .join(';');
}
