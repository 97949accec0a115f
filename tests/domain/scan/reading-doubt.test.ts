import { expect, test } from 'vitest';
import { readingDoubtOf } from '../../../src/domain/scan/reading-doubt.ts';

test('[STEP-10] letters of which no encoding is read by all are doubted, and hidden ones before them', () => {
  const doubts = (['PDF417', 'AZTEC'] as const).map((type) => readingDoubtOf(type, 'ÄÖ-1'));
  expect(doubts).toEqual([
    { reason: 'alphabet', letter: 'Ä' },
    { reason: 'alphabet', letter: 'Ä' },
  ]);
  const hidden = ['\u200b', '\u00ad', '\ufeff', '\u2060', '\u202e', '\u00a0', '\u200d', '\u3164'];
  expect(hidden.map((one) => readingDoubtOf('QR', `SAVE${one}20`))).toEqual(
    hidden.map((letter) => ({ reason: 'invisible', letter })),
  );
  expect(readingDoubtOf('CODE128', ' ~SAVE 20')).toBeNull();
});
