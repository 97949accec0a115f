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

/** The same design with its words at this size, in a box 480 px wide and 40 px high. */
function inSmallPrint(fontSize: number): DesignDocument {
  const objects = DESIGN.data.objects.map((object) =>
    object.kind === 'text' ? { ...object, fontSize, box: { ...object.box, height: 40 } } : object,
  );
  return { ...DESIGN, data: { ...DESIGN.data, objects } };
}

test('[STEP-11] [REND-05] words that are set smaller than 9 px on a phone are told with their size', () => {
  const [[token, size] = ['', 0]] = small('a good many words '.repeat(6), inSmallPrint(36));
  expect(token).toBe('TEXT1');
  expect(size).toBeLessThan(9);
  expect(size).toBeGreaterThan(0);
});

test('[STEP-11] words that fit, that are still large enough, or that nobody wrote are not', () => {
  expect(small('Two loaves')).toEqual([]);
  expect(small('Two loaves and a long line more', inSmallPrint(36))).toEqual([]);
  expect(small('   ')).toEqual([]);
});

test('[STEP-11] print that the designer has set as small is the designer’s to decide', () => {
  expect(small('Two loaves', inSmallPrint(18))).toEqual([]);
});

test('[STEP-11] the size is of the letters as they are turned and scaled', () => {
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
