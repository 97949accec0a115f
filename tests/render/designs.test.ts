import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashOfInputs } from '../../scripts/command/inputs-hash.ts';
import {
  textsIn,
  textSlotsOf,
  type DesignDocument,
} from '../../src/domain/design/design-document.ts';
import { isStandInName } from '../../src/domain/design/text-names.ts';
import { schemesMatch } from '../../src/domain/design/schemes.ts';

const DESIGNS = join(import.meta.dirname, '../../designs');

const read = (file: string): unknown => JSON.parse(readFileSync(join(DESIGNS, file), 'utf8'));
const designOf = (path: string) => read(`${path}.gen.json`) as DesignDocument;
const sources = readdirSync(DESIGNS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.slice(0, -'.svg'.length));
const strips = sources.filter((path) => path.endsWith('/strip'));
const rideAlongs = sources.filter((path) => path.endsWith('/ride-along'));
const SCHEMES = ['Default Scheme', 'Scheme 2', 'Scheme 3', 'Scheme 4'];

test('[REND-03] the designs of the catalogue match their current sources; "npm run designs" rebuilds them', async () => {
  const hashes = await Promise.all(
    sources.map(async (path) => [
      path,
      await hashOfInputs(DESIGNS, [`${path}.svg`, `${path}.schemes.json`]),
    ]),
  );

  expect(Object.fromEntries(hashes)).toEqual(read('sources.gen.json'));
});

test.each(strips)(
  '[REND-03, STEP-11] %s: four schemes with the same tokens, and editable texts with unique names',
  (path) => {
    const design = designOf(path);

    expect(design.schemes.map((scheme) => scheme.name)).toEqual(SCHEMES);
    expect(schemesMatch(design.schemes)).toBe(true);
    const texts = textsIn(design);
    expect(texts.length).toBeGreaterThanOrEqual(3);
    expect(texts.filter(({ label }) => isStandInName(label))).toEqual([]);
    const names = textSlotsOf(design).map(({ label }) => label);
    expect(names).toHaveLength(texts.length);
    expect(new Set(names).size).toBe(names.length);
    expect([design.data.width, design.data.height]).toEqual([1125, 432]);
  },
);

test.each(strips)(
  '[REND-02] %s: its texts stay in the visible part of the Google strip',
  (path) => {
    for (const { box, baseline } of textsIn(designOf(path))) {
      expect(box.y).toBeGreaterThanOrEqual(33);
      expect(baseline).toBeLessThanOrEqual(392);
    }
  },
);

test.each(rideAlongs)('[ADMT-09] %s has the schemes and the texts of its strip', (path) => {
  const strip = designOf(path.replace('ride-along', 'strip'));
  const rideAlong = designOf(path);
  const words = textSlotsOf(strip);

  expect([rideAlong.data.width, rideAlong.data.height]).toEqual([600, 400]);
  expect(rideAlong.schemes.map((scheme) => scheme.name)).toEqual(SCHEMES);
  expect(schemesMatch(rideAlong.schemes)).toBe(true);
  expect(textSlotsOf(rideAlong)).toEqual(words.slice(0, textSlotsOf(rideAlong).length));
});
