/** Embeds the product's fonts, so that the page needs no other file. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const FACES = [
  ['Bricolage Grotesque Variable', 'bricolage-grotesque', '200 800'],
  ['Public Sans Variable', 'public-sans', '100 900'],
] as const;

/** `@font-face` rules with the Latin letters as data. */
export function fontFaces(): string {
  return FACES.map(([family, name, weights]) => {
    const file = resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
    const data = readFileSync(file).toString('base64');
    return `@font-face{font-family:"${family}";font-weight:${weights};src:url(data:font/woff2;base64,${data}) format("woff2")}`;
  }).join('\n');
}
