import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cleanSvgs } from '../../../server/media/svg-source.ts';
import * as pictureWords from '../../../src/words/server/pictures.gen.ts';
import { MOST_ELEMENTS, MOST_SOURCE_BYTES } from '../../../src/domain/svg/allow-list.ts';

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${attributes}>${inner}</svg>`;

const NOT_ALLOWED = 'This element is not allowed in a design.';

/** What is inside an SVG, by the reason for which it is refused. */
const HOSTILE_PARTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [NOT_ALLOWED]: {
    'a script': '<script>alert(1)</script>',
    'a script by address': '<script href="https://evil.example/x.js"/>',
    'a script in capitals': '<SCRIPT>alert(1)</SCRIPT>',
    'a script with a prefix': '<s:script xmlns:s="http://www.w3.org/2000/svg">x</s:script>',
    'a script of HTML': '<h:script xmlns:h="http://www.w3.org/1999/xhtml">x</h:script>',
    'a foreign object':
      '<foreignObject><b xmlns="http://www.w3.org/1999/xhtml">x</b></foreignObject>',
    'an iframe': '<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/>',
    'a link': '<a href="https://evil.example"><text>x</text></a>',
    'a link that runs': '<a xlink:href="javascript:alert(1)"><text>x</text></a>',
    'an animated reference': '<animate attributeName="href" to="javascript:alert(1)"/>',
    'a set reference': '<set attributeName="onclick" to="alert(1)"/>',
    'a filter that fetches': '<filter id="f"><feImage href="https://evil.example/x.png"/></filter>',
  },
  'points outside the file.': {
    'an image from elsewhere': '<image href="https://evil.example/x.png"/>',
    'an image from the machine': '<image xlink:href="file:///etc/passwd"/>',
    'an image by a relative path': '<image href="../../secret.png"/>',
    'an SVG inside an image': '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
    'HTML inside an image': '<image href="data:text/html;base64,PGI+"/>',
    'a use from elsewhere': '<use href="https://evil.example/x.svg#a"/>',
    'a use of data': '<use href="data:image/svg+xml;base64,PHN2Zy8+#a"/>',
    'a pattern from elsewhere': '<pattern href="https://evil.example/x.svg#p"/>',
  },
  '"fill" refers to something outside': {
    'a fill from elsewhere': '<path fill="url(https://evil.example/#a)"/>',
  },
  '"style" refers to something outside': {
    'a style that fetches': '<path style="background:url(//evil.example/x)"/>',
    'a style that hides its fetch': '<path style="fill:u\\72l(//evil.example)"/>',
    'an unclosed url': '<path style="fill:url(//evil.example"/>',
    'an image set': '<path style="mask-image:image-set(&quot;//evil.example&quot; 1x)"/>',
    'a mask from elsewhere': '<g style="mask:url(https://evil.example/x.svg#m)"/>',
  },
  'Its rules load or run something, or hide their content.': {
    'an import': '<style>@import "https://evil.example/x.css";</style>',
    'an import spelt in escapes': '<style>@\\69mport "https://evil.example/x.css";</style>',
    'a font face': '<style>@font-face{font-family:x;src:url(//evil.example/x)}</style>',
    'a rule that fetches': '<style>path{fill:url("https://evil.example/#a")}</style>',
    'a rule that fetches past a comment': '<style>path{fill:url/**/(//evil.example)}</style>',
    'an expression': '<style>path{width:expression(alert(1))}</style>',
    'a style that closes itself': '<style><![CDATA[</style><script>alert(1)</script>]]></style>',
  },
  '<path> #leaf: The event handler "onclick"': {
    'onclick on a shape': '<path id="leaf" onclick="x()"/>',
  },
  [`<g> #${'🍂'.repeat(57)}…:`]: {
    'a handler below a long name': `<g id="${'🍂'.repeat(61)}" onclick="x()"/>`,
  },
  'The event handler "ONMOUSEOVER"': { 'a handler in capitals': '<g ONMOUSEOVER="x()"/>' },
  '"xml:base" makes references': {
    'a base elsewhere': '<g xml:base="https://evil.example/"><use href="#a"/></g>',
  },
  'It is nested too deeply.': { 'a deep nest': `${'<g>'.repeat(70)}${'</g>'.repeat(70)}` },
};

/** Whole files, likewise. */
const HOSTILE_FILES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '<svg>: The event handler "onload" is not allowed': { onload: svg('', ' onload="alert(1)"') },
  'Entities are not allowed': {
    'an entity': `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('<text>&x;</text>')}`,
    'an entity from the machine': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
    'a billion laughs': `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>${svg('<text>&b;</text>')}`,
  },
  'Processing instructions are not allowed': {
    'a style sheet by instruction': `<?xml-stylesheet href="https://evil.example/x.css"?>${svg('')}`,
  },
  'its root element must be <svg>': {
    'another outermost element': '<html xmlns="http://www.w3.org/1999/xhtml"/>',
    'an SVG of no namespace': '<svg><path d="M0 0"/></svg>',
  },
  'The file is not well-formed XML.': {
    'half a file': '<svg xmlns="http://www.w3.org/2000/svg"><g>',
    'no XML': 'GIF89a',
  },
};

const HOSTILE = [
  ...Object.entries(HOSTILE_PARTS).flatMap(([reason, parts]) =>
    Object.entries(parts).map(([name, inner]) => [name, svg(inner), reason] as const),
  ),
  ...Object.entries(HOSTILE_FILES).flatMap(([reason, files]) =>
    Object.entries(files).map(([name, source]) => [name, source, reason] as const),
  ),
];

async function reasonsOf(source: string): Promise<readonly string[]> {
  return (await cleanSvgs([source]))[0]?.reasons ?? [];
}

async function cleanSvg(source: string): Promise<string | null | undefined> {
  return (await cleanSvgs([source]))[0]?.source;
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
