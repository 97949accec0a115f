import { expect, test } from 'vitest';
import { isPlainStyleSheet } from '../../src/domain/svg/references.ts';
import { importDesign } from '../../src/render/svg/import-design.ts';
import { dailyPart } from './daily-part.ts';
import { AS_STRIP } from './imported.ts';

const sources = import.meta.glob<string>('./drawing-programs/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Elements that become images, with their lines, in files of common drawing programs. */
const RASTERS: Readonly<Record<string, readonly string[]>> = {
  affinity: [],
  boxy: [],
  canva: ['<g> 1 a mask'],
  coreldraw: [],
  'damaged-paths': [],
  'figma-frame': ['<g> 4 a filter', '<g> 10 a mask'],
  'figma-image-fill': ['<rect> 3 a pattern'],
  'illustrator-classes': [],
  'illustrator-entities': [],
  inkscape: [],
  letterboxed: [],
  sketch: ['<g> 22 a filter', '<circle> 30 a mask'],
  'svgo-minified': [],
};

const PREFIX = 'It is drawn as an image, because of ';

test('[REND-04] tests all files of the folder', () => {
  const names = Object.keys(sources).map((path) => /([^/]+)\.svg$/u.exec(path)?.[1]);
  expect(names.toSorted()).toEqual(Object.keys(RASTERS).toSorted());
});

test.each(dailyPart(Object.entries(RASTERS).map(([name, rasters]) => ({ name, rasters }))))(
  '[REND-04] $name is drawn as in Chromium, and images are reported$long',
  async ({ name, rasters }) => {
    const source = sources[`./drawing-programs/${name}.svg`] ?? '';
    const { report, design } = await importDesign(source, AS_STRIP);

    expect([report.level, design.data.width, design.data.height]).toEqual(['shapes', 1125, 432]);
    expect(report.difference).toBeLessThanOrEqual(0.05);
    const named = report.remarks.filter(({ kind }) => kind === 'raster');
    expect(
      named.map(({ element, line, reason }) =>
        [element.split(' ')[0], line, reason.slice(PREFIX.length, -1)].join(' '),
      ),
    ).toEqual(rasters);
  },
);

test.each(dailyPart(Object.keys(RASTERS).map((name) => ({ name }))))(
  '[API-06] the stored source of $name has nothing extra and imports to the same design$long',
  async ({ name }) => {
    const source = sources[`./drawing-programs/${name}.svg`] ?? '';
    const { cleanSource, design } = await importDesign(source, AS_STRIP);
    const again = await importDesign(cleanSource, AS_STRIP);
    const sheets = [...cleanSource.matchAll(/<style[^>]*>(.*?)<\/style>/gsu)];

    expect(again.design).toEqual(design);
    expect(again.cleanSource).toBe(cleanSource);
    expect(cleanSource).not.toMatch(/<!|<\?|data-line|data-root|sodipodi|inkscape|serif:|ns_/u);
    expect(sheets.every(([, rules]) => isPlainStyleSheet(rules ?? ''))).toBe(true);
  },
);

test('[ADMT-05] uses the branch for other programs in a file that Illustrator wrote for itself', async () => {
  const source =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n<switch>\n<foreignObject requiredExtensions="x" width="1" height="1"/>\n<g><rect width="9" height="9"/></g>\n</switch>\n</svg>';
  const importing = importDesign(source, AS_STRIP);

  await expect(importing).resolves.toMatchObject({ report: { level: 'shapes', remarks: [] } });
});
