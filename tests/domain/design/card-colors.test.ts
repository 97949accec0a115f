import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cardSuggestionsOf } from '../../../src/domain/design/card-colors.ts';
import { contrastRatio, READABLE_CONTRAST } from '../../../src/domain/design/color.ts';
import type { DesignDocument, Scheme } from '../../../src/domain/design/design-document.ts';
import { schemeOf } from '../../support/ride-along-design.ts';

const DESIGNS = join(import.meta.dirname, '../../../designs');

function catalogueSchemes(): readonly (readonly [string, Scheme])[] {
  return readdirSync(DESIGNS, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('strip.gen.json'))
    .flatMap((path) => {
      const design: DesignDocument = JSON.parse(readFileSync(join(DESIGNS, path), 'utf8'));
      return design.schemes.map((scheme) => [`${path} ${scheme.name}`, scheme] as const);
    });
}

function expectReadable(scheme: Scheme, name: string): void {
  const suggestions = cardSuggestionsOf(scheme);
  for (const { backgroundColor, foregroundColor, labelColor } of suggestions) {
    for (const color of [foregroundColor, labelColor])
      expect(contrastRatio(color, backgroundColor), name).toBeGreaterThanOrEqual(READABLE_CONTRAST);
  }
  expect(new Set(suggestions.map((one) => one.backgroundColor)).size, name).toBe(3);
}

test('[STEP-17] the three suggestions of every scheme of the catalogue are readable and differ', () => {
  const schemes = catalogueSchemes();
  expect(schemes.length).toBeGreaterThanOrEqual(48);
  for (const [name, scheme] of schemes) expectReadable(scheme, name);
});

test('[STEP-17] a scheme of one color, or of black and white, has three suggestions too', () => {
  expectReadable(schemeOf('#777777'), 'gray');
  expectReadable(schemeOf('#000000', '#FFFFFF'), 'black and white');
  expectReadable(schemeOf('#FFFFFF'), 'white');
});
