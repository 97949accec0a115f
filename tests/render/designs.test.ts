import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hashOfInputs } from '../../scripts/inputs-hash.ts';
import { textSlotsOf, type DesignDocument } from '../../src/domain/design-document.ts';
import { schemesMatch } from '../../src/domain/schemes.ts';

const ROOT = join(import.meta.dirname, '../..');
const DESIGNS = join(ROOT, 'designs');
const names = readdirSync(DESIGNS)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.slice(0, -4));

const read = (file: string): unknown => JSON.parse(readFileSync(join(DESIGNS, file), 'utf8'));
const designOf = (name: string) => read(`${name}.gen.json`) as DesignDocument;

describe('the designs of the catalogue', () => {
  test('[REND-03] are made from the sources as they stand; "npm run designs" makes them anew', async () => {
    const hashes = await Promise.all(
      names
        .toSorted()
        .map(async (name) => [
          name,
          await hashOfInputs(ROOT, [`designs/${name}.svg`, `designs/${name}.schemes.json`]),
        ]),
    );

    expect(Object.fromEntries(hashes)).toEqual(read('sources.gen.json'));
  });

  test.each(names)(
    '[REND-03] %s: four schemes over the same tokens, words that can be edited',
    (name) => {
      const design = designOf(name);

      expect(design.schemes.map((scheme) => scheme.name)).toEqual([
        'Default Scheme',
        'Scheme 2',
        'Scheme 3',
        'Scheme 4',
      ]);
      expect(schemesMatch(design.schemes)).toBe(true);
      expect(textSlotsOf(design).length).toBeGreaterThanOrEqual(3);
      expect([design.data.width, design.data.height]).toEqual([1125, 432]);
    },
  );

  test.each(names)('[REND-02] %s: its words stay where the Google strip shows them', (name) => {
    for (const object of designOf(name).data.objects) {
      if (object.kind !== 'text') continue;
      expect(object.box.y).toBeGreaterThanOrEqual(33);
      expect(object.baseline).toBeLessThanOrEqual(392);
    }
  });
});
