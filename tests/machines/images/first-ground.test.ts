import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { NO_ORIGINAL } from '../../../src/domain/coupon/fields/coupon-images.ts';
import type { LoadedImage } from '../../../src/machines/images/image-upload-context.ts';
import {
  type ImageUploadEvent,
  imageUploadMachine,
} from '../../../src/machines/images/image-upload.machine.ts';

const picture: LoadedImage = {
  original: NO_ORIGINAL,
  size: { width: 960, height: 300 },
  still: 'data:,',
  edge: '#2277CC',
  isTransparent: false,
};
const transparent = { ...picture, edge: null, isTransparent: true };
const crop = { x: 0, y: 0, width: 480, height: 150 };

test.each([
  ['the ground it has there', '#102030', '#102030'],
  ['no ground where it has none there', 'transparent', 'transparent'],
  ['the color of its edge where its ground there is unknown', null, '#2277CC'],
  ['white where it comes from the same wallet', undefined, undefined],
])(
  '[STEP-14] an image copied from the other wallet starts with %s',
  async (_words, ground, begun) => {
    const edit = { type: 'image.edit', slot: 'googleLogo', original: NO_ORIGINAL, ground } as const;
    expect(await firstGround(picture, edit)).toBe(begun);
  },
);

test.each([
  [
    'a logo with transparent pixels starts without a ground',
    'appleLogo',
    transparent,
    'transparent',
  ],
  ['a logo without any starts on white', 'appleLogo', picture, undefined],
  ['artwork with transparent pixels starts on white', 'appleStrip', transparent, undefined],
] as const)('[STEP-01] %s', async (_words, slot, read, begun) => {
  const files = [new File([], 'logo.png')];
  expect(await firstGround(read, { type: 'files.offer', slots: [slot], files })).toBe(begun);
});

test('[STEP-01] a stored logo with transparent pixels keeps the white of its crop', async () => {
  const original = { ...NO_ORIGINAL, crop };
  const edit = { type: 'image.edit', slot: 'appleLogo', original } as const;
  expect(await firstGround({ ...transparent, original }, edit)).toBeUndefined();
});

async function firstGround(read: LoadedImage, event: ImageUploadEvent) {
  const machine = imageUploadMachine.provide({
    actors: { readImage: fromPromise(async () => read) },
  });
  const actor = createActor(machine, { input: { offers: [] } }).start();
  actor.send(event);
  const { context } = await waitFor(actor, (state) => state.context.crop !== null);
  return context.crop?.ground;
}
