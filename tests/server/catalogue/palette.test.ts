import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paletteOf } from '../../../server/catalogue/palette.ts';
import { readSeedCatalogue, readSeenColors } from '../../../server/catalogue/seed-catalogue.ts';
import { seenColors } from '../../../server/media/seen-colors.ts';

const { colors: list, templates } = await readSeedCatalogue();
const values = list.map(({ value }) => value);

/** The names of the colors by which a search finds a design. */
async function namesOf(name: string): Promise<readonly string[]> {
  const template = templates.find(({ design }) => design === name);
  if (template === undefined) throw new Error(`The catalogue has no design ${name}.`);
  const palette = paletteOf(values, await readSeenColors(template));
  return list.filter(({ value }) => palette.includes(value)).map(({ description }) => description);
}

test.each([
  ['nails', ['Red', 'Coral', 'Pink'], ['Blue', 'Sky', 'Purple', 'Teal', 'Green']],
  ['realestate', ['Blue'], ['Green', 'Pink', 'Purple', 'Yellow']],
  ['swimschool', ['Sky'], ['Red', 'Green', 'Purple']],
  ['carwash', ['Blue', 'Sky'], ['Purple', 'Red']],
  ['electrician', ['Yellow'], ['Brown', 'Sand', 'Black']],
  ['grocery', ['Red'], ['Blue', 'Purple', 'White']],
  ['halloween', ['Purple', 'Orange'], ['Blue', 'Green']],
  ['yoga', ['Teal'], ['Blue', 'Green']],
  ['minigolf', ['Green'], ['Teal', 'Yellow']],
  ['florist', ['Lavender'], ['Blue', 'Purple']],
  ['photo', ['Pink', 'Coral'], ['Red', 'Orange']],
  ['lawncare', ['Green', 'Lime', 'Sky'], ['Teal', 'Yellow']],
  ['icecream', ['Mint', 'Brown'], ['Red', 'Blue']],
  ['cleaning', ['Gray', 'Sky'], ['Red', 'Yellow']],
])('[BROWSE-05] %s is found by the colors of its areas, not by small ones', async (...row) => {
  const [design, seen, never] = row;
  const names = await namesOf(design);
  expect(names).toEqual(expect.arrayContaining([...seen]));
  expect(names.filter((name) => never.includes(name))).toEqual([]);
});

test('[BROWSE-05] every design has a color, and every stored color is the current one of its picture', async () => {
  const found = await Promise.all(
    templates.map(async (template) => {
      const picture = await readFile(join('designs', template.design, 'strip.png'));
      return [template.design, await seenColors(picture)] as const;
    }),
  );
  const stored = await Promise.all(
    templates.map(async (template) => {
      const colors = await readSeenColors(template);
      return [template.design, colors.map((color) => `#${color}`)] as const;
    }),
  );
  expect(found).toEqual(stored);
  const nameless = stored.filter(
    ([, colors]) =>
      paletteOf(
        values,
        colors.map((color) => color.slice(1)),
      ).length === 0,
  );
  expect(nameless).toEqual([]);
});

test.each([
  ['a clear color is not named after a dull one', 'F3BE45', ['F7C948']],
  ['a colored area is not named after a gray', 'CDE3DA', ['BFE8D5']],
  ['a dark blue is blue', '14246A', ['1F4FBF']],
  ['nothing is near', '00FF00', []],
])('[BROWSE-05] %s', (_name, color, named) => {
  expect(paletteOf(values, [color])).toEqual(named);
});
