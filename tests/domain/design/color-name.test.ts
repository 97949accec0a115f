import { expect, test } from 'vitest';
import { colorNameOf } from '../../../src/domain/design/color-name.ts';

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
