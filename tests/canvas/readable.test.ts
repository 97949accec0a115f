import { afterAll, describe, expect, test } from 'vitest';
import { drawnWords } from '../../src/app/wizard/drawn-words.ts';
import { contrastRatio } from '../../src/domain/design/color.ts';
import type { DesignDocument, TextObject } from '../../src/domain/design/design-document.ts';
import { templateFindings } from '../../src/domain/preflight/template-findings.ts';
import { smallWordsOf } from '../../src/render/compose/phone-words.ts';
import { composeStrip } from '../../src/render/compose/strip.ts';
import { createExporter } from '../../src/render/export/export-scenes.ts';
import { dailyPart } from './daily-part.ts';
import { draw, resources } from './pictures.ts';

const generated = import.meta.glob<DesignDocument>('/designs/*/strip.gen.json', {
  import: 'default',
  eager: true,
});
const designs = Object.entries(generated).map(([path, design]) => ({ path, design }));

/** Large text in px at a strip's own size: a phone shows a third of it, 24 px and more. */
const LARGE = 72;
/** A color that no design uses. */
const PROBE = '#FE01FD';
/** The same color as a number of `pixelsOf`. */
const PROBE_PIXEL = 0xff_fd_01_fe;

const exporter = createExporter();
afterAll(() => exporter.close());

describe.each(dailyPart(designs))('$path', ({ design, long }) => {
  test(`[STEP-11] [STEP-12] texts are large enough for a phone and readable on their background in every scheme${long}`, async () => {
    const letters = await lettersOf(design);
    expect(smallWordsOf(design, {}, resources.measure)).toEqual(new Map());
    for (const { name, tokens } of design.schemes) {
      const below = await drawn(design, name, 'without words');
      for (const object of texts(design)) {
        const color = tokens.text[object.tokens.text ?? ''] ?? '';
        const ratios = groundsOf(object, letters, below).map((ground) =>
          contrastRatio(color, ground),
        );
        expect(ratios.length, `${name}: ${object.text}`).toBeGreaterThan(0);
        expect(Math.min(...ratios), `${name}: ${object.text}`).toBeGreaterThanOrEqual(
          object.fontSize >= LARGE ? 3 : 4.5,
        );
      }
    }
  });

  test(`[PRE-01] preflight's own measure of its words finds nothing in any scheme${long}`, async () => {
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
  });
});

function texts(design: DesignDocument): readonly TextObject[] {
  return design.data.objects.filter((object) => object.kind === 'text');
}

function drawn(
  design: DesignDocument,
  scheme: string,
  words: 'with words' | 'without words',
): Promise<ImageData> {
  const none = texts(design).map(({ tokens }) => [tokens.text ?? '', '']);
  const text = words === 'with words' ? {} : Object.fromEntries(none);
  return draw(composeStrip(design, { scheme, text }, 'apple'));
}

/** Pixels that are completely covered by letters: those that have the probe's color only with texts. */
async function lettersOf(design: DesignDocument): Promise<(at: number) => boolean> {
  const [first] = design.schemes;
  const text = Object.fromEntries(Object.keys(first.tokens.text).map((token) => [token, PROBE]));
  const probed: DesignDocument = {
    ...design,
    schemes: [{ ...first, tokens: { ...first.tokens, text } }],
  };
  const within = pixelsOf(await drawn(probed, first.name, 'with words'));
  const without = pixelsOf(await drawn(probed, first.name, 'without words'));
  return (at) => within[at] === PROBE_PIXEL && without[at] !== PROBE_PIXEL;
}

/** Row by row, one number per pixel: 0xAABBGGRR, in byte order. */
function pixelsOf({ data }: ImageData): Uint32Array {
  return new Uint32Array(data.buffer);
}

/** The colors below the letters of a text that have at least 2% of their pixels. */
function groundsOf(
  { box }: TextObject,
  isLetter: (at: number) => boolean,
  below: ImageData,
): readonly string[] {
  const pixels = pixelsOf(below);
  const counts = new Map<number, number>();
  let all = 0;
  for (let y = Math.round(box.y); y < box.y + box.height; y += 1) {
    for (let x = Math.round(box.x); x < box.x + box.width; x += 1) {
      const at = y * below.width + x;
      const color = pixels[at];
      if (color === undefined || !isLetter(at)) continue;
      counts.set(color, (counts.get(color) ?? 0) + 1);
      all += 1;
    }
  }
  return [...counts].filter(([, count]) => count * 50 >= all).map(([color]) => hexOf(color));
}

function hexOf(pixel: number): string {
  const [red, green, blue] = new Uint8Array(Uint32Array.of(pixel).buffer);
  return `#${[red, green, blue].map((part = 0) => part.toString(16).padStart(2, '0').toUpperCase()).join('')}`;
}
