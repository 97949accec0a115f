import { describe, expect, test } from 'vitest';
import { contrastRatio } from '../../src/domain/design/color.ts';
import type { DesignDocument, TextObject } from '../../src/domain/design/design-document.ts';
import { composeStrip } from '../../src/render/compose/strip.ts';
import { draw } from './pictures.ts';

const generated = import.meta.glob<DesignDocument>('/designs/*/strip.gen.json', {
  import: 'default',
  eager: true,
});
const designs = Object.entries(generated);

/** What counts as large, px at a strip's own size: shown at a third of it on a phone, 24 px and more. */
const LARGE = 72;

describe.each(designs)('%s', (_path, design) => {
  test.each(design.schemes.map(({ name }) => name))(
    '[STEP-12] the words of "%s" are readable on what lies below them',
    async (scheme) => {
      const withWords = await draw(composeStrip(design, { scheme, text: {} }, 'apple'));
      const emptied = Object.fromEntries(
        texts(design).map(({ tokens }) => [tokens.text ?? '', '']),
      );
      const below = await draw(composeStrip(design, { scheme, text: emptied }, 'apple'));
      const found = design.schemes.find(({ name }) => name === scheme);

      for (const object of texts(design)) {
        const color = found?.tokens.text[object.tokens.text ?? ''] ?? '';
        const ratios = groundsOf(object, color, withWords, below).map((ground) =>
          contrastRatio(color, ground),
        );
        expect(ratios.length).toBeGreaterThan(0);
        expect(Math.min(...ratios)).toBeGreaterThanOrEqual(object.fontSize >= LARGE ? 3 : 4.5);
      }
    },
  );
});

function texts(design: DesignDocument): readonly TextObject[] {
  return design.data.objects.filter((object) => object.kind === 'text');
}

/** The colors that lie below the letters of a text, each that makes up at least one in fifty of their pixels. */
function groundsOf(
  { box }: TextObject,
  color: string,
  withWords: ImageData,
  below: ImageData,
): readonly string[] {
  const counts = new Map<string, number>();
  let all = 0;
  for (let y = Math.round(box.y); y < box.y + box.height; y += 1) {
    for (let x = Math.round(box.x); x < box.x + box.width; x += 1) {
      if (colorAt(withWords, x, y) !== color) continue;
      const ground = colorAt(below, x, y);
      counts.set(ground, (counts.get(ground) ?? 0) + 1);
      all += 1;
    }
  }
  return [...counts].filter(([, count]) => count * 50 >= all).map(([ground]) => ground);
}

function colorAt({ data, width }: ImageData, x: number, y: number): string {
  const start = (y * width + x) * 4;
  return `#${[...data.slice(start, start + 3)].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}
