import { expect, test, vi } from 'vitest';
import { LOGO_FONTS } from '../../src/domain/coupon/fields/logo-fonts.ts';
import { composeTextLogo } from '../../src/render/compose/text-logo.ts';
import { createTextMeasure } from '../../src/render/draw/measure.ts';
import { createExporter } from '../../src/render/export/export-scenes.ts';
import { loadFonts } from '../../src/render/fonts/font-files.ts';
import { registeredName } from '../../src/render/fonts/font-names.ts';
import type { Font } from '../../src/domain/design/design-document.ts';
import { differing, draw, drawSettled, readUrl, resources } from './pictures.ts';

const regular = (family: string): Font => ({ family, weight: 400, italic: false });
const WORDS = 'Sphinx of black quartz, 0123';

/** The nine site fonts, three more for logos, and Arimo, which replaces Helvetica Neue. */
const FAMILIES = [
  'Bebas Neue',
  'DM Serif Display',
  'Domine',
  'Lato',
  'Open Sans',
  'Open Sans Condensed',
  'Playfair Display',
  'Roboto',
  'Roboto Condensed',
  'Quicksand',
  'Caveat',
  'Montserrat Alternates',
  'Arimo',
];

test('[REND-05] every family loads before measuring: no two set the same text alike', async () => {
  const said = vi.spyOn(console, 'error');
  const requests = FAMILIES.map((family) => ({ font: regular(family), text: WORDS }));
  await loadFonts(document.fonts, requests);
  const { size } = document.fonts;
  await loadFonts(document.fonts, requests);
  const measure = createTextMeasure();
  const widths = FAMILIES.map((family) => measure.width(WORDS, regular(family), 64, 0).toFixed(2));

  expect(document.fonts.size).toBe(size);
  expect(new Set(widths).size).toBe(FAMILIES.length);
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
});

test('[REND-05] Central European letters come from the same font', async () => {
  const words = 'ŁŐŽĞ';
  const fallback = createTextMeasure().width(words, regular('Nothing'), 64, 0);
  await loadFonts(document.fonts, [{ font: regular('Playfair Display'), text: words }]);

  expect(createTextMeasure().width(words, regular('Playfair Display'), 64, 0)).not.toBe(fallback);
});

test.each(FAMILIES)('[REND-05] %s has every letter and sign of Spanish', async (family) => {
  const words = 'áéíóúüñÁÉÍÓÚÜÑ¡¿';
  await loadFonts(document.fonts, [{ font: regular(family), text: words }]);
  const canvas = document.createElement('canvas').getContext('2d');
  if (canvas === null) throw new Error('A page can measure.');
  const widthBeside = (other: string, letter: string) => {
    canvas.font = `64px "${registeredName(family)}", ${other}`;
    return canvas.measureText(letter).width;
  };
  // A letter of another font has that font's width.
  const foreign = [...words].filter(
    (letter) => widthBeside('monospace', letter) !== widthBeside('serif', letter),
  );
  expect(foreign).toEqual([]);
});

test('[REND-05] a font that fails to load is named in the console, and its texts use another', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const scene = composeTextLogo(
    { text: 'AB', font: 'Domine-Bold', textColor: '#000000', backgroundColor: '#FFFFFF' },
    'apple',
  );
  const [item] = scene.items;
  if (item?.kind !== 'text') throw new Error('A logo is one text.');
  const papyrus = { ...scene, items: [{ ...item, font: regular('Papyrus') }] };
  await resources.hold(papyrus).settled();
  const drawn = await drawSettled(papyrus);

  expect(said.mock.calls.map(([words]: unknown[]) => words)).toEqual([
    'The font Papyrus 400 (latin) could not be loaded; another stands in for it.',
  ]);
  expect(drawn.data.some((value, index) => index % 4 === 0 && value < 64)).toBe(true);
  said.mockRestore();
});

test('[STEP-04, REND-08] the five logo fonts look the same in the export worker and on the page', async () => {
  const exporter = createExporter();
  const scenes = Object.fromEntries(
    LOGO_FONTS.map((font) => [
      font,
      composeTextLogo(
        { text: 'Rg', font, textColor: '#123456', backgroundColor: '#FFFFFF' },
        'apple',
      ),
    ]),
  );
  const urls = await exporter.exportScenes(scenes);
  const pictures = await Promise.all(Object.values(urls).map(readUrl));

  const shares: number[] = [];
  for (const [index, scene] of Object.values(scenes).entries()) {
    const picture = pictures[index];
    if (picture !== undefined) shares.push(differing(picture, await draw(scene)));
  }
  expect(shares).toEqual([0, 0, 0, 0, 0]);
  exporter.close();
});
