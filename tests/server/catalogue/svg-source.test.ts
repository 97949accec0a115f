import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cleanSvgs } from '../../../server/media/svg-source.ts';
import * as pictureWords from '../../../src/words/server/pictures.gen.ts';
import { MOST_ELEMENTS, MOST_SOURCE_BYTES } from '../../../src/domain/svg/allow-list.ts';

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${attributes}>${inner}</svg>`;

const NOT_ALLOWED = 'This element is not allowed in a design.';
const OUTSIDE = 'points outside the file.';
const STYLES = 'Its rules load or run something, or hide their content.';

const HOSTILE: readonly (readonly [name: string, source: string, reason: string])[] = [
  ['a script', svg('<script>alert(1)</script>'), `<script>: ${NOT_ALLOWED}`],
  ['a script by address', svg('<script href="https://evil.example/x.js"/>'), NOT_ALLOWED],
  ['a script in capitals', svg('<SCRIPT>alert(1)</SCRIPT>'), NOT_ALLOWED],
  [
    'a script with a prefix',
    svg('<s:script xmlns:s="http://www.w3.org/2000/svg">x</s:script>'),
    NOT_ALLOWED,
  ],
  [
    'a script of HTML',
    svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">x</h:script>'),
    NOT_ALLOWED,
  ],
  ['onload', svg('', ' onload="alert(1)"'), '<svg>: The event handler "onload" is not allowed'],
  [
    'onclick on a shape',
    svg('<path id="leaf" onclick="x()"/>'),
    '<path> #leaf: The event handler "onclick"',
  ],
  ['a handler in capitals', svg('<g ONMOUSEOVER="x()"/>'), 'The event handler "ONMOUSEOVER"'],
  [
    'a foreign object',
    svg('<foreignObject><b xmlns="http://www.w3.org/1999/xhtml">x</b></foreignObject>'),
    NOT_ALLOWED,
  ],
  [
    'an iframe',
    svg('<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/>'),
    NOT_ALLOWED,
  ],
  ['a link', svg('<a href="https://evil.example"><text>x</text></a>'), NOT_ALLOWED],
  ['a link that runs', svg('<a xlink:href="javascript:alert(1)"><text>x</text></a>'), NOT_ALLOWED],
  [
    'an animated reference',
    svg('<animate attributeName="href" to="javascript:alert(1)"/>'),
    NOT_ALLOWED,
  ],
  ['a set reference', svg('<set attributeName="onclick" to="alert(1)"/>'), NOT_ALLOWED],
  ['an image from elsewhere', svg('<image href="https://evil.example/x.png"/>'), OUTSIDE],
  ['an image from the machine', svg('<image xlink:href="file:///etc/passwd"/>'), OUTSIDE],
  ['an image by a relative path', svg('<image href="../../secret.png"/>'), OUTSIDE],
  ['an SVG inside an image', svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'), OUTSIDE],
  ['HTML inside an image', svg('<image href="data:text/html;base64,PGI+"/>'), OUTSIDE],
  ['a use from elsewhere', svg('<use href="https://evil.example/x.svg#a"/>'), OUTSIDE],
  ['a use of data', svg('<use href="data:image/svg+xml;base64,PHN2Zy8+#a"/>'), OUTSIDE],
  [
    'a fill from elsewhere',
    svg('<path fill="url(https://evil.example/#a)"/>'),
    '"fill" refers to something outside',
  ],
  [
    'a style that fetches',
    svg('<path style="background:url(//evil.example/x)"/>'),
    '"style" refers to something outside',
  ],
  [
    'a style that hides its fetch',
    svg('<path style="fill:u\\72l(//evil.example)"/>'),
    '"style" refers to something outside',
  ],
  [
    'an unclosed url',
    svg('<path style="fill:url(//evil.example"/>'),
    '"style" refers to something outside',
  ],
  [
    'an image set',
    svg('<path style="mask-image:image-set(&quot;//evil.example&quot; 1x)"/>'),
    'outside the file',
  ],
  ['an import', svg('<style>@import "https://evil.example/x.css";</style>'), STYLES],
  [
    'an import spelt in escapes',
    svg('<style>@\\69mport "https://evil.example/x.css";</style>'),
    STYLES,
  ],
  [
    'a font face',
    svg('<style>@font-face{font-family:x;src:url(//evil.example/x)}</style>'),
    STYLES,
  ],
  ['a rule that fetches', svg('<style>path{fill:url("https://evil.example/#a")}</style>'), STYLES],
  [
    'a rule that fetches past a comment',
    svg('<style>path{fill:url/**/(//evil.example)}</style>'),
    STYLES,
  ],
  ['an expression', svg('<style>path{width:expression(alert(1))}</style>'), STYLES],
  [
    'a style that closes itself',
    svg('<style><![CDATA[</style><script>alert(1)</script>]]></style>'),
    STYLES,
  ],
  [
    'an entity',
    `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('<text>&x;</text>')}`,
    'Entities are not allowed',
  ],
  [
    'an entity from the machine',
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
    'Entities are not allowed',
  ],
  [
    'a billion laughs',
    `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>${svg('<text>&b;</text>')}`,
    'Entities are not allowed',
  ],
  [
    'a style sheet by instruction',
    `<?xml-stylesheet href="https://evil.example/x.css"?>${svg('')}`,
    'Processing instructions are not allowed',
  ],
  [
    'a base elsewhere',
    svg('<g xml:base="https://evil.example/"><use href="#a"/></g>'),
    '"xml:base" makes references',
  ],
  [
    'another outermost element',
    '<html xmlns="http://www.w3.org/1999/xhtml"/>',
    'its root element must be <svg>',
  ],
  ['an SVG of no namespace', '<svg><path d="M0 0"/></svg>', 'its root element must be <svg>'],
  [
    'half a file',
    '<svg xmlns="http://www.w3.org/2000/svg"><g>',
    'The file is not well-formed XML.',
  ],
  ['no XML', 'GIF89a', 'The file is not well-formed XML.'],
  [
    'a filter that fetches',
    svg('<filter id="f"><feImage href="https://evil.example/x.png"/></filter>'),
    NOT_ALLOWED,
  ],
  ['a pattern from elsewhere', svg('<pattern href="https://evil.example/x.svg#p"/>'), OUTSIDE],
  [
    'a mask from elsewhere',
    svg('<g style="mask:url(https://evil.example/x.svg#m)"/>'),
    '"style" refers to something outside',
  ],
  ['a deep nest', svg(`${'<g>'.repeat(70)}${'</g>'.repeat(70)}`), 'It is nested too deeply.'],
];

async function reasonsOf(source: string): Promise<readonly string[]> {
  const [cleaned] = await cleanSvgs([source]);
  return cleaned?.reasons ?? [];
}

async function cleanSvg(source: string): Promise<string | null | undefined> {
  const [cleaned] = await cleanSvgs([source]);
  return cleaned?.source;
}

test.each(HOSTILE)('[API-06] refuses %s with the reason', async (_name, source, reason) => {
  expect((await reasonsOf(source)).join('\n')).toContain(reason);
});

test('[API-06] names every place', async () => {
  const source = svg('<script/><path id="a" onclick="x"/><image href="https://evil.example"/>');
  expect(await reasonsOf(source)).toEqual([
    `<script>: ${NOT_ALLOWED}`,
    '<path> #a: The event handler "onclick" is not allowed in a design.',
    '<image>: The reference "https://evil.example" points outside the file.',
  ]);
});

test('[API-06] refuses more than 5,000 elements or 8 MB @long', async () => {
  expect(await reasonsOf(svg('<g/>'.repeat(MOST_ELEMENTS)))).toEqual([
    'The file has more than 5000 elements.',
  ]);
  expect(await reasonsOf(svg(`<text>${'x'.repeat(MOST_SOURCE_BYTES)}</text>`))).toEqual([
    'The file is larger than 8 MB.',
  ]);
});

test.each(['bakery', 'bookshop', 'carwash', 'garden', 'pizza', 'salon'])(
  '[API-06] the design "%s" looks the same, and a second cleaning changes nothing',
  async (name) => {
    const source = readFileSync(`designs/${name}/strip.svg`, 'utf8');
    const cleaned = (await cleanSvg(source)) ?? '';
    const count = (text: string) => text.match(/<(?:path|rect|circle|text|tspan|use|g)\b/g)?.length;
    expect(count(cleaned)).toBe(count(source));
    expect(await cleanSvg(cleaned)).toBe(cleaned);
  },
);

test('[API-06] keeps references inside the file, embedded pictures and plain rules', async () => {
  const inner =
    '<style>.a{fill:url(#sun)}@media print{.a{fill:#000}}</style>' +
    '<defs><linearGradient id="sun"><stop offset="0" stop-color="#FFF"/></linearGradient></defs>' +
    '<path id="images" class="a" d="M0 0H9" style="stroke:#111"/>' +
    '<use href="#images"/><image href="data:image/png;base64,iVBORw0KGgo="/>' +
    '<text data-label="Headline">Rolls &amp; more</text>';
  const cleaned = await cleanSvg(svg(inner));
  expect(cleaned).toBe(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`);
});

test('[API-06] keeps masks, filters, patterns and the colors of a raster', async () => {
  const inner =
    '<defs><filter id="r1"><feDropShadow dx="2" dy="2" stdDeviation="3" style="flood-color:var(--fill-FILL1);flood-opacity:0.5"/></filter>' +
    '<mask id="r2" style="mask-type:alpha"><rect width="9" height="9" style="fill:#FFFFFF"/></mask>' +
    '<pattern id="r3" width="2" height="2" patternUnits="userSpaceOnUse"><circle r="1" style="fill:var(--fill-FILL2)"/></pattern>' +
    '<path id="r4" d="M0 0H9"/></defs>' +
    '<g style="filter:url(#r1);mask:url(&quot;#r2&quot;)"><rect width="9" height="9" style="fill:url(#r3)"/></g>' +
    '<text><textPath href="#r4">round</textPath></text>';
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" preserveAspectRatio="xMidYMid meet">${inner}</svg>`;
  expect(await cleanSvg(source)).toBe(source);
});

test('[API-06] removes doctype, comments and metadata of drawing programs', async () => {
  const source = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:pen="urn:pen" pen:page="1"><!-- by hand --><pen:view zoom="2"/><title>Rolls</title><path d="M0 0" pen:node="c"/></svg>`;
  expect(await cleanSvg(source)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
  );
});

test.each([
  ['document types without an end', '<!DOCTYPE '.repeat(150_000)],
  ['one that opens a bracket late', `<!DOCTYPE svg ${'<!DOCTYPE '.repeat(150_000)}[`],
])('[API-06] refuses %s in time', async (_what, source) => {
  const reasons = await reasonsOf(source);
  expect(reasons).toHaveLength(1);
  expect(reasons).not.toContain(pictureWords.svgTooComplicated());
});
