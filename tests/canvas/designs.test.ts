import { describe, expect, test } from 'vitest';
import bebas from '@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff2?url';
import dmSerif from '@fontsource/dm-serif-display/files/dm-serif-display-latin-400-normal.woff2?url';
import dmSerifItalic from '@fontsource/dm-serif-display/files/dm-serif-display-latin-400-italic.woff2?url';
import domine from '@fontsource/domine/files/domine-latin-700-normal.woff2?url';
import lato from '@fontsource/lato/files/lato-latin-900-normal.woff2?url';
import montserrat from '@fontsource/montserrat-alternates/files/montserrat-alternates-latin-600-normal.woff2?url';
import montserratExtra from '@fontsource/montserrat-alternates/files/montserrat-alternates-latin-800-normal.woff2?url';
import playfair from '@fontsource/playfair-display/files/playfair-display-latin-800-italic.woff2?url';
import type { DesignDocument, SchemeTokens } from '../../src/domain/design-document.ts';
import { importDesign } from '../../src/render/svg/import-design.ts';
import { differing, draw, drawByBrowser, fontFace, fonts, wholeScene } from './pictures.ts';

const sources = import.meta.glob<string>('/designs/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const schemes = import.meta.glob<readonly SchemeTokens[]>('/designs/*.schemes.json', {
  import: 'default',
  eager: true,
});
const generated = import.meta.glob<DesignDocument>('/designs/*.gen.json', {
  import: 'default',
  eager: true,
});

const faces = Promise.all([
  fontFace('Bebas Neue', 400, 'normal', bebas),
  fontFace('DM Serif Display', 400, 'normal', dmSerif),
  fontFace('DM Serif Display', 400, 'italic', dmSerifItalic),
  fontFace('Domine', 700, 'normal', domine),
  fontFace('Lato', 900, 'normal', lato),
  fontFace('Montserrat Alternates', 600, 'normal', montserrat),
  fontFace('Montserrat Alternates', 800, 'normal', montserratExtra),
  fontFace('Playfair Display', 800, 'italic', playfair),
]);

/** Percent: what a design may differ from Chromium's own drawing of its SVG. */
const MOST_DIFFERENCE = 0.1;

describe.each(['bakery', 'bookshop', 'carwash', 'garden', 'pizza', 'salon'])('%s', (name) => {
  const source = sources[`/designs/${name}.svg`] ?? '';
  const furtherSchemes = schemes[`/designs/${name}.schemes.json`] ?? [];
  const options = { host: document, fonts, type: 'strip', width: 1125, furtherSchemes } as const;

  test('[REND-03] the committed document is what the importer makes of the source today', async () => {
    const { design, warnings } = await importDesign(source, options);

    expect(warnings).toEqual([]);
    expect(design).toEqual(generated[`/designs/${name}.gen.json`]);
  });

  test.each(['webgl', 'canvas'] as const)(
    '[REND-04] it is drawn as Chromium draws its SVG, on %s',
    async (backend) => {
      const { design } = await importDesign(source, options);
      const ours = await draw(wholeScene(design), backend);
      const theirs = await drawByBrowser(source, 1125, 432, (await faces).join(''));
      const share = differing(ours, theirs);

      expect(share).toBeLessThanOrEqual(MOST_DIFFERENCE);
    },
  );
});
