import { Buffer } from 'node:buffer';
import { expect } from '@playwright/test';
import type { ContextFrom } from 'xstate';
import { UploadRefused } from '../../../src/domain/images/upload.ts';
import {
  copyOrderOf,
  type LoadedImage,
} from '../../../src/machines/images/image-upload-context.ts';
import { imageUploadMachine } from '../../../src/machines/images/image-upload.machine.ts';
import * as does from '../../hand/does.ts';
import { armDrawing, breakDrawing, holdDrawing, letDraw } from '../../hand/drawing-gate.ts';
import { breakFile, holdFiles, readFile } from '../../hand/file-gate.ts';
import { type Hand, perform, type View } from '../../hand/hand.ts';
import * as sees from '../../hand/sees.ts';
import type { Stage } from '../../hand/stage.ts';
import { processOf } from '../../model/process.ts';
import { UPLOADED } from './wizard-model.ts';

const EMPTY = 'Apple strip';
const FILLED = 'Google strip';
const CROPPER = `Crop your ${EMPTY}`;
const UNREADABLE = 'The file could not be read.';
const PICTURE: LoadedImage = {
  original: { ...UPLOADED.original, crop: null },
  size: { width: 1200, height: 800 },
  still: '',
  edge: null,
};
const FILE = new File([], 'art.png', { type: 'image/png' });
/** Of a kind that is refused, and of which a copy is offered. */
const FOREIGN = new File([], 'art.webp', { type: 'image/webp' });
const COPY = 'Make a PNG copy';

/** Chooses a picture in the file field of this label. */
export const choose =
  (label: string, file = FILE): Hand =>
  async ({ page }) => {
    const { default: sharp } = await import('sharp');
    const create = { ...PICTURE.size, channels: 3, background: '#1F4FBF' } as const;
    const drawn = sharp({ create }).toFormat(file === FOREIGN ? 'webp' : 'png');
    const buffer = Buffer.from(await drawn.toBuffer());
    const chosen = { name: file.name, mimeType: file.type, buffer };
    await page.getByLabel(label, { exact: true }).setInputFiles(chosen);
  };

export const isUploaded = (label: string) => sees.part('img', `${label}, uploaded`);
const save = does.inDialog(/^Save$/);

/** Does something to the picture in the cropper, whose place then is another. */
const moves =
  (hand: Hand): Hand =>
  async (stage) => {
    const place = stage.page.getByRole('dialog').getByRole('status').filter({ hasText: 'Zoom' });
    const before = (await place.textContent()) ?? '';
    await perform(hand, stage);
    await expect(place).not.toHaveText(before);
  };

/** Over the middle of the picture in the cropper. */
const point: Hand = ({ page }) => page.getByRole('application').hover();

async function drag({ page: { mouse } }: Stage): Promise<void> {
  await mouse.down();
  await mouse.move(640, 480, { steps: 4 });
  await mouse.up();
}

async function pasteText({ page }: Stage): Promise<void> {
  await page.getByRole('application').evaluate((cropper) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'A dozen rolls');
    cropper.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }));
  });
}

/** Presses a button of the cropper that then is the chosen one. */
const pressed = (name: string) => ({
  words: `presses “${name}”`,
  hand: async ({ page }: Stage) => {
    const button = page.getByRole('dialog').getByRole('button', { name, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
});

type Context = ContextFrom<typeof imageUploadMachine>;
type When = (context: Context, places: readonly string[]) => boolean;
const isForeign = ({ offer }: Context): boolean =>
  offer?.source.kind === 'file' && offer.source.file.name === FOREIGN.name;
const isOfOurs = (context: Context): boolean => !isForeign(context);
const isResting = ({ offer }: Context): boolean => offer === null;
const isReading = (context: Context): boolean =>
  context.offer?.slot === 'appleStrip' && context.picture === null && isOfOurs(context);
const isNobodyWaiting = ({ waiting }: Context): boolean => waiting.length === 0;
const isCropping: When = (_, [place]) => place === 'cropping.adjusting';
const isCopying: When = (_, [place]) => place === 'copying';
const both =
  (one: When, other: When): When =>
  (context, places) =>
    one(context, places) && other(context, places);
const canCopy = (context: Context): boolean => copyOrderOf(context, 'appleStrip') !== null;

/** A picture is chosen: where, with these words, in a field of this label. */
const offers = (
  words: string,
  when: When,
  { label = EMPTY, file = FILE }: { readonly label?: string; readonly file?: File } = {},
) => ({
  words: `chooses ${words}`,
  payload: { slots: [label === FILLED ? 'googleStrip' : 'appleStrip'] as const, files: [file] },
  when,
  hand: choose(label, file),
});
const REPLACEMENT = `${EMPTY} replacement`;
const GOOGLE = { slot: 'googleStrip' } as const;
const APPLE = { slot: 'appleStrip' } as const;

const copies: View = sees.text('Making a copy');

export const imageUpload = processOf({
  name: 'image-upload',
  title: 'Uploading and cropping an image',
  rows: ['STEP-02', 'STEP-14'],
  machine: imageUploadMachine,
  starts: {
    words: `presses “Upload your own design”, uploads a picture as “${FILLED}”, and presses “Save” in the cropper`,
    input: undefined,
    hand: [
      ...[holdFiles, holdDrawing, does.open('/create/design'), choose(FILLED), readFile],
      ...[save, readFile, isUploaded(FILLED)],
    ],
  },
  reads: (context) => ({
    slot: context.offer?.slot ?? null,
    waiting: context.waiting.map(({ slot }) => slot),
    isOpen: context.picture !== null,
    isForeign: isForeign(context),
    canCopy: canCopy(context),
  }),
  events: {
    'files.offer': [
      offers('a picture for the Apple strip', isResting),
      offers('a WebP picture for the Apple strip', isResting, { file: FOREIGN }),
      offers('a WebP picture in the cropper', isCropping, { label: REPLACEMENT, file: FOREIGN }),
      offers('another picture for the Apple strip', isReading),
      offers('another picture in the cropper', isCropping, { label: REPLACEMENT }),
      {
        ...offers(
          'another picture for the Google strip meanwhile, which waits for its turn',
          both(isReading, isNobodyWaiting),
          { label: FILLED },
        ),
        payload: { slots: ['googleStrip', 'appleStrip'], files: [FILE] },
      },
      offers('another picture while a copy is made', isCopying),
      offers(
        'a picture for the Google strip while a copy is made',
        both(isCopying, isNobodyWaiting),
        { label: FILLED },
      ),
      {
        words: 'pastes a text into the cropper',
        payload: { slots: ['appleStrip'], files: [] },
        when: both(isCropping, isNobodyWaiting),
        hand: pasteText,
      },
    ],
    'image.edit': {
      ...does.press(new RegExp(`Edit crop of ${FILLED}`)),
      payload: { ...GOOGLE, original: PICTURE.original },
      when: isResting,
    },
    'image.remove': {
      words: `presses “Remove ${FILLED}”`,
      payload: GOOGLE,
      when: isResting,
      hand: [does.press(`Remove ${FILLED}`), sees.no('img', `${FILLED}, uploaded`)],
    },
    'crop.drag': {
      words: 'drags the picture',
      payload: { center: { x: 600, y: 420 } },
      hand: moves([point, drag]),
    },
    'crop.pinch': {
      words: 'turns the wheel over the picture',
      payload: { zoom: 1.2 },
      hand: moves([point, ({ page }) => page.mouse.wheel(0, -120)]),
    },
    'crop.move': {
      words: 'presses “Move up”',
      payload: { by: { x: 0, y: 10 } },
      hand: moves(does.inDialog('Move up')),
    },
    'crop.zoom': {
      words: 'presses “Zoom in”',
      payload: { zoom: 1.1 },
      hand: moves(does.inDialog('Zoom in')),
    },
    'crop.fit': pressed('Fit'),
    'crop.fill': pressed('Fill'),
    'crop.ground': {
      words: 'picks a ground color',
      payload: { color: '#FFE0B0' },
      hand: ({ page }) => page.getByLabel('Ground color').fill('#ffe0b0'),
    },
    'copy.make': [
      {
        words: `presses “${COPY}”`,
        payload: APPLE,
        when: canCopy,
        hand: [armDrawing, does.press(COPY)],
      },
      { ...does.findsNo(COPY), payload: APPLE, when: (context) => !canCopy(context) },
    ],
    'copy.cancel': does.press('Cancel'),
    'crop.save': { words: 'presses “Save”', hand: [armDrawing, save] },
    'crop.close': does.inDialog('Close'),
  },
  actors: {
    readImage: {
      done: {
        words: 'waits until the picture is read',
        brings: PICTURE,
        when: isOfOurs,
        hand: readFile,
      },
      error: [
        {
          words: 'is told that a WebP picture is not taken',
          brings: new UploadRefused({ code: 'fileType' }, 'png'),
          when: isForeign,
          hand: [readFile, sees.text('The selected file is not a PNG, JPG or GIF image.')],
        },
        {
          words: 'has a picture that cannot be read',
          brings: new Error(UNREADABLE),
          when: isOfOurs,
          hand: [breakFile, sees.text(UNREADABLE)],
        },
      ],
    },
    makeCopy: {
      done: { words: 'waits until the copy is made', brings: FILE, hand: letDraw },
      error: {
        words: 'has a phone without memory for a copy',
        brings: new UploadRefused({ code: 'fileUncopied' }, 'png'),
        hand: [breakDrawing, sees.text(/^The copy could not be made\./)],
      },
    },
    drawCrop: {
      done: {
        words: 'waits until the picture is cut',
        brings: UPLOADED.image,
        hand: [letDraw, readFile, isUploaded(EMPTY)],
      },
      error: {
        words: 'has a phone without memory',
        brings: new Error('It could not be drawn.'),
        hand: [breakDrawing, sees.text(/^The artwork could not be drawn\./)],
      },
    },
  },
  delays: {},
  views: {
    resting: [sees.no('dialog', CROPPER), sees.part('group', new RegExp(`^${EMPTY}`))],
    // The original of an image that is cropped again is there already.
    reading: sees.text(/^(Reading the image|Crop your Google strip)$/),
    copying: copies,
    'cropping.copying': copies,
    'cropping.adjusting': [sees.part('dialog', CROPPER), sees.part('button', 'Save')],
    'cropping.replacing': sees.text('Reading the image'),
    'cropping.drawing': sees.text('Cutting the picture'),
  },
});
