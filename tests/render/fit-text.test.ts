import { expect, test } from 'vitest';
import { fitText, type TextMeasure } from '../../src/render/compose/fit-text.ts';
import type { SceneText } from '../../src/render/scene/scene.ts';
import { fontNamed, fontStyleOf } from '../../src/render/fonts/font-names.ts';
import type { DesignDocument } from '../../src/domain/design/design-document.ts';
import { smallWordsOf } from '../../src/render/compose/phone-words.ts';
import { sceneText } from '../support/scene-text.ts';
import { DESIGN } from '../support/wizard-driver.ts';

/** Every letter is half as wide as its size; capitals are 0.7 of it high. */
const measure: TextMeasure = {
  width: (text, _font, size, letterSpacing) => text.length * (size / 2 + letterSpacing),
  capitalHeight: (_font, size) => size * 0.7,
};

const fit = (words: string, changes: Partial<SceneText> = {}) =>
  fitText(sceneText(words, changes), measure);

test('[REND-05] texts that fit keep their size and place', () => {
  expect(fit('ten chars.')).toEqual({
    size: 40,
    letterSpacing: 0,
    lines: [{ text: 'ten chars.', x: 10, baseline: 50 }],
  });
});

test('[REND-05] slightly long texts are set smaller, on the same baseline', () => {
  const { size, lines } = fit('twelve chars');

  expect(size).toBeCloseTo(33.4, 1);
  expect(lines).toEqual([{ text: 'twelve chars', x: 10, baseline: 50 }]);
});

test('[REND-05] letter spacing shrinks with the letters', () => {
  const { size, letterSpacing } = fit('twelve chars', { letterSpacing: 4 });

  expect(letterSpacing / size).toBeCloseTo(4 / 40, 6);
});

test('[REND-05] very long texts are broken into lines centered in the box', () => {
  const { size, lines } = fit('a good many words for one line');

  expect(lines.map((line) => line.text)).toEqual(['a good many', 'words for one', 'line']);
  expect(lines.length).toBeGreaterThan(1);
  const first = lines[0]?.baseline ?? 0;
  const last = lines.at(-1)?.baseline ?? 0;
  expect(first).toBeGreaterThan(0);
  expect(last + size * 0.26).toBeLessThanOrEqual(100.5);
});

test('[REND-05] breaks a word longer than the line between letters', () => {
  const family = '👨‍👩‍👧‍👦';
  const { lines } = fit(family.repeat(12));

  expect(lines.map((line) => line.text).join('')).toBe(family.repeat(12));
  for (const line of lines) expect(line.text.length % family.length).toBe(0);
});

test('[REND-05] keeps no-break and other spaces, and breaks at them only what is longer than a line', () => {
  const textsOf = (words: string) => fit(words).lines.map((line) => line.text);

  expect(textsOf('to\u00A0\t 9\u2009am')).toEqual(['to\u00A0 9\u2009am']);
  expect(textsOf('many words of 20\u00A0% off')).toEqual(['many words', 'of 20\u00A0% off']);
  expect(textsOf('many\u00A0words\u00A0for\u00A0a\u00A0line')).toEqual([
    'many words',
    'for a line',
  ]);
});

test('[STEP-04] centers the letters of a logo by their capitals', () => {
  expect(fit('AB', { stand: 'capitals', y: 75, align: 'center', x: 240 }).lines).toEqual([
    { text: 'AB', x: 240, baseline: 75 + (40 * 0.7) / 2 },
  ]);
});

test('[STEP-11] draws nothing for an empty field', () => {
  expect(fit('  ').lines).toEqual([]);
});

test.each([
  ['Lato-Thin', { family: 'Lato', weight: 100, italic: false }],
  ['Lato-Hairline', { family: 'Lato', weight: 100, italic: false }],
  ['Lato Light', { family: 'Lato', weight: 300, italic: false }],
  ['Quicksand-Medium', { family: 'Quicksand', weight: 500, italic: false }],
  [
    'MontserratAlternates-SemiBold',
    { family: 'Montserrat Alternates', weight: 600, italic: false },
  ],
  ['Domine-Bold', { family: 'Domine', weight: 700, italic: false }],
  [
    'Montserrat Alternates ExtraBold',
    { family: 'Montserrat Alternates', weight: 800, italic: false },
  ],
  ['Lato-Black', { family: 'Lato', weight: 900, italic: false }],
  ['Lato', { family: 'Lato', weight: 400, italic: false }],
  ['Open Sans Regular', { family: 'Open Sans', weight: 400, italic: false }],
  ['Helvetica Neue', { family: 'Arimo', weight: 400, italic: false }],
  ['playfair display', { family: 'Playfair Display', weight: 400, italic: false }],
  ['PlayfairDisplay-ExtraBoldItalic', { family: 'Playfair Display', weight: 800, italic: true }],
  ['OpenSansCondensed-Light', { family: 'Open Sans Condensed', weight: 300, italic: false }],
  ['Papyrus', null],
  ['ArialMT', { family: 'Arimo', weight: 400, italic: false }],
  ['Arial-BoldMT', { family: 'Arimo', weight: 700, italic: false }],
  ['Arial-BoldItalicMT', { family: 'Arimo', weight: 700, italic: true }],
  ['Helvetica-BoldOblique', { family: 'Arimo', weight: 700, italic: true }],
  ['HelveticaNeue-Medium', { family: 'Arimo', weight: 500, italic: false }],
  ['HelveticaNeueLTStd-Light', { family: 'Arimo', weight: 300, italic: false }],
  ['HelveticaNeueLTStd-Lt', { family: 'Arimo', weight: 300, italic: false }],
  ['HelveticaNeueLTStd-HvIt', { family: 'Arimo', weight: 800, italic: true }],
  ['Helvetica Neue LT', { family: 'Arimo', weight: 400, italic: false }],
  ['ABCDEF+HelveticaNeueLTStd-Bd', { family: 'Arimo', weight: 700, italic: false }],
  ['PlayfairDisplay-Regular', { family: 'Playfair Display', weight: 400, italic: false }],
  ['BebasNeue', { family: 'Bebas Neue', weight: 400, italic: false }],
  ['DMSerifDisplay-Italic', { family: 'DM Serif Display', weight: 400, italic: true }],
  ['OpenSans-SemiboldItalic', { family: 'Open Sans', weight: 600, italic: true }],
  ['OpenSans-CondensedLight', { family: 'Open Sans Condensed', weight: 300, italic: false }],
  ['RobotoCondensed-Bold', { family: 'Roboto Condensed', weight: 700, italic: false }],
  ['Lato-Heavy', { family: 'Lato', weight: 800, italic: false }],
  ['Quicksand-DemiBold', { family: 'Quicksand', weight: 600, italic: false }],
  ['RobotoSlab-Bold', null],
  ['ArialNarrow-Bold', null],
  ['ArialRoundedMTBold', null],
  ['TimesNewRomanPSMT', null],
])('[REND-05] reads %s by its words', (name, font) => {
  expect(fontNamed(name)).toEqual(font);
});

test.each([
  ['MyriadPro-Bold', { weight: 700, italic: false }],
  ['Gotham-Black', { weight: 900, italic: false }],
  ['MinionPro-BoldIt', { weight: 700, italic: true }],
  ['Gill Sans Light', { weight: 300, italic: false }],
  ['FrutigerLTStd-Blk', { weight: 900, italic: false }],
  ['UniversLTStd-BdCnObl', { weight: 700, italic: true }],
  ['ABCDEF+Avenir', { weight: 400, italic: false }],
  ['Avenir-HeavyOblique', { weight: 800, italic: true }],
  ['Blackadder', { weight: 400, italic: false }],
  ['Comic-Sans', { weight: 400, italic: false }],
  ['Times-Roman', { weight: 400, italic: false }],
  ['TimesNewRomanPSMT', { weight: 400, italic: false }],
  ['TimesNewRomanPS-BoldMT', { weight: 700, italic: false }],
  ['CourierNewPS-BoldItalicMT', { weight: 700, italic: true }],
  ['Georgia-Bold', { weight: 700, italic: false }],
  ['ArialRoundedMTBold', { weight: 700, italic: false }],
  ['Summit', { weight: 400, italic: false }],
  ['Verdana', { weight: 400, italic: false }],
])('[REND-05] the style of %s, which the product does not include', (name, style) => {
  expect(fontStyleOf(name)).toEqual(style);
});

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

test('[STEP-11] does not report texts that fit, are large enough or unchanged, or that the design itself sets small', () => {
  expect(small('Two loaves')).toEqual([]);
  expect(small('Two loaves and a long line more', inSmallPrint(36))).toEqual([]);
  expect(small('   ')).toEqual([]);
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
