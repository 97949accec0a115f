import { expect, test } from 'vitest';
import { textSlotsOf, type TextObject } from '../../src/domain/design/design-document.ts';
import { importDesign } from '../../src/render/svg/import-design.ts';
import { AS_STRIP, bare as svg } from './imported.ts';
import { importSvg } from './pictures.ts';

async function textOf(body: string): Promise<TextObject> {
  const { data } = await importSvg(svg(body), 1125);
  const [object] = data.objects;
  if (object?.kind !== 'text') throw new Error('one text expected');
  return object;
}

test('[REND-03] equal colors share a token, except those that a swatch separates', async () => {
  const design = await importSvg(
    svg(
      '<rect width="9" height="9" fill="#ff0000" stroke="#0f0"/><rect width="9" height="9" fill="red"/><rect width="9" height="9" fill="red" data-swatch="lid"/><rect width="9" height="9" fill="#000" fill-opacity="0.0"/>',
    ),
    1125,
  );

  expect(design.schemes).toEqual([
    {
      name: 'Default Scheme',
      tokens: {
        fill: { FILL1: '#FF0000', FILL2: '#FF0000' },
        stroke: { STROKE1: '#00FF00' },
        text: {},
      },
    },
  ]);
  expect(design.data.objects.map(({ tokens }) => tokens)).toEqual([
    { fill: 'FILL1', stroke: 'STROKE1', text: null },
    { fill: 'FILL1', stroke: null, text: null },
    { fill: 'FILL2', stroke: null, text: null },
  ]);
});

test('[ADMT-05] the report names the token of every shape, also of equal colors that a swatch separates', async () => {
  const { elements } = await importDesign(
    svg(
      '<rect width="9" height="9" fill="red"/><path d="M9 9h9v9z" fill="red" data-swatch="lid"/>',
    ),
    AS_STRIP,
  );

  expect(elements.map(({ reason }) => reason)).toEqual(['With FILL1.', 'With FILL2.']);
});

test('[REND-03, STEP-11] every text has its own token, its words, and its name if it was named', async () => {
  const design = await importSvg(
    svg(
      '<text x="9" y="40" font-family="Lato" fill="#111"> Two   for <tspan fill="#222">one</tspan></text><text x="9" y="90" font-family="Lato" data-label="Fine print">Mondays</text><g id="save_up_to"><text x="9" y="120" font-family="Lato" id="text12">$5</text></g><text x="9" y="150" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:label="Offer" id="tspan4">Rolls</text><text x="9" y="180" aria-label="Loaves">Loaves</text>',
    ),
    1125,
  );

  expect(textSlotsOf(design)).toEqual([
    { token: 'TEXT1', label: 'Headline 1', text: 'Two for' },
    { token: 'TEXT2', label: 'Headline 2', text: 'one' },
    { token: 'TEXT3', label: 'Fine print', text: 'Mondays' },
    { token: 'TEXT4', label: 'Save up to', text: '$5' },
    { token: 'TEXT5', label: 'Offer', text: 'Rolls' },
    { token: 'TEXT6', label: 'Text 6', text: 'Loaves' },
  ]);
  expect(design.schemes[0].tokens.text).toEqual({
    TEXT1: '#111111',
    TEXT2: '#222222',
    TEXT3: '#000000',
    TEXT4: '#000000',
    TEXT5: '#000000',
    TEXT6: '#000000',
  });
});

test('[ADMT-02] the words of every text are edited alone: no two share an id, and the first keeps its own', async () => {
  const { data } = await importSvg(
    svg(
      '<g font-family="Lato"><text id="offer" x="9" y="40">Save <tspan fill="#c00">20%</tspan> today</text><use href="#offer" y="50"/><text id="text-2" x="9" y="150">Mondays</text></g>',
    ),
    1125,
  );
  const ids = data.objects.map(({ id }) => id);

  expect(ids).toEqual(['offer', 'text-1', 'text-3', 'text-4', 'text-5', 'text-6', 'text-2']);
});

test('[REND-05] replaces and reports a font that the product lacks', async () => {
  const { design, report } = await importDesign(
    svg('<text id="t" x="9" y="40" font-family="Papyrus">Hi</text>'),
    AS_STRIP,
  );
  const [object] = design.data.objects;

  expect(object?.kind === 'text' && object.fontFamily).toBe('Open Sans');
  expect(report.remarks).toEqual([
    {
      kind: 'font',
      element: '<text> #t',
      line: 1,
      reason: 'The font "Papyrus" is not one of the product\'s: Open Sans stands in.',
    },
  ]);
});

test('[REND-04] reads anchor, transform and box of a text in px of the document', async () => {
  const text = await textOf(
    '<text x="100" y="50" transform="translate(20 10) scale(2)" font-family="Lato" font-size="20" letter-spacing="1" text-anchor="middle" data-box="50 30 100 30">Hi</text>',
  );

  expect({
    x: text.x,
    baseline: text.baseline,
    align: text.align,
    fontSize: text.fontSize,
    letterSpacing: text.letterSpacing,
  }).toEqual({
    x: 220,
    baseline: 110,
    align: 'center',
    fontSize: 40,
    letterSpacing: 2,
  });
  expect(text.box).toEqual({ x: 120, y: 70, width: 200, height: 60 });
});
