import { expect, onTestFinished, test } from 'vitest';
import type { Scheme } from '../../../src/domain/design/design-document.ts';
import { schemeLabelOf } from '../../../src/domain/design/scheme-label.ts';
import { schemeNameAt } from '../../../src/domain/design/scheme-names.ts';
import { schemesMatch } from '../../../src/domain/design/schemes.ts';
import * as designWords from '../../../src/words/domain/design.gen.ts';
import { readLanguageFrom } from '../../../src/words/language.ts';

const scheme = (fill: Record<string, string>, text: Record<string, string> = {}): Scheme => ({
  name: 'Scheme',
  tokens: { fill, stroke: {}, text },
});

test('[REND-03] schemes are named Default Scheme, Scheme 2, Scheme 3', () => {
  expect([0, 1, 2].map(schemeNameAt)).toEqual(['Default Scheme', 'Scheme 2', 'Scheme 3']);
});

test('[REND-03] schemes match if all color the same tokens, in any order', () => {
  expect(
    schemesMatch([
      scheme({ FILL1: '#111111', FILL2: '#222222' }),
      scheme({ FILL2: '#333333', FILL1: '#444444' }),
    ]),
  ).toBe(true);
});

test('[REND-03] schemes do not match if a token is missing or in another group', () => {
  expect(schemesMatch([scheme({ FILL1: '#111111' }), scheme({})])).toBe(false);
  expect(schemesMatch([scheme({ A: '#111111' }), scheme({}, { A: '#111111' })])).toBe(false);
  expect(schemesMatch([scheme({}, { A: '#111111' }), scheme({}, { B: '#111111' })])).toBe(false);
  const stroked = (stroke: Record<string, string>): Scheme => ({
    name: 'Scheme',
    tokens: { fill: {}, stroke, text: {} },
  });
  expect(schemesMatch([stroked({ A: '#111111' }), stroked({})])).toBe(false);
  expect(schemesMatch([scheme({}), scheme({ A: '#111111' }), scheme({})])).toBe(false);
  expect(designWords.schemeTokenMismatch()).toBe(
    'Scheme token mismatch. Please check source image.',
  );
});

test('[SHELL-19] a scheme that the import named has a Spanish name in Spanish; other names stay', () => {
  const names = ['Default Scheme', 'Scheme 2', 'Scheme 10', 'Spring', 'Scheme 2 dark'];
  expect(names.map(schemeLabelOf)).toEqual(names);
  onTestFinished(() => readLanguageFrom(() => 'en'));
  readLanguageFrom(() => 'es');
  expect(names.map(schemeLabelOf)).toEqual([
    'Combinación original',
    'Combinación 2',
    'Combinación 10',
    'Spring',
    'Scheme 2 dark',
  ]);
});
