import { expect, test } from 'vitest';
import { withPlainEntities } from '../../../src/domain/svg/doctype.ts';

const MOST = 1_000;
const declared = (...entities: readonly string[]) =>
  `<!DOCTYPE svg [${entities.map((entity) => `<!ENTITY ${entity}>`).join('')}]><svg/>`;

test('[ADMT-11] expands nested entities in any order', () => {
  const source = declared(`b "&a;/1"`, `c '"&b;" &amp; &#8211;'`, 'a "ns"');
  expect(withPlainEntities(source, MOST)).toBe(
    declared('b "ns/1"', 'c "&#34;ns/1&#34; &amp; &#8211;"', 'a "ns"'),
  );
});

test.each([
  '<svg/>',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd"><svg/>',
])('[ADMT-11] %s stays unchanged', (source) => {
  expect(withPlainEntities(source, MOST)).toBe(source);
});

test.each([
  ['itself', declared('a "&b;"', 'b "&a;"')],
  ['nothing', declared('a "&b;"')],
  ['a file', declared('a SYSTEM "file:///etc/passwd"')],
  ['an element', declared('a "<g/>"')],
  ['too much at once', declared(...Array.from({ length: 9 }, (_, n) => bomb(n)))],
  ['too much where it stands', `${declared(`a "${'x'.repeat(300)}"`)}&a;&a;&a;&a;`],
])('[ADMT-11] refuses an entity with %s', (_what, source) => {
  expect(withPlainEntities(source, MOST)).toBe(null);
});

function bomb(level: number): string {
  return level === 0 ? 'l0 "ha"' : `l${level} "${`&l${level - 1};`.repeat(10)}"`;
}

test('[ADMT-11] an apostrophe in a comment of the declaration ends nothing', () => {
  const source = `<!DOCTYPE svg [<!-- the author's own > --><!ENTITY a "b">]><svg/>`;
  expect(withPlainEntities(source, MOST)).toBe('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>');
});
