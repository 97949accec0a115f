import { expect, test } from 'vitest';
import { imported, LATO, svg } from './imported.ts';

/** Visible only if a rule is ignored or a branch is drawn that must be left out. */
const RED = 'width="300" height="200" fill="#F00"';

const SHAPE = '<rect class="a" width="300" height="200"/>';
const AS_IN_BROWSERS = {
  'a sheet for print': `<style media="print">rect{fill:#F00}</style>${SHAPE}`,
  'a sheet for screens': `<style media="(min-width:1px)">.a{fill:#00F}</style>${SHAPE}`,
  'a sheet of no CSS': `<style type="text/x-none">.a{fill:#00F}</style>${SHAPE}`,
  'a rule for what is supported': `<style>@supports (fill:red){.a{fill:#0A0}} @supports (no:no){.a{fill:#F00}}</style>${SHAPE}`,
  'words in capitals': `<text x="60" y="120" ${LATO} style="text-transform:capitalize">two-for one’s</text>`,
  'ligatures as letters': `<text x="60" y="120" ${LATO}>ﬁne ﬂow</text>`,
  'what is for another language, or asks for nothing that there is': ['tlh', 'e', '']
    .map((code) => `<rect systemLanguage="${code}" ${RED}/>`)
    .join(''),
  'rules for a dark screen': `<style>@media (prefers-color-scheme:dark){rect{fill:#000}}</style>${SHAPE}`,
  'a use with a new and an old reference': `<defs><circle id="dot" cx="60" cy="60" r="50" fill="#0A0"/></defs><use xmlns:xlink="http://www.w3.org/1999/xlink" href="#dot" xlink:href="#nowhere"/>`,
  'lines that lead nowhere but have round ends':
    '<path d="M90.1 90h0M190.6 90z" stroke="#A00" stroke-width="60" stroke-linecap="round"/><line x1="290" y1="90" x2="290" y2="90" stroke="#A00" stroke-width="60" stroke-linecap="square"/>',
  'a clip in units of a ten-thousandth px':
    '<clipPath id="c"><rect width="12192000" height="4681728"/></clipPath><g clip-path="url(#c)" transform="matrix(.0000922737 0 0 .0000922737 0 0)"><rect width="12192000" height="4681728" fill="#0A0"/></g>',
  'shares of a viewport that has no coordinates of its own':
    '<svg x="60" y="60" width="400" height="300"><rect x="10%" y="10%" width="80%" height="80%" fill="none" stroke="#A00" stroke-width="9%"/></svg>',
};

test.each(Object.entries(AS_IN_BROWSERS))(
  '[REND-04] %s: drawn as in browsers, without a remark',
  async (_what, body) => {
    const { level, remarks } = await imported(svg(body));
    expect({ level, remarks }).toEqual({ level: 'shapes', remarks: [] });
  },
);

test('[ADMT-05] a clip path, mask or paint that is not displayed has no effect, as in browsers, and is named', async () => {
  const none = (tag: string) =>
    `<${tag} id="${tag}" style="display:none"><circle cx="60" cy="60" r="20" fill="#FFF"/></${tag}>`;
  const gradient =
    '<linearGradient id="paint" display="none"><stop stop-color="#F00"/></linearGradient>';
  const { level, remarks } = await imported(
    svg(
      `${none('clipPath')}${none('mask')}${gradient}<rect clip-path="url(#clipPath)" width="300" height="200"/><rect mask="url(#mask)" y="200" width="300" height="200"/><rect x="400" width="300" height="200" fill="url(#paint)"/>`,
    ),
  );
  expect(level).toBe('shapes');
  const reason = 'The drawing does not show it: it is left out.';
  expect(remarks.filter(({ kind }) => kind === 'left out')).toEqual(
    ['<clipPath> #clipPath', '<mask> #mask', '<linearGradient> #paint'].map((element) => ({
      kind: 'left out',
      element,
      reason,
      line: 1,
    })),
  );
});

test('[ADMT-05] reports unusual letter positions and paints that no browser knows', async () => {
  const line = (index: number, style: string) =>
    `<text id="t${index}" x="60" y="${80 + index * 80}" ${LATO} style="${style}">AVATAR office</text>`;
  const styles = ['font-kerning:none', 'font-variant-ligatures:none', 'text-shadow:4px 4px #00F'];
  const mesh = '<meshgradient id="m"/><rect width="90" height="90" fill="url(#m) #999"/>';
  const usual = line(3, "font-feature-settings:'kern' 1,'liga'");
  const { words, level, remarks } = await imported(
    svg(mesh + styles.map((style, index) => line(index, style)).join('') + usual),
  );
  expect({ words, level }).toEqual({ words: ['AVATAR office'], level: 'shapes' });
  expect(remarks.map(({ kind, element }) => [kind, element])).toEqual([
    ['left out', '<meshgradient> #m'],
    ...['#t0', '#t1', '#t2'].flatMap((id) => [
      ['raster', `<text> ${id}`],
      ['words', `<text> ${id}`],
    ]),
  ]);
});
