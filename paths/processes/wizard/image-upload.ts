import { expect } from '@playwright/test';
import { UploadRefused } from '../../../src/domain/images/upload.ts';
import { copyOrderOf } from '../../../src/machines/images/image-upload-context.ts';
import { imageUploadMachine } from '../../../src/machines/images/image-upload.machine.ts';
import { armDrawing, breakDrawing, holdDrawing, letDraw } from '../../hand/drawing-gate.ts';
import { holdFiles, readFile } from '../../hand/file-gate.ts';
import { processOf } from '../../model/process.ts';
import {
  choose,
  CROPPER,
  drag,
  drawn,
  EMPTY,
  FILE,
  FILLED,
  FOREIGN,
  isCopying,
  isCropping,
  isForeign,
  isOfOurs,
  isReading,
  isResting,
  moves,
  pasteText,
  PICTURE,
  point,
  pressed,
  REFUSED,
  save,
  UNCOPIED,
  UNDRAWN,
  UNREADABLE,
  uploaded,
} from './image-upload-hand.ts';
import { inDialog } from './wizard-hand.ts';
import { UPLOADED } from './wizard-model.ts';

export const imageUpload = processOf({
  name: 'image-upload',
  title: 'Uploading and cropping an image',
  rows: ['STEP-02', 'STEP-14'],
  machine: imageUploadMachine,
  starts: [
    {
      words:
        'presses “Upload your own design”, uploads a picture as “Google strip”, and presses “Save” in the cropper',
      input: undefined,
      hand: async (stage) => {
        await holdFiles(stage);
        await holdDrawing(stage);
        await stage.page.goto(`${stage.url}/create/design`);
        await choose(stage, FILLED);
        await readFile(stage, true);
        await save(stage);
        await readFile(stage, true);
        await uploaded(stage, FILLED).waitFor();
      },
    },
  ],
  reads: (context) => ({
    slot: context.offer?.slot ?? null,
    waiting: context.waiting.map(({ slot }) => slot),
    isOpen: context.picture !== null,
    isForeign: isForeign(context),
    canCopy: copyOrderOf(context, 'appleStrip') !== null,
  }),
  events: {
    'files.offer': [
      {
        words: 'chooses a picture for the Apple strip',
        payload: { slots: ['appleStrip'], files: [FILE] },
        when: isResting,
        hand: (stage) => choose(stage, EMPTY),
      },
      {
        words: 'chooses a WebP picture for the Apple strip',
        payload: { slots: ['appleStrip'], files: [FOREIGN] },
        when: isResting,
        hand: (stage) => choose(stage, EMPTY, FOREIGN),
      },
      {
        words: 'chooses a WebP picture in the cropper',
        payload: { slots: ['appleStrip'], files: [FOREIGN] },
        when: isCropping,
        hand: (stage) => choose(stage, `${EMPTY} replacement`, FOREIGN),
      },
      {
        words: 'chooses another picture for the Apple strip',
        payload: { slots: ['appleStrip'], files: [FILE] },
        when: (context) => isReading(context) && isOfOurs(context),
        hand: (stage) => choose(stage, EMPTY),
      },
      {
        words: 'chooses another picture in the cropper',
        payload: { slots: ['appleStrip'], files: [FILE] },
        when: isCropping,
        hand: (stage) => choose(stage, `${EMPTY} replacement`),
      },
      {
        words: 'chooses another picture for the Google strip meanwhile, which waits for its turn',
        payload: { slots: ['googleStrip', 'appleStrip'], files: [FILE] },
        when: (context) => isReading(context) && isOfOurs(context) && context.waiting.length === 0,
        hand: (stage) => choose(stage, FILLED),
      },
      {
        words: 'chooses another picture while a copy is made',
        payload: { slots: ['appleStrip'], files: [FILE] },
        when: isCopying,
        hand: (stage) => choose(stage, EMPTY),
      },
      {
        words: 'chooses a picture for the Google strip while a copy is made',
        payload: { slots: ['googleStrip'], files: [FILE] },
        when: (context, places) => isCopying(context, places) && context.waiting.length === 0,
        hand: (stage) => choose(stage, FILLED),
      },
      {
        words: 'pastes a text into the cropper',
        payload: { slots: ['appleStrip'], files: [] },
        when: (context, places) => isCropping(context, places) && context.waiting.length === 0,
        hand: pasteText,
      },
    ],
    'image.edit': [
      {
        words: 'presses “Edit crop” of the Google strip',
        payload: { slot: 'googleStrip', original: PICTURE.original },
        when: isResting,
        hand: async ({ page }) => {
          await page.getByRole('button', { name: `Edit crop of ${FILLED}` }).click();
        },
      },
    ],
    'image.remove': [
      {
        words: 'presses “Remove Google strip”',
        payload: { slot: 'googleStrip' },
        when: isResting,
        hand: async (stage) => {
          await stage.page.getByRole('button', { name: `Remove ${FILLED}` }).click();
          await expect(uploaded(stage, FILLED)).toHaveCount(0);
        },
      },
    ],
    'crop.drag': [
      {
        words: 'drags the picture',
        payload: { center: { x: 600, y: 420 } },
        hand: moves(drag),
      },
    ],
    'crop.pinch': [
      {
        words: 'turns the wheel over the picture',
        payload: { zoom: 1.2 },
        hand: moves(async (stage) => (await point(stage)).wheel(0, -120)),
      },
    ],
    'crop.move': [
      {
        words: 'presses “Move up”',
        payload: { by: { x: 0, y: 10 } },
        hand: moves(inDialog('Move up')),
      },
    ],
    'crop.zoom': [
      { words: 'presses “Zoom in”', payload: { zoom: 1.1 }, hand: moves(inDialog('Zoom in')) },
    ],
    'crop.fit': [{ words: 'presses “Fit”', hand: pressed('Fit') }],
    'crop.fill': [{ words: 'presses “Fill”', hand: pressed('Fill') }],
    'crop.ground': [
      {
        words: 'picks a ground color',
        payload: { color: '#FFE0B0' },
        hand: async ({ page }) => page.getByLabel('Ground color').fill('#ffe0b0'),
      },
    ],
    'copy.make': [
      {
        words: 'presses “Make a PNG copy”',
        payload: { slot: 'appleStrip' },
        when: (context) => copyOrderOf(context, 'appleStrip') !== null,
        hand: async (stage) => {
          await armDrawing(stage);
          await stage.page.getByRole('button', { name: 'Make a PNG copy' }).click();
        },
      },
      {
        words: 'finds no copy offered',
        isBarred: true,
        payload: { slot: 'appleStrip' },
        when: (context) => copyOrderOf(context, 'appleStrip') === null,
        hand: async ({ page }) => {
          await expect(page.getByRole('button', { name: 'Make a PNG copy' })).toHaveCount(0);
        },
      },
    ],
    'copy.cancel': [
      {
        words: 'presses “Cancel”',
        hand: async ({ page }) => page.getByRole('button', { name: 'Cancel' }).click(),
      },
    ],
    'crop.save': [
      {
        words: 'presses “Save”',
        hand: async (stage) => {
          await armDrawing(stage);
          await save(stage);
        },
      },
    ],
    'crop.close': [{ words: 'presses “Close”', hand: inDialog('Close') }],
  },
  actors: {
    readImage: {
      done: [
        {
          words: 'waits until the picture is read',
          brings: () => PICTURE,
          when: isOfOurs,
          hand: (stage) => readFile(stage, true),
        },
      ],
      error: [
        {
          words: 'is told that a WebP picture is not taken',
          brings: () => new UploadRefused({ code: 'fileType' }, 'png'),
          when: isForeign,
          hand: async (stage) => {
            await readFile(stage, true);
            await stage.page.getByText(REFUSED).first().waitFor();
          },
        },
        {
          words: 'has a picture that cannot be read',
          brings: () => new Error(UNREADABLE),
          when: isOfOurs,
          hand: async (stage) => {
            await readFile(stage, false);
            await stage.page.getByText(UNREADABLE).first().waitFor();
          },
        },
      ],
    },
    makeCopy: {
      done: [{ words: 'waits until the copy is made', brings: () => FILE, hand: letDraw }],
      error: [
        {
          words: 'has a phone without memory for a copy',
          brings: () => new UploadRefused({ code: 'fileUncopied' }, 'png'),
          hand: async (stage) => {
            await breakDrawing(stage);
            await stage.page.getByText(UNCOPIED).first().waitFor();
          },
        },
      ],
    },
    drawCrop: {
      done: [
        {
          words: 'waits until the picture is cut',
          brings: () => UPLOADED.image,
          hand: async (stage) => {
            await drawn(stage);
            await uploaded(stage, EMPTY).waitFor();
          },
        },
      ],
      error: [
        {
          words: 'has a phone without memory',
          brings: () => new Error('It could not be drawn.'),
          hand: async (stage) => {
            await breakDrawing(stage);
            await stage.page.getByText(UNDRAWN).waitFor();
          },
        },
      ],
    },
  },
  delays: {},
  views: {
    resting: async (sight) => {
      await sight.misses('dialog', CROPPER);
      await sight.sees('group', new RegExp(`^${EMPTY}`));
    },
    // The original of an image that is cropped again is there already.
    reading: (sight) => sight.reads(/^(Reading the image|Crop your Google strip)$/),
    copying: (sight) => sight.reads('Making a copy'),
    'cropping.copying': (sight) => sight.reads('Making a copy'),
    'cropping.adjusting': async (sight) => {
      await sight.sees('dialog', CROPPER);
      await sight.sees('button', 'Save');
    },
    'cropping.replacing': (sight) => sight.reads('Reading the image'),
    'cropping.drawing': (sight) => sight.reads('Cutting the picture'),
  },
});
