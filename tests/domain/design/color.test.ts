import { expect, test } from 'vitest';
import {
  contrastRatio,
  nearestReadableColor,
  parseHex,
  textColorOn,
  toHex,
  toRgb,
} from '../../../src/domain/design/color.ts';
import { colorNameOf } from '../../../src/domain/design/color-name.ts';

test('[STEP-13] reads hex in its long and short forms, in either case', () => {
  expect(parseHex('#3B1710')).toEqual([59, 23, 16]);
  expect(parseHex('3b1710')).toEqual([59, 23, 16]);
  expect(parseHex(' #fa0 ')).toEqual([255, 170, 0]);
});

test.each(['', '#', '#12345', '#1234567', 'red', '#GGGGGG', 'rgb(1, 2, 3)'])(
  '[STEP-13] "%s" is not a color',
  (text) => {
    expect(parseHex(text)).toBeNull();
  },
);

test('[STEP-13] writes hex in upper case, rounded and clamped', () => {
  expect(toHex([59, 22.6, 16])).toBe('#3B1710');
  expect(toHex([-4, 300, 0])).toBe('#00FF00');
});

test('[API-11] writes rgb(r, g, b) for an Apple pass', () => {
  expect(toRgb('#5F5F5F')).toBe('rgb(95, 95, 95)');
  expect(() => toRgb('tomato')).toThrow(
    new RangeError('"tomato" is no color of the form #RRGGBB.'),
  );
});

test('[STEP-13] the ratio follows WCAG in either order', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBe(21);
  expect(contrastRatio('#767676', '#FFFFFF')).toBeCloseTo(4.542, 3);
  expect(contrastRatio('#FFFFFF', '#767676')).toBeCloseTo(4.542, 3);
  expect(contrastRatio('#5F5F5F', '#5F5F5F')).toBe(1);
  expect(contrastRatio('#0A0A0A', '#000000')).toBeCloseTo(1.0607, 4);
});

test.each([
  ['#000000', '#FFFFFF'],
  ['#3B1710', '#FFFFFF'],
  ['#5F5F5F', '#FFFFFF'],
  ['#1A73E8', '#000000'],
  ['#F7C948', '#000000'],
  ['#FFFFFF', '#000000'],
])('[PREV-02] on %s Google’s text is %s', (background, text) => {
  expect(textColorOn(background)).toBe(text);
});

test('[PREV-02] Google’s text is readable on any background', () => {
  for (let gray = 0; gray <= 255; gray += 1) {
    const background = toHex([gray, gray, gray]);
    expect(contrastRatio(textColorOn(background), background)).toBeGreaterThanOrEqual(4.5);
  }
});

test.each([
  ['#777777', '#5F5F5F'],
  ['#D8341F', '#7A2E12'],
  ['#FFFF00', '#FFFFFF'],
  ['#808080', '#808080'],
  ['#123456', '#123457'],
])('[STEP-13] %s on %s becomes readable', (color, background) => {
  const fixed = nearestReadableColor(color, background);
  expect(contrastRatio(fixed, background)).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(fixed, background)).toBeLessThan(4.75);
});

test.each([
  ['a readable color stays as it is', '#F7C948', '#3B1710', '#F7C948'],
  ['changes as little as needed: gray on white only darkens', '#8A8A8A', '#FFFFFF', '#767676'],
  ['chooses the nearer end if both are possible: black', '#303030', '#767676', '#040404'],
  ['chooses the nearer end if both are possible: white', '#D0D0D0', '#767676', '#FEFEFE'],
])('[STEP-13] %s', (_, color, background, nearest) => {
  expect(nearestReadableColor(color, background)).toBe(nearest);
});

test('[STEP-13] a suggested color has the name that people would give it', () => {
  const names = [
    ['#000000', 'plain black'],
    ['#FFF7E6', 'plain white'],
    ['#5F5F5F', 'plain gray'],
    ['#D8341F', 'plain red'],
    ['#E78438', 'plain orange'],
    ['#F7C948', 'plain yellow'],
    ['#EBCF9B', 'plain beige'],
    ['#7A2E12', 'plain brown'],
    ['#3B1710', 'dark brown'],
    ['#1B6B4A', 'dark green'],
    ['#4FC3C7', 'plain turquoise'],
    ['#16213A', 'dark blue'],
    ['#CFE0F5', 'light blue'],
    ['#5B2A86', 'plain purple'],
    ['#F4A9C4', 'light pink'],
    ['no color', 'plain black'],
  ];
  const found = names.map(([color = '']) => {
    const { hue, shade } = colorNameOf(color);
    return [color, `${shade} ${hue}`];
  });
  expect(found).toEqual(names);
});
