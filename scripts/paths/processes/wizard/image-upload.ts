import { Buffer } from 'node:buffer';
import { expect } from '@playwright/test';
import type { ContextFrom } from 'xstate';
import { imageUploadMachine } from '../../../../src/machines/images/image-upload.machine.ts';
import type { LoadedImage } from '../../../../src/machines/images/image-upload-context.ts';
import type { Stage } from '../../hand/stage.ts';
import { type Hand, processOf } from '../../model/process.ts';
import { armDrawing, breakDrawing, holdDrawing, letDraw } from '../../hand/drawing-gate.ts';
import { holdFiles, readFile } from '../../hand/file-gate.ts';
import { inDialog } from './wizard-hand.ts';
import { UPLOADED } from './wizard-model.ts';

const EMPTY = 'Apple strip';
const FILLED = 'Google strip';
const CROPPER = `Crop your ${EMPTY}`;
const UNREADABLE = 'The file could not be read.';
const UNDRAWN = /^The artwork could not be drawn\./;
const PICTURE: LoadedImage = {
  original: { ...UPLOADED.original, crop: null },
  size: { width: 1200, height: 800 },
  still: '',
};
const FILE = new File([], 'art.png', { type: 'image/png' });

/** Chooses a picture in the file field of this label. */
async function choose({ page }: Stage, label: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  const create = { ...PICTURE.size, channels: 3, background: '#1F4FBF' } as const;
  const buffer = Buffer.from(await sharp({ create }).png().toBuffer());
  const file = { name: FILE.name, mimeType: FILE.type, buffer };
  await page.getByLabel(label, { exact: true }).setInputFiles(file);
}

const uploaded = ({ page }: Stage, label: string) =>
  page.getByRole('img', { name: `${label}, uploaded` });

const save: Hand = inDialog(/^Save$/);

/** Does something to the picture in the cropper, whose place then is another. */
const moves =
  (work: Hand): Hand =>
  async (stage) => {
    const place = stage.page.getByRole('dialog').getByRole('status').filter({ hasText: 'Zoom' });
    const before = (await place.textContent()) ?? '';
    await work(stage);
    await expect(place).not.toHaveText(before);
  };

/** The middle of the picture in the cropper, under the mouse. */
async function point({ page }: Stage) {
  await page.getByRole('application').hover();
  return page.mouse;
}

/** A part that was cropped is drawn and read. */
async function drawn(stage: Stage): Promise<void> {
  await letDraw(stage);
  await readFile(stage, true);
}

type Context = ContextFrom<typeof imageUploadMachine>;
const isResting = ({ offer }: Context): boolean => offer === null;
const isReading = ({ offer, picture }: Context): boolean =>
  offer?.slot === 'appleStrip' && picture === null;
const isCropping = (_: Context, [place]: readonly string[]): boolean =>
  place === 'cropping.adjusting';

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
  reads: ({ offer, waiting, picture }) => ({
    slot: offer?.slot ?? null,
    waiting: waiting.map(({ slot }) => slot),
    isOpen: picture !== null,
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
        words: 'chooses another picture for the Apple strip',
        payload: { slots: ['appleStrip'], files: [FILE] },
        when: isReading,
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
        when: (context) => isReading(context) && context.waiting.length === 0,
        hand: (stage) => choose(stage, FILLED),
      },
      {
        words: 'pastes a text into the cropper',
        payload: { slots: ['appleStrip'], files: [] },
        when: (context, places) => isCropping(context, places) && context.waiting.length === 0,
        hand: async ({ page }) => {
          await page.getByRole('application').evaluate((cropper) => {
            const clipboardData = new DataTransfer();
            clipboardData.setData('text/plain', 'A dozen rolls');
            cropper.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }));
          });
        },
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
        hand: moves(async (stage) => {
          const mouse = await point(stage);
          await mouse.down();
          await stage.page.mouse.move(640, 480, { steps: 4 });
          await mouse.up();
        }),
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
          hand: (stage) => readFile(stage, true),
        },
      ],
      error: [
        {
          words: 'has a picture that cannot be read',
          brings: () => new Error(UNREADABLE),
          hand: async (stage) => {
            await readFile(stage, false);
            await stage.page.getByText(UNREADABLE).first().waitFor();
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
    'cropping.adjusting': async (sight) => {
      await sight.sees('dialog', CROPPER);
      await sight.sees('button', 'Save');
    },
    'cropping.replacing': (sight) => sight.reads('Reading the image'),
    'cropping.drawing': (sight) => sight.reads('Cutting the picture'),
  },
});
