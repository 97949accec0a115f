import { toBuffer } from 'bwip-js/node';
import { expect, test } from 'vitest';
import { bytesIn } from '../../../src/domain/scan/code-bytes.ts';
import { codeOptions } from '../../../src/domain/scan/code-options.ts';
import { PASS_ENCODINGS, readingDoubtOf } from '../../../src/domain/scan/reading-doubt.ts';
import { readBarcode } from '../../server/support/barcode-reader.ts';

test.each(['ÄÖÜ20', 'Café', 'Señor-5', '½ off', '20 € off', 'Šećer 10', '日本'])(
  '[API-11] a phone’s QR code of “%s” reads as typed, and a register’s keys are doubted',
  async (value) => {
    const bytes = bytesIn(PASS_ENCODINGS.QR, value) ?? '';
    const picture = await toBuffer({ ...codeOptions({ type: 'QR', value, bytes }), scale: 4 });
    expect(await readBarcode(picture)).toEqual({ type: 'QR', value });
    expect(readingDoubtOf('QR', value)?.reason).toBe('letter');
  },
);

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
