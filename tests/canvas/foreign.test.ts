import { expect, test } from 'vitest';
import { textSlotsOf } from '../../src/domain/design/design-document.ts';
import { importDesign } from '../../src/render/svg/import-design.ts';
import { largestPatch } from '../../src/render/svg/patches.ts';
import { fonts } from './pictures.ts';

const svg = (body: string, root = 'xmlns="http://www.w3.org/2000/svg"') =>
  `<svg ${root} viewBox="0 0 1125 432"><rect width="1125" height="432" fill="#FFF4E0"/>${body}</svg>`;

async function imported(source: string) {
  const options = { host: document, fonts, type: 'strip', width: 1125 } as const;
  const { design, report } = await importDesign(source, options);
  const words = textSlotsOf(design).map(({ text }) => text);
  return { words, level: report.level, remarks: report.remarks, design };
}

const LATO = 'font-family="Lato" font-size="60" fill="#123456"';

test('[REND-04] the blank between words stays beside a tspan', async () => {
  const { words, level } = await imported(
    svg(`<text x="60" y="120" ${LATO}>Save <tspan font-weight="700">50%</tspan> today</text>`),
  );
  expect({ words, level }).toEqual({ words: ['Save', '50%', 'today'], level: 'shapes' });
});

test('[REND-04] a text that is not seen stays unseen, tspans and all', async () => {
  const { level } = await imported(
    svg(`<text x="60" y="120" ${LATO} opacity="0">Gone <tspan fill="#AA0000">too</tspan></text>`),
  );
  expect(level).toBe('shapes');
});

test('[ADMT-02] a line cut into kerned parts is one text', async () => {
  const parts = [...'CÓDIGO'].map(
    (letter, index) => `<tspan x="${60 + index * 44}" y="0">${letter}</tspan>`,
  );
  const source = svg(`<text transform="translate(0 120)" ${LATO}>${parts.join('')}</text>`);
  const { words } = await imported(source);
  expect(words.length).toBeLessThanOrEqual(6);
  const kerned = `<text x="60" y="240" ${LATO}><tspan letter-spacing="-.6">C</tspan><tspan>ÓDIG</tspan><tspan>O</tspan></text>`;
  expect((await imported(svg(kerned))).words).toEqual(['CÓDIGO']);
});

test('[ADMT-05] of a font that stands in, one remark is enough', async () => {
  const line = (y: number) =>
    `<text x="40" y="${y}" font-family="Nowhere Sans" font-size="40">Line</text>`;
  const { remarks } = await imported(svg([80, 160, 240].map(line).join('')));
  expect(remarks.filter(({ kind }) => kind === 'font')).toHaveLength(1);
});

test.each([
  ['text without a font family', '<text x="60" y="120" font-size="60">Plain</text>'],
  [
    'a color of a wide space',
    '<rect width="300" height="200" style="fill:#f00;fill:color(display-p3 1 .2 .1)"/>',
  ],
  [
    'a switch',
    '<switch><foreignObject requiredExtensions="x:y"/><g><rect width="300" height="200" fill="#0A0"/></g></switch>',
  ],
  [
    'an animation',
    '<rect width="300" height="200" fill="#0A0"><animate attributeName="x" to="90"/></rect>',
  ],
  ['a use that leads nowhere', '<use href="#nowhere"/>'],
  ['a shape without points', '<polygon points="" fill="#0A0"/>'],
  [
    'a link with a rule',
    '<style>a rect{fill:#0A0}</style><a href="#x"><rect width="300" height="200"/></a>',
  ],
  [
    'an arrowhead that shows beyond its box',
    '<defs><marker id="m" overflow="visible" orient="auto"><path d="M-12 -12L12 0L-12 12Z" fill="#A00"/></marker></defs><path d="M60 60H400" stroke="#333" stroke-width="4" marker-end="url(#m)"/>',
  ],
  [
    'a gradient on a stretched line',
    '<linearGradient id="g"><stop stop-color="#A00"/><stop offset="1" stop-color="#00A"/></linearGradient><path transform="scale(4 1)" d="M20 60L200 200" stroke="url(#g)" stroke-width="12"/>',
  ],
  [
    'what a style moves',
    '<rect width="100" height="80" fill="#0A0" style="translate:200px 90px;rotate:20deg"/>',
  ],
])('[REND-04] %s is taken', async (_what, body) => {
  await expect(imported(svg(body))).resolves.toMatchObject({ level: 'shapes' });
});

test('[REND-04] a root without its namespace is taken', async () => {
  await expect(imported(svg('', ''))).resolves.toMatchObject({ level: 'shapes' });
});

test('[ADMT-11] a clip of a group is kept once', async () => {
  const clip = Array.from(
    { length: 400 },
    (_, index) => `L${index * 2} ${(index * 37) % 400}`,
  ).join('');
  const shapes = Array.from(
    { length: 60 },
    (_, index) => `<circle cx="${index * 18}" cy="200" r="60" fill="#0A${index % 10}0A0"/>`,
  );
  const { design } = await imported(
    svg(
      `<clipPath id="c"><path d="M0 0${clip}Z"/></clipPath><g clip-path="url(#c)">${shapes.join('')}</g>`,
    ),
  );
  const clips = JSON.stringify(design).split('"rule":').length - 1;
  expect(clips).toBe(1);
});

test('[ADMT-11] the largest patch counts pixels that touch, corners included', () => {
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
