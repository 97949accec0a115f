import { expect, test } from 'vitest';
import { withPlainEntities } from '../../../src/domain/svg/doctype.ts';

const MOST = 1_000;
const declared = (...entities: readonly string[]) =>
  `<!DOCTYPE svg [${entities.map((entity) => `<!ENTITY ${entity}>`).join('')}]><svg/>`;

test('[ADMT-11] keeps what stands for plain text alone', () => {
  const source = declared(`a '"ns" &amp; &#8211;'`).replace('[', '[<!ELEMENT g ANY>');
  expect(withPlainEntities(source, MOST)).toBe(declared('a "&#34;ns&#34; &amp; &#8211;"'));
});

test.each([
  '<svg/>',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd"><svg/>',
])('[ADMT-11] %s stays unchanged', (source) => {
  expect(withPlainEntities(source, MOST)).toBe(source);
});

test.each([
  ['another one', declared('a "&b;"', 'b "c"')],
  ['a file', declared('a SYSTEM "file:///etc/passwd"')],
  ['an element', declared('a "<g/>"')],
  ['too much where it stands', `${declared(`a "${'x'.repeat(300)}"`)}&a;&a;&a;&a;`],
])('[ADMT-11] refuses an entity with %s', (_what, source) => {
  expect(withPlainEntities(source, MOST)).toBe(null);
});

test('[ADMT-11] an apostrophe in a comment of the declaration ends nothing', () => {
  const source = `<!DOCTYPE svg [<!-- the author's own > --><!ENTITY a "b">]><svg/>`;
  expect(withPlainEntities(source, MOST)).toBe('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>');
});
