import { describe, expect, test } from 'vitest';
import catalogue from '../../designs/catalogue.json';
import {
  type DesignDocument,
  type SchemeTokens,
  textsIn,
  type TextObject,
} from '../../src/domain/design/design-document.ts';
import { FONT_FILES } from '../../src/render/fonts/artwork.font-files.ts';
import { importDesign } from '../../src/render/svg/import-design.ts';
import { composeDesign } from '../../src/render/compose/strip.ts';
import { dailyPart } from './daily-part.ts';
import { differing, draw, drawByBrowser, fontFace } from './pictures.ts';

const sources = import.meta.glob<string>('/designs/**/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const schemes = import.meta.glob<readonly SchemeTokens[]>('/designs/**/*.schemes.json', {
  import: 'default',
  eager: true,
});
const generated = import.meta.glob<DesignDocument>('/designs/**/*.gen.json', {
  import: 'default',
  eager: true,
});

const STRIP_WIDTH = 1125;
const RIDE_ALONG_WIDTH = 600;

/** px; a third of a strip, as on a phone, and nine times faster to draw. */
const SMALL_WIDTH = 375;

const designs = Object.keys(sources).map((path) => ({
  name: path.slice('/designs/'.length, -'.svg'.length),
  width: path.endsWith('/ride-along.svg') ? RIDE_ALONG_WIDTH : STRIP_WIDTH,
}));

test('[REND-04] compares every strip and Ride-Along image of the catalogue', () => {
  const { templates } = catalogue;
  const listed = templates.flatMap(({ design, informedImages }) => [
    `${design}/strip`,
    ...(informedImages === null ? [] : [`${design}/ride-along`]),
  ]);
  expect(designs.map(({ name }) => name)).toEqual(listed.toSorted());
});

describe.each(dailyPart(designs))('$name', ({ name, width, long }) => {
  const source = sources[`/designs/${name}.svg`] ?? '';
  const furtherSchemes = schemes[`/designs/${name}.schemes.json`] ?? [];

  test(`[REND-03, REND-04, ADMT-10] matches the current import of its SVG, and both engines draw it as Chromium does${long}`, async () => {
    const options = { host: document, type: 'strip', width, furtherSchemes } as const;
    const { design, report } = await importDesign(source, options);

    // The importer compares at full size, by the canvas backend.
    expect([report.level, report.remarks, report.difference.toFixed(2)]).toEqual([
      'shapes',
      [],
      '0.00',
    ]);
    expect(design).toEqual(generated[`/designs/${name}.gen.json`]);

    const height = Math.round((SMALL_WIDTH * design.data.height) / width);
    const size = { width: SMALL_WIDTH, height };
    const scene = composeDesign(design, { scheme: 'Default Scheme', text: {} }, size);
    const theirs = await drawByBrowser(source, SMALL_WIDTH, height, await facesOf(design));
    for (const backend of ['webgl', 'canvas'] as const)
      expect(differing(await draw(scene, backend), theirs), backend).toBeLessThan(0.1);
  });
});

/** The fonts of a design's texts, for embedding into the picture that Chromium draws. */
async function facesOf(design: DesignDocument): Promise<string> {
  const faces = new Map(textsIn(design).map((text) => [fileOf(text), text]));
  const rules = [...faces].map(([url, { fontFamily, fontWeight, italic }]) =>
    fontFace(fontFamily, fontWeight, italic ? 'italic' : 'normal', url),
  );
  return (await Promise.all(rules)).join('');
}

function fileOf({ fontFamily, fontWeight, italic }: TextObject): string {
  const family = fontFamily.toLowerCase().replaceAll(' ', '-');
  const ending = `/${family}-latin-${fontWeight}-${italic ? 'italic' : 'normal'}.woff2`;
  const url = Object.entries(FONT_FILES).find(([path]) => path.endsWith(ending))?.[1];
  if (url === undefined) throw new Error(`${fontFamily} has no file that ends in ${ending}.`);
  return url;
}
