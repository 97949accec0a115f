import { afterAll, describe, expect, test } from 'vitest';
import { drawnWords } from '../../src/app/wizard/drawn-words.ts';
import type { DesignDocument } from '../../src/domain/design/design-document.ts';
import { templateFindings } from '../../src/domain/preflight/template-findings.ts';
import { smallWordsOf } from '../../src/render/compose/phone-words.ts';
import { createExporter } from '../../src/render/export/export-scenes.ts';
import { dailyPart } from './daily-part.ts';
import { imported, svg } from './imported.ts';
import { resources } from './pictures.ts';

const generated = import.meta.glob<DesignDocument>('/designs/*/strip.gen.json', {
  import: 'default',
  eager: true,
});
const designs = Object.entries(generated).map(([path, design]) => ({ path, design }));

const exporter = createExporter();
afterAll(() => exporter.close());

describe.each(dailyPart(designs))('$path', ({ design, long }) => {
  test(`[PRE-01] [STEP-11] its words are large enough for a phone, and preflight's measure finds nothing in any scheme${long}`, async () => {
    const schemes = design.schemes.map(({ name }) => name);
    const { signal } = new AbortController();
    const measured = await drawnWords(design, { schemes, text: {} }, exporter.exportScenes, signal);
    const textOf = (scheme: string, id: string) =>
      measured.get(scheme)?.find(({ text }) => text.id === id);
    const measures = {
      contrastOf: (scheme: string, id: string) => textOf(scheme, id)?.contrast ?? null,
      inkOf: (id: string) => textOf(design.schemes[0].name, id)?.ink ?? null,
    };
    expect(measured.size).toBe(schemes.length);
    expect(templateFindings(design, 'strip', measures)).toEqual([]);
    expect(smallWordsOf(design, {}, resources.measure)).toEqual(new Map());
  });
});

test('[PRE-01] words that are turned are measured where they are', async () => {
  const words = '<text transform="translate(600 300) rotate(-10)" font-size="60">HALF PRICE</text>';
  const { design } = await imported(svg(words));
  const schemes = [design.schemes[0].name];
  const { signal } = new AbortController();
  const measured = await drawnWords(design, { schemes, text: {} }, exporter.exportScenes, signal);
  const [text] = [...measured.values()].flat();

  expect(text?.contrast).toBeGreaterThan(15);
  expect(text?.ink?.x).toBeGreaterThan(590);
});
