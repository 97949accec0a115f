import { expect, test } from 'vitest';
import { importDesign } from '../../src/render/svg/import-design.ts';
import { parseInert } from '../../src/render/svg/reading/read-svg.ts';
import { largestPatch } from '../../src/render/svg/patches.ts';
import { AS_STRIP, imported, LATO, svg } from './imported.ts';

test.each([
  [
    'words beside a tspan',
    `<text x="60" y="120" ${LATO}>Save <tspan font-weight="700">50%</tspan> today</text>`,
    ['Save', '50%', 'today'],
  ],
  [
    'a line split into kerned parts',
    `<text x="60" y="240" ${LATO}><tspan letter-spacing="-.6">C</tspan><tspan>ÓDIG</tspan><tspan>O</tspan></text>`,
    ['CÓDIGO'],
  ],
  [
    'a pair that Affinity kerns within a line',
    `<text x="60" y="200" ${LATO}>lunch <tspan x="226px 246.5px " y="200px 200px ">fo</tspan>r one</text>`,
    ['lunch', 'for', 'one'],
  ],
  [
    'lines that end with a space or a significant line break',
    `<text xml:space="preserve" style="white-space:pre" ${LATO}><tspan x="60" y="120">Free wash with&#10;</tspan><tspan x="60" y="190">every wax </tspan></text>`,
    ['Free wash with', 'every wax'],
  ],
])('[REND-04, ADMT-02] %s: the words stay texts', async (_what, body, words) => {
  expect(await imported(svg(body))).toMatchObject({ words, level: 'shapes' });
});

test('[ADMT-02] letters that are placed one by one become fewer texts', async () => {
  const parts = [...'CÓDIGO'].map(
    (letter, index) => `<tspan x="${60 + index * 44}" y="0">${letter}</tspan>`,
  );
  const source = svg(`<text transform="translate(0 120)" ${LATO}>${parts.join('')}</text>`);
  expect((await imported(source)).words.length).toBeLessThanOrEqual(6);
});

test.each([
  [
    'a blend mode that only browsers have',
    '<rect id="r" width="900" height="300" fill="#A00" style="mix-blend-mode:plus-lighter"/>',
    'Everything but the text is drawn as an image: as shapes, its blend mode "plus-lighter" would be missing.',
  ],
  [
    'a clip path that a style scales',
    '<clipPath id="c"><circle cx="600" cy="200" r="80" style="scale:1.5;transform-origin:600px 200px"/></clipPath><rect id="r" x="400" y="50" width="400" height="300" fill="#8C5BB8" clip-path="url(#c)"/>',
    expect.stringContaining('drawn as an image'),
  ],
])(
  '[ADMT-05] %s makes the drawing one image, and the report says why',
  async (_what, body, reason) => {
    const { remarks, level } = await imported(svg(body));
    expect(level).toBe('bands');
    expect(remarks).toMatchObject([{ kind: 'raster', element: '<rect> #r', reason }]);
  },
);

test('[SAFE-08] the browser knows no element of a parsed source, so that none applies a style', () => {
  const box = '<div xmlns="http://www.w3.org/1999/xhtml" style="backdrop-filter:blur(12px)"/>';
  const parsed = parseInert(svg(`<foreignObject>${box}</foreignObject><g style="opacity:.5"/>`));
  const elements = [...parsed.querySelectorAll('*')];
  expect(elements.map(({ localName }) => localName)).toContain('div');
  expect(elements.filter((element) => element instanceof HTMLElement)).toEqual([]);
  expect(elements.filter((element) => element instanceof SVGElement)).toEqual([]);
});

test('[REND-04] an angular gradient and a mesh become the mean of their colors', async () => {
  const box =
    '<div xmlns="http://www.w3.org/1999/xhtml" style="background:conic-gradient(from 90deg,rgba(0,0,0,1) 0deg,rgba(0,0,0,1) 180deg,rgba(255,0,0,1) 180deg,red 360deg);opacity:.5"></div>';
  const mesh =
    '<meshgradient id="m"><stop style="stop-color:#00f"/><stop style="stop-color:#fff"/></meshgradient>';
  const { design } = await imported(
    svg(
      `${mesh}<foreignObject width="90" height="90">${box}</foreignObject><path d="M200 0h90v90z" fill="url(#m)"/>`,
    ),
  );
  expect(Object.values(design.schemes[0].tokens.fill)).toEqual(['#FFF4E0', '#800000', '#8080FF']);
  expect(design.data.objects[1]).toMatchObject({ fillOpacity: 0.5 });
});

const ACCEPTED = {
  'an invisible text, which stays invisible, including its tspans': `<text x="60" y="120" ${LATO} opacity="0">Gone <tspan fill="#AA0000">too</tspan></text>`,
  'text without a font family': '<text x="60" y="120" font-size="60">Plain</text>',
  'a color of a wide space':
    '<rect width="300" height="200" style="fill:#f00;fill:color(display-p3 1 .2 .1)"/>',
  'a switch':
    '<switch><foreignObject requiredExtensions="x:y"/><g><rect width="300" height="200" fill="#0A0"/></g></switch>',
  'an animation':
    '<rect width="300" height="200" fill="#0A0"><animate attributeName="x" to="90"/></rect>',
  'a use that leads nowhere': '<use href="#nowhere"/>',
  'a shape without points': '<polygon points="" fill="#0A0"/>',
  'a link with a rule':
    '<style>a rect{fill:#0A0}</style><a href="#x"><rect width="300" height="200"/></a>',
  'a rule for the namespace of the others':
    '<style>@namespace url(http://www.w3.org/2000/svg);.a{fill:#0A0}</style><rect class="a" width="300" height="200"/>',
  'an arrowhead that shows beyond its box':
    '<defs><marker id="m" overflow="visible" orient="auto"><path d="M-12 -12L12 0L-12 12Z" fill="#A00"/></marker></defs><path d="M60 60H400" stroke="#333" stroke-width="4" marker-end="url(#m)"/>',
  'a gradient on a stretched line':
    '<linearGradient id="g"><stop stop-color="#A00"/><stop offset="1" stop-color="#00A"/></linearGradient><path transform="scale(4 1)" d="M20 60L200 200" stroke="url(#g)" stroke-width="12"/>',
  'what a style moves':
    '<rect width="100" height="80" fill="#0A0" style="translate:200px 90px;rotate:20deg"/>',
  'a gradient that mixes light':
    '<linearGradient id="g" color-interpolation="linearRGB"><stop stop-color="#F00"/><stop offset="1" stop-color="#00F"/></linearGradient><rect width="500" height="300" fill="url(#g)"/>',
  'a font of its own letters':
    '<defs><font id="f"><font-face font-family="Lato"/><glyph unicode="A" d="M0 0H9"/></font></defs><rect width="300" height="200" fill="#0A0"/>',
  'a dotted line with round dots':
    '<path d="M60 60H600M60 120L600 300" fill="none" stroke="#333" stroke-width="14" stroke-linecap="round" stroke-dasharray="0 30"/><circle cx="800" cy="200" r="90" fill="none" stroke="#A00" stroke-width="12" stroke-linecap="round" stroke-dasharray="0 24"/>',
  'an underline of its own color and thickness':
    '<text x="60" y="120" font-family="Lato" font-size="60" fill="#123456" style="text-decoration:underline;text-decoration-color:#C00;text-decoration-thickness:9px">Under</text>',
};

test.each(Object.entries(ACCEPTED))('[REND-04] accepts %s', async (_what, body) => {
  await expect(imported(svg(body))).resolves.toMatchObject({ level: 'shapes' });
});

test('[ADMT-02] words set apart become a text each, and the report says so', async () => {
  const source = svg(`<text x="60" y="120" dx="0 0 0 0 14" ${LATO}>NNN HHH</text>`);
  const { words, remarks, level } = await imported(source);
  expect({ words, level }).toEqual({ words: ['NNN', 'HHH'], level: 'shapes' });
  expect(remarks.map(({ kind }) => kind)).toEqual(['apart']);
});

test.each([
  ['a GIF', 'data:image/gif;base64,R0lGODdhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs='],
  [
    'an SVG in base64',
    `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20" viewBox="0 0 30 20"><rect width="30" height="20" fill="#0A5"/><circle cx="15" cy="10" r="6" fill="#FFF"/><script>globalThis.ran=true</script></svg>')}`,
  ],
  [
    'an SVG as text',
    'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 30 20%22%3E%3Crect width=%2230%22 height=%2220%22 fill=%22%230A5%22/%3E%3C/svg%3E',
  ],
])(
  '[REND-04] %s inside an image is drawn, as an image that the services accept',
  async (_what, source) => {
    const body = `<image x="60" y="40" width="600" height="300" href="${source}"/>`;
    const { design, report, cleanSource } = await importDesign(svg(body), AS_STRIP);
    expect([report.level, 'ran' in globalThis]).toEqual(['shapes', false]);
    expect(report.difference).toBeLessThan(0.1);
    expect(design.data.objects.at(-1)).toMatchObject({
      kind: 'image',
      source: expect.stringMatching(/^data:image\/png;base64,/u),
    });
    expect(cleanSource).not.toMatch(/image\/(?:gif|svg)/u);
  },
);

test('[REND-04] accepts a root without its namespace', async () => {
  await expect(imported(svg('', ''))).resolves.toMatchObject({ level: 'shapes' });
});

test('[ADMT-11] the largest patch counts touching pixels, including corners', () => {
  const mask = new Uint8ClampedArray(5 * 3 * 4);
  for (const [x, y] of [
    [0, 0],
    [1, 1],
    [4, 0],
    [4, 1],
    [4, 2],
  ] as const)
    mask[(y * 5 + x) * 4 + 3] = 255;
  expect(largestPatch(mask, { width: 5, height: 3 })).toEqual({ pixels: 3, x: 4, y: 0 });
});
