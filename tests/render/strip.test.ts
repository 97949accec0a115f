import { expect, test } from 'vitest';
import type {
  DesignDocument,
  PathObject,
  TextObject,
} from '../../src/domain/design/design-document.ts';
import { composeStrip } from '../../src/render/compose/strip.ts';

const sky: PathObject = {
  kind: 'path',
  id: 'sky',
  tokens: { fill: 'FILL1', stroke: null, text: null },
  opacity: 1,
  clips: [],
  d: 'M0 0H1125V432H0Z',
  fillRule: 'nonzero',
  fillOpacity: 0.5,
  fillGradient: null,
  strokeOpacity: 1,
  strokeGradient: null,
  strokeWidth: 1,
  lineCap: 'butt',
  lineJoin: 'miter',
  miterLimit: 4,
  dash: [],
  dashOffset: 0,
  strokeTransform: [1, 0, 0, 1, 0, 0],
};

const headline: TextObject = {
  kind: 'text',
  id: 'headline',
  tokens: { fill: null, stroke: null, text: 'TEXT1' },
  opacity: 1,
  clips: [],
  text: 'Three for two',
  label: 'Headline 1',
  fontFamily: 'Lato',
  fontWeight: 900,
  italic: false,
  fontSize: 60,
  letterSpacing: 2,
  align: 'left',
  x: 50,
  baseline: 120,
  box: { x: 50, y: 66, width: 400, height: 70 },
  transform: [1, 0, 0, 1, 0, 0],
};

const design: DesignDocument = {
  version: 1,
  type: 'strip',
  schemes: [
    {
      name: 'Default Scheme',
      tokens: { fill: { FILL1: '#112233' }, stroke: {}, text: { TEXT1: '#FFFFFF' } },
    },
    {
      name: 'Scheme 2',
      tokens: { fill: { FILL1: '#EEDDCC' }, stroke: {}, text: { TEXT1: '#220011' } },
    },
  ],
  data: { width: 1125, height: 432, objects: [sky, headline] },
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

test('[STEP-12] shapes and texts have the colors of the chosen scheme', () => {
  const [shape, words] = composeStrip(design, choices, 'apple').items;

  expect(shape?.kind === 'path' && shape.fill).toEqual({
    kind: 'solid',
    color: '#EEDDCC',
    opacity: 0.5,
  });
  expect(words?.kind === 'text' && words.color).toBe('#220011');
});

test('[STEP-12] a scheme that the design no longer has falls back to the first', () => {
  const [shape] = composeStrip(design, { scheme: 'Scheme 9', text: {} }, 'apple').items;

  expect(shape?.kind === 'path' && shape.fill).toEqual({
    kind: 'solid',
    color: '#112233',
    opacity: 0.5,
  });
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
  ]).toEqual(['Three for two', 'Two for one', '', 'Three for two']);
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
  const scene = composeStrip(
    { ...design, data: { ...design.data, objects: [fading] } },
    choices,
    'apple',
  );
  const [item] = scene.items;

  expect(item?.kind === 'path' && item.fill).toEqual({
    kind: 'gradient',
    opacity: 0.5,
    gradient: {
      kind: 'linear',
      from: [0, 0],
      to: [0, 432],
      stops: [
        { offset: 0, color: '#EEDDCC', opacity: 1 },
        { offset: 1, color: '#EEDDCC', opacity: 0 },
      ],
    },
  });
});
