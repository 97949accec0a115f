import { expect, test } from 'vitest';
import { importDesign } from '../../src/render/svg/import-design.ts';
import { DesignRefused } from '../../src/render/svg/reading/refusal.ts';
import { AS_STRIP, bare } from './imported.ts';

/** Limits in ms: for an import, and for one that a browser paints slowly (ADMT-11). */
const PATIENCE = 5_000;
const LONG_PATIENCE = 10_000;

const svg = (body: string, before = '') => `${before}${bare(body)}`;

const rect = '<rect width="1125" height="432" fill="#123456"/>';
const laughs = Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
).join('');

test.each([
  ['entities of entities', svg(`<text>&l9;</text>`, `<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs}]>`)],
  [
    'an entity written out ten thousand times',
    svg(
      `<text>${'&big;'.repeat(10_000)}</text>`,
      `<!DOCTYPE svg [<!ENTITY big "${'x'.repeat(10_000)}">]>`,
    ),
  ],
  [
    'an entity that is a file',
    svg('<text>&f;</text>', '<!DOCTYPE svg [<!ENTITY f SYSTEM "file:///etc/passwd">]>'),
  ],
  ['ten thousand elements', svg('<rect width="1" height="1"/>'.repeat(10_000))],
  ['deep nesting', svg(`${'<g>'.repeat(4_000)}${rect}${'</g>'.repeat(4_000)}`)],
  ['document types without an end', '<!DOCTYPE '.repeat(100_000)],
  ['comments and markup without an end', '<!-- <![CDATA[ <? '.repeat(50_000)],
  ['a script', svg('<script>globalThis.hacked = true</script>')],
  ['a handler', svg('<rect width="9" height="9" onload="globalThis.hacked = true"/>')],
  [
    'a link that runs',
    svg('<image href="javascript:globalThis.hacked = true" width="9" height="9"/>'),
  ],
])(
  '[ADMT-11] %s: refused with a message, in time, without running or loading anything',
  async (_what, source) => {
    const asked = performance.getEntriesByType('resource').length;
    const began = performance.now();
    const reason: unknown = await importDesign(source, AS_STRIP).catch((error: unknown) => error);
    expect(performance.now() - began).toBeLessThan(PATIENCE);
    expect(reason).toBeInstanceOf(DesignRefused);
    expect(
      reason instanceof DesignRefused && reason.problems.map((problem) => problem.reason),
    ).not.toEqual([]);
    expect('hacked' in globalThis).toBe(false);
    const fetched = performance
      .getEntriesByType('resource')
      .slice(asked)
      .map(({ name }) => name);
    expect(fetched.filter((name) => name.includes('elsewhere'))).toEqual([]);
  },
);

test.each([
  ['numbers beyond all measure', `${rect}<path d="M0 0L1e38 1e38L1e308 0Z" fill="#654321"/>`],
  [
    'a family of blanks',
    `${rect}<text font-family="${' '.repeat(100_000)}!" x="20" y="80">Hi</text>`,
  ],
  [
    'a hundred filters',
    '<filter id="f"><feGaussianBlur stdDeviation="9"/></filter>' +
      Array.from(
        { length: 100 },
        (_, index) =>
          `<circle cx="${index * 11}" cy="200" r="${index + 9}" fill="#0A5" filter="url(#f)"/>`,
      ).join(''),
  ],
  [
    'a path of 0.9 MB @long',
    `<path fill="#0A5" d="M0 0${Array.from({ length: 70_000 }, (_, index) => `L${(index * 37) % 1125} ${(index * 91) % 432}.${index % 97}`).join('')}Z"/>`,
  ],
  ['comments without an end', `<style>${'/*'.repeat(200_000)}@import "x"</style>${rect}`],
  ['addresses without a bracket', `<style>${'a{fill:url(data:'.repeat(20_000)}</style>${rect}`],
])('[ADMT-11] imported or refused in time: %s', async (_what, body) => {
  const began = performance.now();
  await importDesign(svg(body), AS_STRIP).catch((reason: unknown) => {
    expect(reason).toBeInstanceOf(DesignRefused);
  });
  expect(performance.now() - began).toBeLessThan(LONG_PATIENCE);
});

test('[ADMT-11] a cancelled import ends at once, reports its progress, and leaves nothing in the page', async () => {
  const children = document.body.childElementCount;
  const cancel = new AbortController();
  const stages = new Set<string>();
  const importing = importDesign(svg(rect), {
    ...AS_STRIP,
    signal: cancel.signal,
    onProgress({ stage }) {
      stages.add(stage);
      if (stage === 'drawing') cancel.abort();
    },
  });
  await expect(importing).rejects.toMatchObject({ name: 'AbortError' });
  expect([...stages]).toEqual(['reading', 'fonts', 'drawing']);
  expect(document.body.childElementCount).toBe(children);
});
