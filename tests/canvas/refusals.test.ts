import { expect, test, vi } from 'vitest';
import type { SchemeTokens } from '../../src/domain/design/design-document.ts';
import { importDesign } from '../../src/render/svg/import-design.ts';
import { DesignRefused, type Problem } from '../../src/render/svg/reading/refusal.ts';
import { AS_STRIP } from './imported.ts';

const svg = (body: string, attributes = 'viewBox="0 0 1125 432"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${body}</svg>`;

async function problemsOf(
  source: string,
  furtherSchemes: readonly SchemeTokens[] = [],
): Promise<readonly Problem[]> {
  try {
    await importDesign(source, { ...AS_STRIP, furtherSchemes });
    return [];
  } catch (reason) {
    if (reason instanceof DesignRefused) return reason.problems;
    throw reason;
  }
}

const SHAPE = '<rect width="9" height="9"/>';
const COLORS = Array.from({ length: 2_001 }, (_, at) => `<path d="M0 0H9V9" fill="#${1e5 + at}"/>`);
const LONG = `<path d="M0 0${'H1234567V0'.repeat(100_001)}"/>`;
const TOO_LONG = 'Its outline has more than 1,000,000 letters.';
const NOT_ALLOWED = 'This element is not allowed in a design.';
const outside = (place: string) => `${place} refers to something outside the file.`;
const missing = (address: string) =>
  `The picture "${address}" is not in the file. Embed it in your drawing program and export again.`;

test.each([
  ['<script id="x">globalThis.hacked = 1</script>', '<script> #x', NOT_ALLOWED],
  [
    '<rect id="r" onclick="globalThis.hacked = 1"/>',
    '<rect> #r',
    'The event handler "onclick" is not allowed in a design.',
  ],
  ['<image id="i" href="http://a.test/a.png"/>', '<image> #i', missing('http://a.test/a.png')],
  ['<g display="none"><image id="i" href="a"/></g><use href="#i"/>', '<image> #i', missing('a')],
  [
    '<defs><pattern id="p" width="9" height="9"><image id="i" href="a.png"/></pattern></defs>',
    '<image> #i',
    missing('a.png'),
  ],
  ['<g display="none"><script id="x"/></g>', '<script> #x', NOT_ALLOWED],
  ['<use id="u" xlink:href="a#b"/>', '<use> #u', 'The reference "a#b" points outside the file.'],
  ['<rect id="r" fill="url(http://a.test/#p"/>', '<rect> #r', outside('"fill"')],
  ['<rect id="r" fill="url(http://a.test/#p)"/>', '<rect> #r', outside('"fill"')],
  ['<rect id="r" style="fill:url(http://a.test/#p)"/>', '<rect> #r', outside('The style "fill"')],
  [
    '<rect id="r" mask="image-set(&quot;http://a.test/m.png&quot; 1x)"/>',
    '<rect> #r',
    outside('"mask"'),
  ],
  ['<rect id="r" mask="ur\\6c(http://a.test/m.svg#m)"/>', '<rect> #r', outside('"mask"')],
  ['<style>.a{fill:url(http://a.test/#p)}</style>', '<style> .a', outside('"fill"')],
  ['<style>@media all{.a{fill:url(http://a.test/#p)}}</style>', '<style> .a', outside('"fill"')],
  ['<g id="g"><use id="u" href="#g"/></g>', '<use> #u', 'It refers to itself.'],
  [
    '<rect id="r"/><clipPath id="c"><use id="u" href="#r" x="9%"/></clipPath>',
    '<use> #u',
    'In a clip path its x and y must be in px or millimeters, not in percent or in sizes of letters.',
  ],
  [
    '<image id="i" width="9" height="9" href="data:image/png;base64,AAAA"/>',
    '<image> #i',
    'The image is damaged and cannot be read: perhaps only a part of the file arrived. Save it again in the program it comes from, and choose that file.',
  ],
])('[REND-04] %s is refused', async (body, element, reason) => {
  const line = element.startsWith('<style>') ? null : 1;
  expect(await problemsOf(svg(body))).toEqual([{ element, reason, line }]);
  expect('hacked' in globalThis).toBe(false);
});

test('[ADMT-05] a clip path on a drawing of another size is refused by the name of the drawing', async () => {
  const small = svg(
    '<clipPath id="c"><circle cx="90" cy="90" r="40"/></clipPath><rect width="225" height="86.4" fill="#0A0"/>',
    'id="whole" viewBox="0 0 225 86.4" clip-path="url(#c)"',
  );
  expect(await problemsOf(small)).toEqual([
    {
      element: '<svg> #whole',
      reason:
        'It cannot be drawn exactly: the clip path, mask or filter is on the whole drawing and does not grow with it, so put it on a group inside.',
      line: 1,
    },
  ]);
});

test.each([
  ['<p>not a drawing', 'The file is not well-formed XML.'],
  [
    '<html xmlns="http://www.w3.org/1999/xhtml"/>',
    'The file is not an SVG: its root element must be <svg>.',
  ],
  [svg('', ''), 'The drawing has neither a viewBox nor a width and a height.'],
  [
    svg('<g>'.repeat(30_000) + '</g>'.repeat(30_000)),
    'It is nested too deeply: some elements are inside more than 64 others.',
  ],
  [
    svg('', 'viewBox="0 0 100 1500"'),
    'It is too tall for its width: 1125 px wide it would be 16875 px tall, and a design may have 10000 px.',
  ],
  [svg('<g/>'.repeat(5_001)), 'The file has more than 5000 elements.'],
  [svg(`<desc>${'x'.repeat(8_000_000)}</desc>`), 'The file is larger than 8 MB.'],
  [
    svg(`<g stroke="#00F" paint-order="stroke">${SHAPE.repeat(2_501)}</g>`),
    'The drawing has more than 5000 shapes.',
  ],
  [svg(COLORS.join('')), 'The drawing has more than 2000 colors.'],
  [
    svg(`${'<svg width="9" height="9">'.repeat(51)}${SHAPE}${'</svg>'.repeat(51)}`),
    'It is inside more than 50 clip paths.',
  ],
  [svg(LONG), TOO_LONG],
  [svg(`<clipPath id="c">${LONG}</clipPath><g clip-path="url(#c)">${SHAPE}</g>`), TOO_LONG],
  [
    svg(`<text y="99" font-family="Lato" data-label="${'x'.repeat(101)}">Hi</text>`),
    'Its label has more than 100 letters.',
  ],
])('[REND-04] [ADMT-11] whole files and limits of designs: %#', async (source, reason) => {
  expect((await problemsOf(source)).map((problem) => problem.reason)).toEqual([reason]);
});

test.each([
  ['{\n"name": "a package"\n}', 1],
  [`${svg('')}\n<g/>`, 2],
  [svg('\n<g>\n<rect/>'), 3],
  [svg('<rect\nwidth=10/>'), 1],
  [svg('\n\n<text>One&nbsp;line</text>'), 3],
  [svg('<!-- never closed'), 1],
])(
  '[ADMT-05] input that is not XML never reaches a parser that could style its own page: %#',
  async (source, line) => {
    const parser = vi.spyOn(DOMParser.prototype, 'parseFromString');
    expect(await problemsOf(source)).toEqual([
      { element: '', reason: 'The file is not well-formed XML.', line },
    ]);
    expect(parser).not.toHaveBeenCalled();
    parser.mockRestore();
  },
);

test('[ADMT-05] every reason has its line, and nothing of the drawing stays in the page', async () => {
  const before = document.body.innerHTML;
  const source = svg(
    [
      '<!-- <script> is no element here -->',
      '<g id="a">',
      '<script/>',
      '</g>',
      '<style><![CDATA[ .b > .c { fill: red } ]]></style>',
      '<rect data-x="a > b"',
      '  onload="globalThis.hacked = 1"/>',
      '<image href="http://a.test/a.png"/>',
    ].join('\n'),
  );

  expect((await problemsOf(source)).map(({ element, line }) => [element, line])).toEqual([
    ['<script> (number 1 of its kind)', 3],
    ['<rect> (number 1 of its kind)', 6],
    ['<image> (number 1 of its kind)', 8],
  ]);
  expect(document.body.innerHTML).toBe(before);
});

test('[REND-04] nested copies are limited to five thousand elements', async () => {
  const levels = Array.from({ length: 8 }, (_, level) => {
    const inner =
      level === 0 ? '<rect width="1" height="1"/>' : `<use href="#l${level - 1}"/>`.repeat(10);
    return `<g id="l${level}">${inner}</g>`;
  });
  const [problem] = await problemsOf(
    svg(`<defs>${levels.join('')}</defs><use id="top" href="#l7"/>`),
  );

  expect(problem?.reason).toBe('With all its copies the drawing has more than 5000 elements.');
});

test('[REND-03] schemes whose tokens differ from the drawing are refused', async () => {
  const scheme = { fill: { FILL1: '#111111', FILL2: '#222222' }, stroke: {}, text: {} };

  expect(await problemsOf(svg('<rect width="9" height="9" fill="#333"/>'), [scheme])).toEqual([
    { element: '', line: null, reason: 'Scheme token mismatch. Please check source image.' },
  ]);
});
