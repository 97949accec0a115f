import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import type { Crop, OriginalImage } from '../../../src/domain/coupon/coupon-form.ts';
import { EMPTY_SLOT } from '../../../src/domain/images/image-slots.ts';
import {
  cropOrderOf,
  type LoadedImage,
} from '../../../src/machines/images/image-upload-context.ts';
import {
  type ImageChanged,
  imageUploadMachine,
  type ImageUploadEvent,
  type ImageUploadStatePath,
} from '../../../src/machines/images/image-upload.machine.ts';

const LOGO = new File(['logo'], 'logo.png');
const OTHER = new File(['other'], 'other.png');
const TORN = new File(['torn'], 'torn.png');
const WHOLE: Crop = { x: 0, y: 0, width: 480, height: 150 };

test('[STEP-01] a file is read, cropped, drawn, and then told to the form', async () => {
  const { send, becomes, crop, told } = upload();
  send({ type: 'files.offer', slots: ['appleLogo'], files: [LOGO] });
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
    },
  ]);
});

test('[STEP-01] the cropper opens again where it was left, and closing it changes nothing', async () => {
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

test('[STEP-14] a refusal is kept for its slot until a good file comes or the slot is emptied', async () => {
  const { send, becomes, refusals, told } = upload();
  send({ type: 'files.offer', slots: ['appleLogo', 'googleLogo'], files: [TORN, TORN] });
  await becomes('reading');
  await becomes('resting');
  expect(refusals()).toEqual({ appleLogo: 'Torn.', googleLogo: 'Torn.' });
  send({ type: 'image.remove', slot: 'googleLogo' });
  expect(told).toEqual([{ type: 'image.changed', slot: 'googleLogo', image: EMPTY_SLOT }]);
  send({ type: 'files.offer', slots: ['appleLogo'], files: [LOGO] });
  await becomes('cropping.adjusting');
  expect(refusals()).toEqual({ appleLogo: undefined, googleLogo: undefined });
});

test('[STEP-14] several files are cropped one after the other; of two for one slot the later counts', async () => {
  const { send, becomes, name } = upload();
  send({ type: 'files.offer', slots: ['appleLogo', 'googleLogo'], files: [TORN, LOGO, OTHER] });
  send({ type: 'files.offer', slots: ['appleLogo'], files: [OTHER] });
  await becomes('cropping.adjusting');
  expect(name()).toBe('googleLogo logo.png');
  send({ type: 'crop.close' });
  await becomes('cropping.adjusting');
  expect(name()).toBe('appleLogo other.png');
});

test('[STEP-14] a newer file for the slot whose file is being read takes its place, one for another slot waits', async () => {
  const { send, becomes, name } = upload();
  send({ type: 'files.offer', slots: ['appleLogo', 'googleLogo'], files: [LOGO] });
  send({ type: 'files.offer', slots: ['googleLogo', 'appleLogo'], files: [OTHER] });
  send({ type: 'files.offer', slots: ['googleLogo'], files: [LOGO] });
  send({ type: 'files.offer', slots: ['appleLogo'], files: [OTHER] });
  await becomes('cropping.adjusting');
  expect(name()).toBe('googleLogo logo.png');
  send({ type: 'crop.close' });
  await becomes('cropping.adjusting');
  expect(name()).toBe('appleLogo other.png');
  send({ type: 'crop.close' });
  await becomes('resting');
  expect(name()).toBe('undefined undefined');
});

test('[STEP-14] a good file takes back the refusal of its slot and of no other', async () => {
  const { send, becomes, refusals, told } = upload();
  send({ type: 'files.offer', slots: ['appleLogo', 'googleLogo'], files: [TORN, TORN] });
  await becomes('reading');
  await becomes('resting');
  send({ type: 'files.offer', slots: ['appleLogo', 'googleLogo'], files: [LOGO] });
  await becomes('cropping.adjusting');
  expect(refusals()).toEqual({ appleLogo: undefined, googleLogo: 'Torn.' });
  send({ type: 'image.remove', slot: 'appleLogo' });
  expect(refusals()).toEqual({ appleLogo: undefined, googleLogo: 'Torn.' });
  expect(told).toEqual([{ type: 'image.changed', slot: 'appleLogo', image: EMPTY_SLOT }]);
  send({ type: 'crop.close' });
  await becomes('resting');
  expect(refusals()).toEqual({ appleLogo: undefined, googleLogo: 'Torn.' });
});

test('[STEP-01] "Replace image" keeps the cropper open, and the old picture where the new is refused', async () => {
  const { send, becomes, name, failure } = upload();
  send({ type: 'files.offer', slots: ['googleLogo'], files: [LOGO] });
  await becomes('cropping.adjusting');
  send({ type: 'files.offer', slots: ['googleLogo'], files: [] });
  send({ type: 'files.offer', slots: ['googleLogo'], files: [TORN] });
  await becomes('cropping.replacing');
  await becomes('cropping.adjusting');
  expect([name(), failure()]).toEqual(['googleLogo logo.png', 'Torn.']);
  send({ type: 'files.offer', slots: ['googleLogo'], files: [OTHER] });
  await becomes('cropping.replacing');
  await becomes('cropping.adjusting');
  expect([name(), failure()]).toEqual(['googleLogo other.png', null]);
});

test('[REND-07] a picture that cannot be drawn says so, and can be saved again', async () => {
  const { send, becomes, failure, told } = upload({ failsFirst: true });
  send({ type: 'files.offer', slots: ['rideAlong'], files: [LOGO] });
  await becomes('cropping.adjusting');
  send({ type: 'crop.save' });
  await becomes('cropping.drawing');
  await becomes('cropping.adjusting');
  expect(failure()).toBe('Not drawn.');
  send({ type: 'crop.save' });
  await becomes('resting');
  expect(told).toHaveLength(1);
});

function upload({ failsFirst = false } = {}) {
  let failures = failsFirst ? 1 : 0;
  const actor = createActor(
    imageUploadMachine.provide({
      actors: {
        readImage: fromPromise(async ({ input }) => {
          const original = input.kind === 'file' ? originalOf(input.file.name) : input.original;
          if (original.file?.name === TORN.name) throw new Error('Torn.');
          const picture: LoadedImage = {
            original,
            size: { width: 960, height: 300 },
            still: 'data:,',
          };
          return picture;
        }),
        drawCrop: fromPromise(async ({ input: { slot, picture, crop } }) => {
          if (failures-- > 0) throw new Error('Not drawn.');
          return `${slot} of ${picture.original.file?.name} at ${crop.x},${crop.y}`;
        }),
      },
    }),
  ).start();
  const told: ImageChanged[] = [];
  actor.on('image.changed', (change) => told.push(change));
  const context = () => actor.getSnapshot().context;
  return {
    told,
    send: (event: ImageUploadEvent) => actor.send(event),
    becomes: (path: ImageUploadStatePath) =>
      waitFor(actor, (snapshot) => pathOf(snapshot.value) === path),
    crop: () => cropOrderOf(context())?.crop,
    refusals: () => context().refusals,
    failure: () => context().failure,
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
