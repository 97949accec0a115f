/** Exports of design programs beyond plain SVG: each is drawn as in Chromium, or the report names the difference (ADMT-05). */
import { type } from 'arktype';
import { expect, test } from 'vitest';
import { designDocumentSchema } from '../../src/domain/design/design-document.schema.ts';
import { importDesign } from '../../src/render/svg/import-design.ts';
import { AS_STRIP, imported, LATO, svg } from './imported.ts';
import { draw } from './pictures.ts';

const RECT = 'x="60" y="60" width="900" height="300"';

const EVENED = 'Its letters are spaced evenly, so it is one field.';

const stops = (count: number, colorAt: (index: number) => string) =>
  Array.from(
    { length: count },
    (_, index) => `<stop offset="${index / (count - 1)}" stop-color="${colorAt(index)}"/>`,
  ).join('');
const rainbow = (index: number) => `hsl(${Math.round((index * 360) / 257)},70%,50%)`;
const stripes = (index: number) => (index % 2 === 0 ? '#FF0000' : '#0000FF');

/** Object kinds behind the background, and the kinds of remarks with their elements. */
const EXPORTED: Readonly<
  Record<string, readonly [body: string, kinds: string, remarks: readonly string[]]>
> = {
  'a smooth gradient of 257 stops': [
    `<linearGradient id="g">${stops(257, rainbow)}</linearGradient><rect ${RECT} fill="url(#g)"/>`,
    'path',
    [],
  ],
  'a gradient of 257 stripes': [
    `<radialGradient id="g">${stops(257, stripes)}</radialGradient><rect id="r" ${RECT} fill="url(#g)"/>`,
    'raster',
    ['raster <rect> #r'],
  ],
  'rules and a font from elsewhere': [
    `<style>@import url(https://elsewhere.example/a.css);@font-face{font-family:Lato;src:url(https://elsewhere.example/a.woff2)}.a{fill:#0A5}</style><rect class="a" ${RECT}/>`,
    'path',
    ['left out <style> @import', 'left out <style> @font-face'],
  ],
  'Inkscape’s mesh with its script': [
    `<meshgradient id="m"/><rect ${RECT} fill="url(#m) #999"/><script id="mesh_polyfill">document.querySelectorAll("meshgradient"); globalThis.ran = 1</script>`,
    'path',
    ['left out <meshgradient> #m', 'left out <script> #mesh_polyfill'],
  ],
  'Figma’s angular gradient': [
    `<g clip-path="url(#c)" data-figma-skip-parse="true"><g transform="matrix(.45 0 0 .15 510 210)"><foreignObject id="a" x="-1001" y="-1001" width="2002" height="2002"><div xmlns="http://www.w3.org/1999/xhtml" style="background:conic-gradient(from 90deg,rgba(255,0,0,1) 0deg,rgba(0,0,255,1) 360deg);height:100%;width:100%;opacity:1"></div></foreignObject></g></g><rect ${RECT} fill="none" data-figma-gradient-fill="{&quot;type&quot;:&quot;GRADIENT_ANGULAR&quot;}"/><defs><clipPath id="c"><rect ${RECT}/></clipPath></defs>`,
    'path',
    ['adapted <foreignObject> #a'],
  ],
  'Inkscape’s mesh on a path with an effect': [
    '<defs><path-effect xmlns="http://www.inkscape.org/namespaces/inkscape" id="e" effect="bspline"/><meshgradient id="m" x="60" y="60" gradientUnits="userSpaceOnUse"><meshrow><meshpatch><stop path="c 300,0 600,0 900,0" style="stop-color:#ff0000;stop-opacity:1"/><stop path="c 0,100 0,200 0,300" style="stop-color:#0000ff"/></meshpatch></meshrow></meshgradient></defs><path xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:path-effect="#e" inkscape:original-d="M 60,60 H 960" style="fill:url(#m)" d="M60 60H960V360H60Z"/>',
    'path',
    ['adapted <meshgradient> #m'],
  ],
  'a mesh with the colors of another, and a solid paint': [
    `<solidColor id="s" solid-color="#A05"/><path d="M0 0H9V9H0Z" fill="url(#s)"/><meshgradient id="a"><meshrow><meshpatch><stop stop-color="#0A5"/></meshpatch></meshrow></meshgradient><meshgradient id="b" href="#a"/><rect ${RECT} fill="url(#b)"/>`,
    'path path',
    ['adapted <solidColor> #s', 'adapted <meshgradient> #a', 'adapted <meshgradient> #b'],
  ],
  'Inkscape’s hatch with its script': [
    `<hatch id="h"><hatchpath d="M0 0V9"/></hatch><rect ${RECT} fill="url(#h) #0A5"/><script id="hatch_polyfill">globalThis.ran = 1</script>`,
    'path',
    ['left out <hatch> #h', 'left out <script> #hatch_polyfill'],
  ],
  'a web page of words, and HTML beside shapes': [
    `<rect ${RECT}/><foreignObject id="f" width="300" height="90"><p xmlns="http://www.w3.org/1999/xhtml">Shop</p></foreignObject><div xmlns="http://www.w3.org/1999/xhtml" id="d">Shop</div>`,
    'path',
    ['left out <foreignObject> #f', 'left out <div> #d'],
  ],
  'a picture within a filter': [
    `<filter id="f"><feImage id="i" href="https://elsewhere.example/a.png"/><feGaussianBlur stdDeviation="2"/></filter><rect id="r" ${RECT} fill="#0A5" filter="url(#f)"/>`,
    'raster',
    ['left out <feImage> #i', 'raster <rect> #r'],
  ],
  'media and handlers of SVG Tiny, a color profile and a page set': [
    `<rect ${RECT}/><color-profile id="c" href="file:///C:/press.icc"/><pageSet id="p"><page/></pageSet><video id="v" href="a.mp4"/><handler id="h" type="text/ecmascript">globalThis.ran = 1</handler><textArea id="t">Shop</textArea>`,
    'path',
    ['color-profile> #c', 'pageSet> #p', 'video> #v', 'handler> #h', 'textArea> #t'].map(
      (name) => `left out <${name}`,
    ),
  ],
  'the private data of Illustrator, CorelDRAW, Affinity and Inkscape': [
    `<pgf xmlns="http://ns.adobe.com/AdobeIllustrator/10.0/">eJzt</pgf><metadata id="CorelCorpID_0Corel-Layer"/><namedview xmlns="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"><page xmlns="http://www.inkscape.org/namespaces/inkscape"/></namedview><g xmlns:serif="http://www.serif.com/" serif:id="Layer 1"><rect ${RECT} style="-inkscape-stroke:none;fill-rule:evenodd"/></g>`,
    'path',
    [],
  ],
  'a text size without a unit': [
    '<text x="60" y="120" font-family="Lato" style="font-size:60;letter-spacing:4">Forty</text>',
    'text',
    [],
  ],
  'a font in one declaration': [
    '<style>.a{font:italic bold 60px/1.2 Lato,serif}</style><text class="a" x="60" y="120">Lato</text><text id="s" x="60" y="220" style="font:bold 60px sans-serif">Plain</text>',
    'text text',
    ['font <text> #s'],
  ],
  'a group in a clip path': [
    `<clipPath id="c"><g id="k"><circle cx="300" cy="200" r="150"/></g><rect x="600" y="100" width="200" height="200"/></clipPath><rect ${RECT} fill="#A00" clip-path="url(#c)"/>`,
    'path',
    ['left out <g> #k'],
  ],
  'a use of a shape, and one of a group, in a clip path': [
    `<defs><circle id="o" cx="300" cy="200" r="150"/><g id="k"><circle cx="700" cy="200" r="99"/></g></defs><clipPath id="c"><use href="#o"/><use id="u" href="#k"/></clipPath><rect ${RECT} fill="#A00" clip-path="url(#c)"/>`,
    'path',
    ['left out <use> #u'],
  ],
  'a gradient that is transformed to nothing': [
    `<linearGradient id="g" gradientTransform="matrix(0 0 0 0 0 0)">${stops(3, rainbow)}</linearGradient><rect id="r" ${RECT} fill="url(#g)" stroke="#A00"/>`,
    'path',
    ['missing <rect> #r'],
  ],
  'bold and italic that a font does not have': [
    '<text id="b" x="60" y="120" font-family="Bebas Neue" font-weight="700" font-size="60">Bold <tspan id="i" font-style="italic">slant</tspan></text>',
    'text text',
    ['font <text> #b', 'font <tspan> #i'],
  ],
  'a later family of a list': [
    `<text id="l" x="60" y="120" font-family="Gotham, 'Open Sans', sans-serif" font-size="60">Later</text>`,
    'text',
    ['font <text> #l'],
  ],
  'a blend mode of no browser': [
    `<style>.a{mix-blend-mode:linear-burn}</style><rect id="r" class="a" ${RECT} fill="#A00" style="mix-blend-mode:vivid-light"/><g style="mix-blend-mode:pass-through"><rect width="9" height="9"/></g>`,
    'path path',
    ['adapted <style> (number 1 of its kind)', 'adapted <rect> #r'],
  ],
  'letters of no size': [
    `<text id="z" x="60" y="120" font-family="Lato" font-size="0">Zero</text><text id="s" x="60" y="120" transform="scale(0)" ${LATO}>Gone</text>`,
    '',
    ['missing <text> #z', 'missing <text> #s'],
  ],
  'letters that are larger than everything': [
    '<text id="h" x="60" y="300" font-family="Lato" font-size="20000">Huge</text>',
    'raster',
    ['raster <text> #h', 'words <text> #h'],
  ],
  'more letters than a field takes': [
    `<text id="w" x="60" y="99" style="font:2px Lato">${'Hi you '.repeat(100)}</text>`,
    'raster',
    ['raster <text> #w', 'words <text> #w'],
  ],
  'more dashes than a line takes': [
    `<path id="d" d="M60 60H960" stroke="#A00" stroke-width="9" stroke-dasharray="${'4 3 5 2 '.repeat(30)}"/>`,
    'raster',
    ['raster <path> #d'],
  ],
  'linked pictures that the drawing does not show': [
    `<style>.off{display:none}</style><rect ${RECT}/><g style="display:none"><image id="i" width="9" height="9" href="file:///C:/stock/cookie.jpg"/></g><g class="off"><image id="c" width="9" height="9" href="cookie.jpg"/></g><g visibility="hidden"><image id="v" width="9" height="9" href="cookie.jpg"/></g><defs><symbol id="s"><image id="s1" width="9" height="9" href="cookie.jpg"/></symbol></defs><g display="none"><foreignObject id="f"><p xmlns="http://www.w3.org/1999/xhtml">hi</p></foreignObject><image id="d" width="9" height="9" href="data:image/png;base64,AAAA"/></g>`,
    'path',
    ['f', 'i', 'c', 'v', 's1', 'd'].map(
      (id) => `left out <${id === 'f' ? 'foreignObject' : 'image'}> #${id}`,
    ),
  ],
  'damaged path data, up to the error': [
    [
      '<path id="whole" d="M40 40H300V200z"/><path id="zeros" d="M040,040 L0300,0200 L040,0200z"/>',
      '<path id="cut" d="M400 40H600V200L400 200 banana"/><path id="none" d="40 40H90"/>',
      `<clipPath id="c"><path id="clip" d="M700 40H900V300z M9"/></clipPath><rect ${RECT} clip-path="url(#c)"/>`,
    ].join(''),
    'path path path path',
    ['cut', 'none', 'clip'].map((id) => `missing <path> #${id}`),
  ],
  'letters that the first font of a list lacks': [
    `<text x="60" y="120" ${LATO}>Łódź</text><text id="l" x="60" y="240" font-family="Lato, Georgia, sans-serif" font-size="60">Žluťoučký</text>`,
    'text raster',
    ['raster <text> #l', 'words <text> #l'],
  ],
  'a picture among the letters': [
    `<text x="60" y="120" ${LATO}>Łódź</text><text id="e" x="60" y="240" font-family="Lato" font-size="60">Ten 😀</text>`,
    'text raster',
    ['raster <text> #e', 'words <text> #e'],
  ],
  'a text whose direction is overridden': [
    `<text id="t" x="500" y="120" ${LATO} direction="rtl" unicode-bidi="bidi-override">override</text><rect ${RECT}/>`,
    'raster path',
    ['raster <text> #t', 'words <text> #t'],
  ],
  'a text with its letters on their sides': [
    `<text id="t" x="200" y="40" ${LATO} style="writing-mode:vertical-lr;text-orientation:sideways">Side</text><rect ${RECT}/>`,
    'raster path',
    ['raster <text> #t', 'words <text> #t'],
  ],
  'flowing text, and HTML beside a branch for other programs': [
    `<flowRoot id="f"><flowPara>Flow</flowPara></flowRoot><switch><foreignObject id="h" width="90" height="90"><p xmlns="http://www.w3.org/1999/xhtml">Shop</p></foreignObject><rect ${RECT}/></switch>`,
    'path',
    ['left out <flowRoot> #f', 'left out <foreignObject> #h'],
  ],
  'an id without end': [
    `<g id="${'g'.repeat(300)}" opacity=".5"><rect id="${'r'.repeat(300)}" ${RECT}/><rect width="9" height="9"/></g>`,
    'group',
    [],
  ],
};

test.each(Object.entries(EXPORTED))(
  '[REND-04, ADMT-05] %s: drawn as in Chromium, accepted by the services, and losses are reported',
  async (_what, [body, kinds, told]) => {
    const { design, level, remarks, difference } = await imported(svg(body));
    const [, ...objects] = design.data.objects;
    expect([level, objects.map(({ kind }) => kind).join(' ')]).toEqual(['shapes', kinds]);
    expect(remarks.map(({ kind, element }) => `${kind} ${element}`)).toEqual(told);
    expect(difference).toBeLessThan(0.05);
    expect(designDocumentSchema()(design)).not.toBeInstanceOf(type.errors);
    expect('ran' in globalThis).toBe(false);
  },
);

test('[ADMT-02] a hand-kerned headline becomes one field, and the report says so', async () => {
  const kerned = ['S', 'A', 'V', 'E 25%'].map(
    (part, index) => `<tspan x="${[0, 52.9, 115.6, 180.5][index]}" y="0">${part}</tspan>`,
  );
  const { words, level, remarks, difference, design } = await imported(
    svg(
      `<text id="t" transform="translate(60 200)" font-family="Lato" font-weight="900" font-size="96" fill="#A00">${kerned.join('')}</text><rect x="600" width="99" height="99" fill="#0A5"/>`,
    ),
  );
  expect([words, level]).toEqual([['SAVE 25%'], 'shapes']);
  expect(remarks).toMatchObject([{ kind: 'adapted', reason: EVENED }]);
  expect(difference).toBeLessThan(1.5);
  expect(design.data.objects).toHaveLength(3);
});

test.each([
  ['wider', [0, 311, 756.4]],
  ['narrower', [0, 249.9, 607.8]],
])(
  '[ADMT-02] a headline of a %s font that another stands in for becomes one field without new blanks',
  async (_width, places) => {
    const kerned = ['Buy o', 'ne get o', 'ne'].map(
      (part, index) => `<tspan x="${places[index]}" y="0">${part}</tspan>`,
    );
    const { words, level } = await imported(
      svg(
        `<text transform="translate(40 200)" font-family="Gotham" font-weight="700" font-size="100" fill="#A00">${kerned.join('')}</text>`,
      ),
    );
    expect([words, level]).toEqual([['Buy one get one'], 'shapes']);
  },
);

test('[ADMT-11] finds an even patch that is slightly darker and names the element there', async () => {
  const importing = importDesign(svg(`<rect id="r" ${RECT} fill="#FFFFFF"/>`), {
    ...AS_STRIP,
    async draw(scene) {
      const canvas = new OffscreenCanvas(scene.width, scene.height);
      const context = canvas.getContext('2d');
      context?.putImageData(await draw(scene), 0, 0);
      if (context !== null) context.fillStyle = 'rgb(0 0 0 / 4%)';
      context?.fillRect(100, 100, 60, 60);
      return canvas;
    },
  });
  await expect(importing).rejects.toMatchObject({
    problems: [
      {
        element: '<rect> #r',
        reason: 'It cannot be drawn exactly: 3364 pixels in one place would be lighter or darker.',
      },
    ],
  });
});
