import { afterEach, expect, test } from 'vitest';
import { schemeLabelOf } from '../../../src/domain/design/scheme-label.ts';
import { readLanguageFrom } from '../../../src/words/language.ts';

const NAMES = ['Default Scheme', 'Scheme 2', 'Scheme 10', 'Spring', 'Scheme 2 dark'];

afterEach(() => readLanguageFrom(() => 'en'));

test('[SHELL-19] a scheme that the import named has a Spanish name in Spanish; other names stay', () => {
  expect(NAMES.map(schemeLabelOf)).toEqual(NAMES);

  readLanguageFrom(() => 'es');
  expect(NAMES.map(schemeLabelOf)).toEqual([
    'Combinación original',
    'Combinación 2',
    'Combinación 10',
    'Spring',
    'Scheme 2 dark',
  ]);
});
