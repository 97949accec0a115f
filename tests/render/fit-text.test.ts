import { expect, test } from 'vitest';
import { fitText, type TextMeasure } from '../../src/render/compose/fit-text.ts';
import { IDENTITY, type SceneText } from '../../src/render/scene/scene.ts';

/** Every letter is half as wide as its size; capitals are 0.7 of it high. */
const measure: TextMeasure = {
  width: (text, _font, size, letterSpacing) => text.length * (size / 2 + letterSpacing),
  capitalHeight: (_font, size) => size * 0.7,
};

const text = (words: string, changes: Partial<SceneText> = {}): SceneText => ({
  kind: 'text',
  opacity: 1,
  clips: [],
  text: words,
  font: { family: 'Lato', weight: 400, italic: false },
  size: 40,
  letterSpacing: 0,
  align: 'left',
  color: '#000000',
  x: 10,
  y: 50,
  stand: 'baseline',
  box: { x: 10, y: 0, width: 200, height: 100 },
  transform: IDENTITY,
  ...changes,
});

const fit = (words: string, changes: Partial<SceneText> = {}) =>
  fitText(text(words, changes), measure);

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

test('[STEP-04] centers the letters of a logo by their capitals', () => {
  expect(fit('AB', { stand: 'capitals', y: 75, align: 'center', x: 240 }).lines).toEqual([
    { text: 'AB', x: 240, baseline: 75 + (40 * 0.7) / 2 },
  ]);
});

test('[STEP-11] draws nothing for an empty field', () => {
  expect(fit('  ').lines).toEqual([]);
});
