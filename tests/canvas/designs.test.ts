import { describe, expect, test } from 'vitest';
import catalogue from '../../designs/catalogue.json';
import type {
  DesignDocument,
  DesignObject,
  SchemeTokens,
  TextObject,
} from '../../src/domain/design/design-document.ts';
import { importDesign } from '../../src/render/svg/import-design.ts';
import { differing, draw, drawByBrowser, fontFace, fonts, wholeScene } from './pictures.ts';

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
const fontFiles = import.meta.glob<{ readonly fontFiles: Readonly<Record<string, string>> }>(
  '/src/render/fonts/*.font-files.ts',
  { eager: true },
);

const STRIP_WIDTH = 1125;
const RIDE_ALONG_WIDTH = 600;

const designs = Object.keys(sources).map((path) => ({
  name: path.slice('/designs/'.length, -'.svg'.length),
  width: path.endsWith('/ride-along.svg') ? RIDE_ALONG_WIDTH : STRIP_WIDTH,
}));

test('[REND-04] every strip and Ride-Along image of the catalogue is compared', () => {
  const { templates } = catalogue;
  const listed = templates.flatMap(({ design, informedImages }) => [
    `${design}/strip`,
    ...(informedImages === null ? [] : [`${design}/ride-along`]),
  ]);
  expect(designs.map(({ name }) => name)).toEqual(listed.toSorted());
});

describe.each(designs)('$name', ({ name, width }) => {
  const source = sources[`/designs/${name}.svg`] ?? '';
  const furtherSchemes = schemes[`/designs/${name}.schemes.json`] ?? [];
  const options = { host: document, fonts, type: 'strip', width, furtherSchemes } as const;

  test('[REND-03] the committed document is what the importer makes of the source today', async () => {
    const { design, report } = await importDesign(source, options);

    expect([report.level, report.remarks]).toEqual(['shapes', []]);
    expect(design).toEqual(generated[`/designs/${name}.gen.json`]);
  });

  test.each(['webgl', 'canvas'] as const)(
    '[REND-04] 0 %% of its pixels differ from what Chromium draws of its SVG, on %s',
    async (backend) => {
      const { design } = await importDesign(source, options);
      const { width, height } = design.data;
      const ours = await draw(wholeScene(design), backend);
      const theirs = await drawByBrowser(source, width, height, await facesOf(design));

      expect(differing(ours, theirs).toFixed(2)).toBe('0.00');
    },
  );
});

/** The fonts of a design's words, to go inside the picture that Chromium draws. */
async function facesOf(design: DesignDocument): Promise<string> {
  const faces = new Map(textsOf(design.data.objects).map((text) => [fileOf(text), text]));
  const rules = [...faces].map(([url, { fontFamily, fontWeight, italic }]) =>
    fontFace(fontFamily, fontWeight, italic ? 'italic' : 'normal', url),
  );
  return (await Promise.all(rules)).join('');
}

function fileOf({ fontFamily, fontWeight, italic }: TextObject): string {
  const family = fontFamily.toLowerCase().replaceAll(' ', '-');
  const files = fontFiles[`/src/render/fonts/${family}.font-files.ts`]?.fontFiles ?? {};
  const ending = `-latin-${fontWeight}-${italic ? 'italic' : 'normal'}.woff2`;
  const url = Object.entries(files).find(([path]) => path.endsWith(ending))?.[1];
  if (url === undefined) throw new Error(`${fontFamily} has no file that ends in ${ending}.`);
  return url;
}

function textsOf(objects: readonly DesignObject[]): readonly TextObject[] {
  return objects.flatMap((object) => {
    if (object.kind === 'group') return textsOf(object.objects);
    return object.kind === 'text' ? [object] : [];
  });
}
