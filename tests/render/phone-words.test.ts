import { expect, test } from 'vitest';
import type { DesignDocument } from '../../src/domain/design/design-document.ts';
import type { TextMeasure } from '../../src/render/compose/fit-text.ts';
import { smallWordsOf } from '../../src/render/compose/phone-words.ts';
import { DESIGN } from '../support/wizard-driver.ts';

/** Every letter is half as wide as its size. */
const measure: TextMeasure = {
  width: (text, _font, size, letterSpacing) => text.length * (size / 2 + letterSpacing),
  capitalHeight: (_font, size) => size * 0.7,
};

const small = (TEXT1: string, design = DESIGN) => [...smallWordsOf(design, { TEXT1 }, measure)];

/** The same design with texts of this size, in a box of 480 x 40 px. */
function inSmallPrint(fontSize: number): DesignDocument {
  const objects = DESIGN.data.objects.map((object) =>
    object.kind === 'text' ? { ...object, fontSize, box: { ...object.box, height: 40 } } : object,
  );
  return { ...DESIGN, data: { ...DESIGN.data, objects } };
}

test('[STEP-11] [REND-05] reports texts smaller than 9 px on a phone, with their size', () => {
  const [[token, size] = ['', 0]] = small('a good many words '.repeat(6), inSmallPrint(36));
  expect(token).toBe('TEXT1');
  expect(size).toBeLessThan(9);
  expect(size).toBeGreaterThan(0);
});

test('[STEP-11] does not report texts that fit, are large enough, or are unchanged', () => {
  expect(small('Two loaves')).toEqual([]);
  expect(small('Two loaves and a long line more', inSmallPrint(36))).toEqual([]);
  expect(small('   ')).toEqual([]);
});

test('[STEP-11] does not report texts that the design itself sets small', () => {
  expect(small('Two loaves', inSmallPrint(18))).toEqual([]);
});

test('[STEP-11] measures letters after rotation and scaling', () => {
  const words = 'a good many words '.repeat(6);
  const [[, plain] = ['', 0]] = small(words, inSmallPrint(36));
  const objects = inSmallPrint(36).data.objects.map((object) =>
    object.kind === 'text' ? { ...object, transform: [0, 0.5, -0.5, 0, 0, 0] as const } : object,
  );
  const [[, turned] = ['', 0]] = small(words, {
    ...DESIGN,
    data: { ...DESIGN.data, objects },
  });
  expect(turned).toBeCloseTo(plain / 2, 5);
});
