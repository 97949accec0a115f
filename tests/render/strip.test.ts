import { expect, test } from 'vitest';
import type { PathObject } from '../../src/domain/design/design-document.ts';
import { composeRideAlong, composeStrip } from '../../src/render/compose/strip.ts';
import { GROUND, HEADLINE, RIDE_ALONG_DESIGN } from '../support/ride-along-design.ts';

const sky: PathObject = { ...GROUND, fillOpacity: 0.5 };
const design = {
  ...RIDE_ALONG_DESIGN,
  data: { width: 1125, height: 432, objects: [sky, HEADLINE] },
};
const choices = { scheme: 'Scheme 2', text: {} };

test('[REND-02] Apple gets the complete document at 1125x432', () => {
  const { width, height, view } = composeStrip(design, choices, 'apple');

  expect({ width, height, view }).toEqual({
    width: 1125,
    height: 432,
    view: { scale: 1, x: 0, y: 0 },
  });
});

test('[REND-02] Google gets 1032x336: the full width, minus 33 px above and below', () => {
  const { width, height, view } = composeStrip(design, choices, 'google');

  expect([width, height]).toEqual([1032, 336]);
  expect(view.scale).toBe(1032 / 1125);
  expect(view.x).toBe(0);
  expect(-view.y / view.scale).toBeCloseTo(32.86, 2);
});

test.each([
  ['the chosen scheme', 'Scheme 2', '#E8DCCB', '#1F3A36'],
  ['the first if the design no longer has the chosen one', 'Scheme 9', '#F7C948', '#3B1710'],
])('[STEP-12] shapes and texts have the colors of %s', (_, scheme, color, letters) => {
  const [shape, words] = composeStrip(design, { scheme, text: {} }, 'apple').items;

  expect(shape?.kind === 'path' && shape.fill).toEqual({ kind: 'solid', color, opacity: 0.5 });
  expect(words?.kind === 'text' && words.color).toBe(letters);
});

test('[STEP-11] reads texts from the text map by token; an empty text stays empty', () => {
  const words = (text: Record<string, string>) => {
    const [, item] = composeStrip(design, { scheme: 'Default Scheme', text }, 'apple').items;
    return item?.kind === 'text' ? item.text : null;
  };

  expect([
    words({}),
    words({ TEXT1: 'Two for one' }),
    words({ TEXT1: '' }),
    words({ TEXT7: 'x' }),
  ]).toEqual(['Fresh today', 'Two for one', '', 'Fresh today']);
});

test('[REND-03] gradient stops have the colors of the scheme', () => {
  const stops = [
    { offset: 0, token: 'FILL1', opacity: 1 },
    { offset: 1, token: 'FILL1', opacity: 0 },
  ];
  const fading: PathObject = {
    ...sky,
    tokens: { fill: null, stroke: null, text: null },
    fillGradient: { kind: 'linear', from: [0, 0], to: [0, 432], stops },
  };
  const faded = { ...design, data: { ...design.data, objects: [fading] } };
  const [item] = composeStrip(faded, choices, 'apple').items;

  expect(item?.kind === 'path' && item.fill).toEqual({
    kind: 'gradient',
    opacity: 0.5,
    gradient: {
      kind: 'linear',
      from: [0, 0],
      to: [0, 432],
      stops: [
        { offset: 0, color: '#E8DCCB', opacity: 1 },
        { offset: 1, color: '#E8DCCB', opacity: 0 },
      ],
    },
  });
});

test('[REND-02] [STEP-03] the complete Ride-Along design at 600x400, in its scheme and with the given texts', () => {
  const scene = composeRideAlong(RIDE_ALONG_DESIGN, {
    scheme: 'Scheme 2',
    text: { TEXT1: 'Two loaves' },
  });
  expect(scene).toMatchObject({
    width: 600,
    height: 400,
    view: { scale: 1, x: 0, y: 0 },
    items: [
      { kind: 'path', fill: { kind: 'solid', color: '#E8DCCB' } },
      { kind: 'text', text: 'Two loaves', color: '#1F3A36' },
    ],
  });
});

test('[REND-02] a design of other proportions covers the picture', () => {
  const wide = {
    ...RIDE_ALONG_DESIGN,
    data: { ...RIDE_ALONG_DESIGN.data, width: 1200, height: 400 },
  };
  const { view } = composeRideAlong(wide, { scheme: 'Default Scheme', text: {} });
  expect(view).toEqual({ scale: 1, x: -300, y: 0 });
});
