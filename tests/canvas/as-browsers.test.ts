import { expect, test } from 'vitest';
import { imported, LATO, svg } from './imported.ts';

test('[ADMT-05] damaged path data is drawn up to the fault, and named', async () => {
  const path = (id: string, d: string) => `<path id="${id}" fill="#A00" d="${d}"/>`;
  const parts = [
    path('whole', 'M40 40H300V200z'),
    path('zeros', 'M040,040 L0300,0200 L040,0200z'),
    path('cut', 'M400 40H600V200L400 200 banana'),
    path('none', '40 40H90'),
    '<clipPath id="c"><path id="clip" d="M700 40H900V300z M9"/></clipPath><rect width="1125" height="432" fill="#0A0" clip-path="url(#c)"/>',
  ];
  const { level, remarks } = await imported(svg(parts.join('')));
  expect(level).toBe('shapes');
  expect(remarks.map(({ kind, element }) => [kind, element])).toEqual([
    ['missing', '<path> #cut'],
    ['missing', '<path> #none'],
    ['missing', '<path> #clip'],
  ]);
});

test.each([
  ['Žluťoučký', 'Lato, Georgia, sans-serif'],
  ['Ten 😀', 'Lato'],
])(
  '[REND-04] %s in %s: of letters that the font lacks, their text alone is an image',
  async (words, family) => {
    const {
      words: texts,
      level,
      remarks,
    } = await imported(
      svg(
        `<text x="60" y="120" ${LATO}>Łódź</text><text x="60" y="240" font-family="${family}" font-size="60">${words}</text>`,
      ),
    );
    expect({ texts, level }).toEqual({ texts: ['Łódź'], level: 'shapes' });
    expect(remarks.map(({ kind }) => kind)).toEqual(['raster', 'words']);
  },
);

test.each([
  [
    'a sheet for print',
    '<style media="print">rect{fill:#F00}</style>',
    '<rect class="a" width="300" height="200"/>',
  ],
  [
    'a sheet for screens',
    '<style media="(min-width:1px)">.a{fill:#00F}</style>',
    '<rect class="a" width="300" height="200"/>',
  ],
  [
    'a sheet of no CSS',
    '<style type="text/x-none">.a{fill:#00F}</style>',
    '<rect class="a" width="300" height="200"/>',
  ],
  [
    'a rule for what is supported',
    '<style>@supports (fill:red){.a{fill:#0A0}} @supports (no:no){.a{fill:#F00}}</style>',
    '<rect class="a" width="300" height="200"/>',
  ],
  [
    'words in capitals',
    '',
    `<text x="60" y="120" ${LATO} style="text-transform:capitalize">two-for one’s</text>`,
  ],
  ['ligatures as letters', '', `<text x="60" y="120" ${LATO}>ﬁne ﬂow</text>`],
  [
    'what is for another language',
    '',
    '<g systemLanguage="tlh"><rect width="90" height="90" fill="#F00"/></g>',
  ],
])('[REND-04] %s: drawn as browsers do, without a remark', async (_what, style, body) => {
  const { level, remarks } = await imported(svg(style + body));
  expect({ level, remarks }).toEqual({ level: 'shapes', remarks: [] });
});

test('[ADMT-05] flowing words and a page of HTML beside a branch for others are left out, and named', async () => {
  const { level, remarks } = await imported(
    svg(
      '<flowRoot id="f"><flowPara>Flow</flowPara></flowRoot><switch><foreignObject id="h" width="90" height="90"><p xmlns="http://www.w3.org/1999/xhtml">Shop</p></foreignObject><rect width="300" height="200" fill="#0A0"/></switch>',
    ),
  );
  expect(level).toBe('shapes');
  expect(remarks.map(({ kind, element }) => [kind, element])).toEqual([
    ['left out', '<flowRoot> #f'],
    ['left out', '<foreignObject> #h'],
  ]);
});
