import { expect, test } from 'vitest';
import { LOGO_FONTS } from '../../src/domain/coupon/fields/logo-fonts.ts';
import { centeredCrop } from '../../src/domain/images/crop.ts';
import { composeCrop } from '../../src/render/compose/crop.ts';
import { composeTextLogo } from '../../src/render/compose/text-logo.ts';
import { LOGO_SIZE, STRIP_SIZE } from '../../src/render/scene/scene.ts';

const choices = {
  text: 'BK',
  font: 'Helvetica Neue',
  textColor: '#111111',
  backgroundColor: '#FFEEDD',
} as const;

test('[STEP-04] text logo, Apple: 480x150 with centered letters of 64 px', () => {
  const scene = composeTextLogo(choices, 'apple');
  const [letters] = scene.items;

  expect([scene.width, scene.height, scene.background]).toEqual([480, 150, '#FFEEDD']);
  expect(letters).toMatchObject({
    kind: 'text',
    text: 'BK',
    size: 64,
    x: 240,
    y: 75,
    align: 'center',
    color: '#111111',
  });
});

test('[STEP-04] text logo, Google: 660x660 with equally large letters in a circle of 150 px', () => {
  const scene = composeTextLogo(choices, 'google');
  const [letters] = scene.items;

  expect([scene.width, scene.height]).toEqual([660, 660]);
  expect(letters).toMatchObject({ kind: 'text', x: 330, y: 330 });
  expect(letters?.kind === 'text' && letters.size).toBeCloseTo(281.6, 6);
});

test('[STEP-04] text logo, five stored names, each with its bundled font', () => {
  const faces = LOGO_FONTS.map((font) => {
    const [letters] = composeTextLogo({ ...choices, font }, 'apple').items;
    return letters?.kind === 'text' ? `${letters.font.family} ${letters.font.weight}` : null;
  });

  expect(faces).toEqual([
    'Arimo 700',
    'Domine 700',
    'Quicksand 700',
    'Caveat 700',
    'Montserrat Alternates 600',
  ]);
});

const image = { source: 'data:image/png;base64,AAAA', width: 2000, height: 1000 };

test.each([
  [LOGO_SIZE.google, { x: 500, y: 0, width: 1000, height: 1000 }],
  [STRIP_SIZE.apple, { x: 0, y: 116, width: 2000, height: 768 }],
])('[STEP-02] without a crop, the largest centered part fills the picture of %j', (size, part) => {
  expect(centeredCrop(image, size)).toEqual(part);
});

test('[STEP-02] a crop fills the whole picture', () => {
  const scene = composeCrop(
    image,
    { x: 100, y: 50, width: 480, height: 150, ground: '#101010' },
    LOGO_SIZE.apple,
  );

  expect([scene.width, scene.height, scene.background]).toEqual([480, 150, '#101010']);
  expect(scene.items).toEqual([
    {
      kind: 'image',
      opacity: 1,
      clips: [],
      source: image.source,
      width: 2000,
      height: 1000,
      transform: [1, 0, 0, 1, -100, -50],
    },
  ]);
});
