import { describe, expect, test } from 'vitest';
import { importDesign } from '../../src/render/svg/import-design.ts';
import { dailyPart } from './daily-part.ts';
import { FEATURES } from './svg/features.ts';
import { RASTERS } from './svg/rasters.ts';

const SIZE = 400;
const options = { host: document, type: 'strip', width: SIZE } as const;

const svg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${SIZE} ${SIZE}">${body}</svg>`;

describe('features drawn as shapes and texts', () => {
  test('[REND-04] there are at least sixty features', () => {
    expect(Object.keys(FEATURES).length).toBeGreaterThanOrEqual(60);
  });

  test.each(dailyPart(Object.entries(FEATURES).map(([name, body]) => ({ name, body }))))(
    '[REND-04] $name: 0.00 % of its pixels differ$long',
    async ({ body }) => {
      const { report } = await importDesign(svg(body), options);

      expect([report.level, report.difference.toFixed(2)]).toEqual(['shapes', '0.00']);
      expect(report.remarks.filter(({ kind }) => kind === 'raster')).toEqual([]);
    },
  );
});

test.each(dailyPart(Object.entries(RASTERS).map(([name, raster]) => ({ name, raster }))))(
  '[REND-04] drawn as an image, $name: 0.00 % of its pixels differ$long',
  async ({ raster }) => {
    const { report } = await importDesign(svg(raster.body), options);

    expect([report.level, report.difference.toFixed(2)]).toEqual(['shapes', '0.00']);
    const named = report.remarks.filter(({ kind }) => kind === 'raster');
    expect(named.map(({ element, reason }) => [element.split(' ')[1], reason])).toEqual([
      ['#x', `It is drawn as an image, because of ${raster.because}.`],
    ]);
  },
);
