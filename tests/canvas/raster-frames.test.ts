import { afterAll, describe, expect, test } from 'vitest';
import type { DesignDocument } from '../../src/domain/design/design-document.ts';
import type { StripChoices } from '../../src/render/compose/strip.ts';
import { composeDesign, composeRideAlong, composeStrip } from '../../src/render/compose/strip.ts';
import { createExporter } from '../../src/render/export/export-scenes.ts';
import { embeddedFontsOf } from '../../src/render/fonts/font-faces.ts';
import type { Scene } from '../../src/render/scene/scene.ts';
import { importDesign } from '../../src/render/svg/import-design.ts';
import type { DrawingLevel } from '../../src/render/svg/report.ts';
import { differing, draw, drawByBrowser } from './pictures.ts';

const FIRST = { ground: '#FFF6E8', shape: '#E4572E', shade: '#17BEBB' };
const SECOND = { ground: '#F1E3FF', shape: '#1F4FBF', shade: '#76B041' };
type Colors = typeof FIRST;

/** An ellipse that the browser ignores and our shapes would draw. */
const UNDRAWN = '<ellipse cx="150" cy="200" rx="70" ry="auto" fill="#E4572E"/>';

/** Forces an import at one level; bands do not blend with each other. */
const MORE: Readonly<Record<DrawingLevel, (colors: Colors) => string>> = {
  shapes: () => '',
  bands: ({ shade }) => UNDRAWN + words(shade),
  picture: ({ shade }) =>
    `${UNDRAWN}${words(shade)}<rect x="250" y="90" width="90" height="90" fill="${shade}" style="mix-blend-mode:multiply"/>`,
};

/** 600x400 px with a different mark in every corner. */
function drawing(colors: Colors, level: DrawingLevel, viewBox = '0 0 600 400'): string {
  const { ground, shape, shade } = colors;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">` +
    '<mask id="m"><rect width="600" height="60" fill="#FFFFFF"/><rect y="340" width="600" height="60" fill="#888888"/></mask>' +
    `<rect width="600" height="400" fill="${ground}"/>` +
    `<rect x="20" y="20" width="90" height="360" fill="${shade}" mask="url(#m)"/>` +
    `<path d="M600 400H480L600 280Z" fill="${shade}"/>` +
    `<g opacity="0.9"><rect x="300" y="110" width="180" height="150" fill="${shape}"/>` +
    `<circle cx="450" cy="190" r="70" fill="${shade}" style="mix-blend-mode:multiply"/></g>` +
    `${MORE[level](colors)}</svg>`
  );
}

function words(color: string): string {
  return `<text x="240" y="330" font-family="Lato" font-size="40" fill="${color}">Words</text>`;
}

async function imported(level: DrawingLevel): Promise<DesignDocument> {
  const options = { host: document, type: 'strip', width: 600 } as const;
  const { design, report } = await importDesign(drawing(FIRST, level), options);
  expect(report.level).toBe(level);
  const [first] = design.schemes;
  const recolored = (tokens: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(tokens).map(([token, color]) => [token, secondOf(color)] as const),
    );
  const { fill, stroke, text } = first.tokens;
  const tokens = { fill: recolored(fill), stroke: recolored(stroke), text: recolored(text) };
  return { ...design, schemes: [first, { name: 'Scheme 2', tokens }] };
}

function secondOf(color: string): string {
  const name = Object.keys(FIRST).find((key) => Reflect.get(FIRST, key) === color);
  return Reflect.get(SECOND, name ?? '') as string;
}

const SCENES: Readonly<Record<string, (design: DesignDocument, choices: StripChoices) => Scene>> = {
  'the Apple strip': (design, choices) => composeStrip(design, choices, 'apple'),
  'the Google strip': (design, choices) => composeStrip(design, choices, 'google'),
  'the Ride-Along': composeRideAlong,
  'a picture of another size': (design, choices) =>
    composeDesign(design, choices, { width: 331, height: 300 }),
  'another view of the strip': (design, choices) => {
    const view = { scale: 1, x: 0, y: 0 };
    return { ...composeStrip(design, choices, 'apple'), width: 600, height: 400, view };
  },
};

/** The part of the source that a Scene shows, as Chromium draws it. */
async function theirs(scene: Scene, colors: Colors, level: DrawingLevel): Promise<ImageData> {
  const { width, height, view } = scene;
  const part = [-view.x, -view.y, width, height].map((length) => length / view.scale).join(' ');
  const font = { family: 'Lato', weight: 400, italic: false };
  const { rules } = await embeddedFontsOf([{ font, text: 'Words' }]);
  return drawByBrowser(drawing(colors, level, part), width, height, rules);
}

/** Percent: scaled letters are slightly softer; a wrong frame differs by tens. */
const MOST = 0.2;

const exporter = createExporter();
afterAll(() => exporter.close());

describe.each(['shapes', 'bands', 'picture'] as const)('a design imported as %s', (level) => {
  const long = level === 'bands' ? '' : ' @long';

  test(`[REND-04] is drawn completely and changes color in every picture${long}`, async () => {
    const design = await imported(level);
    const shares: Record<string, string> = {};
    for (const [name, compose] of Object.entries(SCENES)) {
      for (const [scheme, colors] of [FIRST, SECOND].entries()) {
        const scene = compose(design, { scheme: design.schemes[scheme]?.name ?? '', text: {} });
        const share = differing(await draw(scene), await theirs(scene, colors, level));
        if (share > MOST) shares[`${name}, scheme ${scheme + 1}`] = `${share.toFixed(3)} %`;
      }
    }
    expect(shares).toEqual({});
  });
});
