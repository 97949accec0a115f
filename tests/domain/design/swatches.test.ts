import { expect, test } from 'vitest';
import { colorDistance, swatchesOf } from '../../../src/domain/design/swatches.ts';
import { schemeOf as scheme } from '../../support/ride-along-design.ts';

test('[STEP-12] swatches have fill, stroke and text colors in the order of the design', () => {
  const tokens = {
    fill: { FILL1: '#F7C948' },
    stroke: { STROKE1: '#FBE6BF' },
    text: { TEXT1: '#3B1710' },
  };

  expect(swatchesOf({ name: 'Default Scheme', tokens })).toEqual(['#F7C948', '#FBE6BF', '#3B1710']);
});

test('[STEP-12] swatches merge colors closer than 10, and keep those at 10 and more', () => {
  expect(colorDistance('#808080', '#909090')).toBeLessThan(10);
  expect(colorDistance('#808080', '#9C9C9C')).toBeGreaterThan(10);
  expect(swatchesOf(scheme('#808080', '#909090', '#9C9C9C'))).toEqual(['#808080', '#9C9C9C']);
});

test('[STEP-12] with more than six the distance is 20', () => {
  const spread = ['#000000', '#FFFFFF', '#FF0000', '#00FF00', '#0000FF', '#808080'];

  expect(swatchesOf(scheme(...spread, '#9C9C9C'))).toEqual(spread);
  expect(swatchesOf(scheme(...spread.slice(0, 5), '#9C9C9C'))).toEqual([
    ...spread.slice(0, 5),
    '#9C9C9C',
  ]);
});

test('[STEP-12] never more than six, which are merged no further', () => {
  const six = ['#000000', '#FFFFFF', '#FF0000', '#00FF00', '#0000FF', '#FFFF00'];
  expect(swatchesOf(scheme(...six, '#00FFFF', '#FF00FF'))).toEqual(six);
  const near = [...six.slice(0, 4), '#808080', '#9C9C9C'];
  expect(swatchesOf(scheme(...near))).toEqual(near);
});

// Published CIELAB coordinates of the sRGB primaries under D65.
test.each([
  ['#000000', '#FFFFFF', 100],
  ['#E4572E', '#E4572E', 0],
  ['#FF0000', '#00FF00', 170.56],
  ['#00FF00', '#0000FF', 258.68],
  ['#0000FF', '#FF0000', 176.31],
  ['#000000', '#0A0A0A', 2.74],
])('[STEP-12] %s and %s are %d apart', (one, other, distance) => {
  expect(Math.abs(colorDistance(one, other) - distance)).toBeLessThan(0.05);
});
