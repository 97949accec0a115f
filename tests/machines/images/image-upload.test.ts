import { createActor, fromPromise, waitFor } from 'xstate';
import type { PlaceOf } from '../../../src/machines/port.ts';
import { expect, test } from 'vitest';
import type { Crop, OriginalImage } from '../../../src/domain/coupon/fields/coupon-images.ts';
import { UploadRefused } from '../../../src/domain/images/upload.ts';
import { EMPTY_SLOT, type ImageSlotName } from '../../../src/domain/images/image-slots.ts';
import {
  cropOrderOf,
  type LoadedImage,
} from '../../../src/machines/images/image-upload-context.ts';
import {
  type ImageChanged,
  type ImageUploadEvent,
  imageUploadMachine,
} from '../../../src/machines/images/image-upload.machine.ts';

const LOGO = new File(['logo'], 'logo.png');
const OTHER = new File(['other'], 'other.png');
const FOREIGN = new File(['webp'], 'art.webp');
const TORN = new File(['torn'], 'torn.png');
const REFUSED = 'The selected file is not a PNG, JPG or GIF image.';
const WHOLE: Crop = { x: 0, y: 0, width: 480, height: 150 };

test('[STEP-01] reads, crops and draws a file, then passes it to the form', async () => {
  const { send, becomes, offer, crop, told } = upload();
  offer(['appleLogo'], LOGO);
  await becomes('reading');
  await becomes('cropping.adjusting');
  expect(crop()).toEqual({ ...WHOLE, width: 960, height: 300 });
  send({ type: 'crop.zoom', zoom: 2 });
  send({ type: 'crop.move', by: { x: -999, y: 0 } });
  send({ type: 'crop.save' });
  await becomes('cropping.drawing');
  await becomes('resting');
  expect(told).toEqual([
    {
      type: 'image.changed',
      slot: 'appleLogo',
      image: {
        original: { ...originalOf(LOGO.name), crop: { x: 0, y: 75, width: 480, height: 150 } },
        image: 'appleLogo of logo.png at 0,75',
      },
      colors: ['#2277CC'],
    },
  ]);
});

test('[STEP-01] the cropper opens at the last crop, and closing it changes nothing', async () => {
  const { send, becomes, crop, told } = upload();
  const left = { x: 30, y: 40, width: 240, height: 75 };
  const original = { ...originalOf('logo.png'), crop: left };
  send({ type: 'image.edit', slot: 'appleLogo', original });
  await becomes('cropping.adjusting');
  expect(crop()).toEqual(left);
  send({ type: 'crop.drag', center: { x: 9_999, y: 0 } });
  expect(crop()).toEqual({ ...left, x: 720, y: 0 });
  send({ type: 'crop.pinch', zoom: 1 });
  expect(crop()).toEqual({ x: 0, y: 0, width: 960, height: 300 });
  send({ type: 'crop.close' });
  await becomes('resting');
  expect(told).toEqual([]);
});

test('[STEP-14] a slot shows a refusal until a valid file arrives or the slot is emptied', async () => {
  const { send, becomes, offer, refused, refusals, told } = upload();
  await refused(['appleLogo', 'googleLogo'], TORN, TORN);
  expect(refusals()).toEqual({ appleLogo: 'Torn.', googleLogo: 'Torn.' });
  offer(['appleLogo', 'googleLogo'], LOGO);
  await becomes('cropping.adjusting');
  expect(refusals()).toEqual({ appleLogo: undefined, googleLogo: 'Torn.' });
  send({ type: 'crop.close' });
  await becomes('resting');
  expect(refusals()).toEqual({ appleLogo: undefined, googleLogo: 'Torn.' });
  send({ type: 'image.remove', slot: 'googleLogo' });
  const emptied = { slot: 'googleLogo', image: EMPTY_SLOT, colors: [] };
  expect(told).toEqual([{ type: 'image.changed', ...emptied }]);
  expect(refusals()).toEqual({ appleLogo: undefined, googleLogo: undefined });
});

test('[STEP-14] crops several files one after the other; the later of two for one slot is used', async () => {
  const { send, becomes, offer, name } = upload();
  offer(['appleLogo', 'googleLogo'], TORN, LOGO, OTHER);
  offer(['appleLogo'], OTHER);
  await becomes('cropping.adjusting');
  expect(name()).toBe('googleLogo logo.png');
  send({ type: 'crop.close' });
  await becomes('cropping.adjusting');
  expect(name()).toBe('appleLogo other.png');
});

test('[STEP-14] a newer file for the same slot replaces the one being read; one for another slot waits', async () => {
  const { send, becomes, offer, name } = upload();
  offer(['appleLogo', 'googleLogo'], LOGO);
  offer(['googleLogo', 'appleLogo'], OTHER);
  offer(['googleLogo'], LOGO);
  offer(['appleLogo'], OTHER);
  await becomes('cropping.adjusting');
  expect(name()).toBe('googleLogo logo.png');
  send({ type: 'crop.close' });
  await becomes('cropping.adjusting');
  expect(name()).toBe('appleLogo other.png');
  send({ type: 'crop.close' });
  await becomes('resting');
  expect(name()).toBe('undefined undefined');
});

test('[STEP-01] "Replace image" keeps the cropper open, and the old picture if the new one is refused', async () => {
  const { becomes, offer, name, failure } = upload();
  offer(['googleLogo'], LOGO);
  await becomes('cropping.adjusting');
  offer(['googleLogo']);
  offer(['googleLogo'], TORN);
  await becomes('cropping.replacing');
  await becomes('cropping.adjusting');
  expect([name(), failure()]).toEqual(['googleLogo logo.png', 'Torn.']);
  offer(['googleLogo'], OTHER);
  await becomes('cropping.replacing');
  await becomes('cropping.adjusting');
  expect([name(), failure()]).toEqual(['googleLogo other.png', null]);
});

test('[REND-07] reports a picture that cannot be drawn, and can save it again', async () => {
  const { send, becomes, offer, failure, told } = upload({ failsFirst: true });
  offer(['rideAlong'], LOGO);
  await becomes('cropping.adjusting');
  send({ type: 'crop.save' });
  await becomes('cropping.drawing');
  await becomes('cropping.adjusting');
  expect(failure()).toBe('Not drawn.');
  send({ type: 'crop.save' });
  await becomes('resting');
  expect(told).toHaveLength(1);
});

test('[STEP-14] a refused replacement is copied in the cropper', async () => {
  const { send, becomes, offer, refused, name, failure } = upload();
  await refused(['appleLogo'], FOREIGN);
  offer(['googleLogo'], LOGO);
  await becomes('cropping.adjusting');
  // The offer of another slot is unavailable during this.
  send({ type: 'copy.make', slot: 'appleLogo' });
  offer(['googleLogo'], FOREIGN);
  await becomes('cropping.replacing');
  await becomes('cropping.adjusting');
  expect([name(), failure()]).toEqual(['googleLogo logo.png', REFUSED]);
  send({ type: 'copy.make', slot: 'googleLogo' });
  await becomes('cropping.copying');
  await becomes('cropping.adjusting');
  expect(name()).toBe('googleLogo png of art.webp for googleLogo');
  expect(failure()).toBeNull();
});

test('[STEP-14] a cancelled copy stops its work; a failed copy says why', async () => {
  const slow = upload({ copy: 'never' });
  await slow.refused(['appleLogo'], FOREIGN);
  slow.send({ type: 'copy.make', slot: 'appleLogo' });
  slow.send({ type: 'copy.cancel' });
  await slow.becomes('resting');
  expect(slow.copies.map(({ aborted }) => aborted)).toEqual([true]);
  expect(slow.refusals()).toEqual({ appleLogo: REFUSED });
  slow.send({ type: 'copy.make', slot: 'appleLogo' });
  await slow.becomes('copying');
  slow.offer(['appleLogo'], LOGO);
  await slow.becomes('cropping.adjusting');
  expect(slow.name()).toBe('appleLogo logo.png');

  const failing = upload({ copy: 'failing' });
  await failing.refused(['appleLogo'], FOREIGN);
  failing.send({ type: 'copy.make', slot: 'appleLogo' });
  await failing.becomes('copying');
  await failing.becomes('resting');
  expect(failing.refusals()).toEqual({ appleLogo: 'Not copied.' });
});

test('[STEP-14, SUBM-08] fit, fill and background color are part of the crop', async () => {
  const { send, becomes, offer, crop, told } = upload();
  offer(['appleStrip'], LOGO);
  await becomes('cropping.adjusting');
  send({ type: 'crop.ground', color: '#1F4FBF' });
  send({ type: 'crop.fit' });
  expect(crop()?.ground).toBe('#1F4FBF');
  expect(crop()?.width).toBeCloseTo(960, 9);
  expect(crop()?.y).toBeCloseTo(-34.32, 9);
  send({ type: 'crop.fill' });
  expect(crop()).toMatchObject({ y: 0, height: 300, ground: '#1F4FBF' });
  send({ type: 'crop.fit' });
  send({ type: 'crop.move', by: { x: 0, y: 9_999 } });
  send({ type: 'crop.save' });
  await becomes('resting');
  const handed = told[0]?.image.original.crop;
  expect([handed?.ground, Math.round(handed?.width ?? 0)]).toEqual(['#1F4FBF', 960]);
});

function upload({
  failsFirst = false,
  copy = 'made',
}: { failsFirst?: boolean; copy?: 'made' | 'failing' | 'never' } = {}) {
  const copies: AbortSignal[] = [];
  let failures = failsFirst ? 1 : 0;
  const actor = createActor(
    imageUploadMachine.provide({
      actors: {
        readImage: fromPromise(async ({ input }) => {
          const original = input.kind === 'file' ? originalOf(input.file.name) : input.original;
          if (original.file?.name === TORN.name) throw new Error('Torn.');
          if (original.file?.name === FOREIGN.name)
            throw new UploadRefused({ code: 'fileType' }, 'png');
          const picture: LoadedImage = {
            original,
            size: { width: 960, height: 300 },
            still: 'data:,',
            edge: '#2277CC',
            isTransparent: false,
          };
          return picture;
        }),
        makeCopy: fromPromise(async ({ input: { slot, file, remedy }, signal }) => {
          copies.push(signal);
          if (copy === 'never') await new Promise(() => {});
          if (copy === 'failing') throw new Error('Not copied.');
          return new File([], `${remedy} of ${file.name} for ${slot}`);
        }),
        drawCrop: fromPromise(async ({ input: { slot, picture, crop } }) => {
          if (failures-- > 0) throw new Error('Not drawn.');
          const image = `${slot} of ${picture.original.file?.name} at ${crop.x},${crop.y}`;
          return { image, colors: ['#2277CC'] };
        }),
      },
    }),
  ).start();
  const told: ImageChanged[] = [];
  actor.on('image.changed', (change) => told.push(change));
  const context = () => actor.getSnapshot().context;
  const becomes = (path: PlaceOf<typeof imageUploadMachine>) =>
    waitFor(actor, (snapshot) => pathOf(snapshot.value) === path);
  const offer = (slots: readonly ImageSlotName[], ...files: readonly File[]) =>
    actor.send({ type: 'files.offer', slots, files });
  return {
    told,
    copies,
    send: (event: ImageUploadEvent) => actor.send(event),
    becomes,
    offer,
    /** Offers files for slots without a picture, and waits until they are refused. */
    refused: async (...offered: Parameters<typeof offer>) => {
      offer(...offered);
      await becomes('reading');
      await becomes('resting');
    },
    crop: () => cropOrderOf(context())?.crop,
    refusals: () =>
      Object.fromEntries(
        Object.entries(context().refusals).map(([slot, refusal]) => [slot, refusal?.words]),
      ),
    failure: () => context().failure?.words ?? null,
    name: () => `${context().offer?.slot} ${context().picture?.original.file?.name}`,
  };
}

function originalOf(name: string): OriginalImage {
  return {
    file: { name, type: 'image/png', size: 4 },
    data: 'data:,',
    crop: null,
    storedName: null,
  };
}

function pathOf(value: string | object): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([state, child]) => `${state}.${child}`)
    .join();
}
