import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { NO_ORIGINAL } from '../../../src/domain/coupon/fields/coupon-images.ts';
import type { LoadedImage } from '../../../src/machines/images/image-upload-context.ts';
import { imageUploadMachine } from '../../../src/machines/images/image-upload.machine.ts';

const picture: LoadedImage = {
  original: NO_ORIGINAL,
  size: { width: 960, height: 300 },
  still: 'data:,',
  edge: '#2277CC',
};

test.each([
  ['the ground it has there', '#102030', '#102030'],
  ['the color of its edge where it has none there', null, '#2277CC'],
  ['white where it comes from the same wallet', undefined, undefined],
])(
  '[STEP-14] an image copied from the other wallet starts with %s',
  async (_words, ground, begun) => {
    const actor = createActor(
      imageUploadMachine.provide({
        actors: {
          readImage: fromPromise(async () => picture),
        },
      }),
      { input: { offers: [] } },
    ).start();
    actor.send({ type: 'image.edit', slot: 'googleLogo', original: NO_ORIGINAL, ground });
    const { context } = await waitFor(actor, (state) => state.context.crop !== null);
    expect(context.crop?.ground).toBe(begun);
  },
);
