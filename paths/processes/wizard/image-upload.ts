import { Buffer } from 'node:buffer';
import { expect } from '@playwright/test';
import type { ContextFrom } from 'xstate';
import { UploadRefused } from '../../../src/domain/images/upload.ts';
import type { LoadedImage } from '../../../src/machines/images/image-upload-context.ts';
import { copyOrderOf } from '../../../src/machines/images/image-upload-context.ts';
import { imageUploadMachine } from '../../../src/machines/images/image-upload.machine.ts';
import type { Deed, Hand, Stage } from '../kit/kit.ts';
import { does, each, gates, perform, processOf, row, sees, when } from '../kit/kit.ts';
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
  isTransparent: false,
};
const FILE = new File([], 'art.png', { type: 'image/png' });
/** Chosen while the first is read; another width shows which of them is cropped. */
const SECOND = new File([], 'second.png', { type: 'image/png' });
const SECOND_PICTURE: LoadedImage = { ...PICTURE, size: { width: 900, height: 600 } };
/** A type that is refused, and for which the page offers a converted copy. */
const FOREIGN = new File([], 'art.webp', { type: 'image/webp' });
const COPY = 'Make a PNG copy';

/** Selects a picture in the file field with this label. */
export const choosePicture = (label: string, file = FILE): Deed => ({
  words: `chooses a ${file === FOREIGN ? 'WebP' : 'PNG'} file as “${label}”`,
  hand: async ({ page }) => {
    const { default: sharp } = await import('sharp');
    const { size } = file === SECOND ? SECOND_PICTURE : PICTURE;
    const create = { ...size, channels: 3, background: '#1F4FBF' } as const;
    const drawn = sharp({ create }).toFormat(file === FOREIGN ? 'webp' : 'png');
    const buffer = Buffer.from(await drawn.toBuffer());
    const chosen = { name: file.name, mimeType: file.type, buffer };
    await page.getByLabel(label, { exact: true }).setInputFiles(chosen);
  },
});

export const isUploaded = (label: string) => sees.part('img', `${label}, uploaded`);
export const SAVE_CROP = row('presses “Save” in the cropper', does.inDialog(/^Save$/));

/** Changes the position of the picture in the cropper. */
const moves =
  (hand: Hand): Hand =>
  async (stage) => {
    const place = stage.page.getByRole('dialog').getByRole('status').filter({ hasText: 'Zoom' });
    const before = (await place.textContent()) ?? '';
    await perform(hand, stage);
    await expect(place).not.toHaveText(before);
  };

/** Points at the middle of the picture in the cropper. */
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

/** Presses a button of the cropper, which is selected then. */
const pressed = (name: string) =>
  row(`presses “${name}”`, async ({ page }: Stage) => {
    const button = page.getByRole('dialog').getByRole('button', { name, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  });

type Context = ContextFrom<typeof imageUploadMachine>;
const isForeign = ({ offer }: Context): boolean =>
  offer?.source.kind === 'file' && offer.source.file.name === FOREIGN.name;
const isOfOurs = (context: Context): boolean => !isForeign(context);
const isSecond = ({ offer }: Context): boolean =>
  offer?.source.kind === 'file' && offer.source.file.name === SECOND.name;
const isFirst = (context: Context): boolean => isOfOurs(context) && !isSecond(context);
const isResting = ({ offer }: Context): boolean => offer === null;
const isReading = (context: Context): boolean =>
  context.offer?.slot === 'appleStrip' && context.picture === null && isOfOurs(context);
const isNobodyWaiting = ({ waiting }: Context): boolean => waiting.length === 0;
const isCropping = when.at('cropping.adjusting');
const isCopying = when.at('copying');
const canCopy = (context: Context): boolean => copyOrderOf(context, 'appleStrip') !== null;

/** Selects a picture in the field with this label; `words` describe it. */
const offers = (
  words: string,
  isOffered: when.When<Context>,
  { label = EMPTY, file = FILE }: { readonly label?: string; readonly file?: File } = {},
) =>
  row(`chooses ${words}`, choosePicture(label, file), {
    payload: { slots: [label === FILLED ? 'googleStrip' : 'appleStrip'] as const, files: [file] },
    when: isOffered,
  });
const REPLACEMENT = `${EMPTY} replacement`;
const GOOGLE = { slot: 'googleStrip' } as const;

export const OPEN_OWN_DESIGN = row(
  'presses “Create Coupon” and “Upload your own design”',
  does.open('/create/design'),
);

export const imageUpload = processOf(imageUploadMachine, 'Uploading and cropping an image', {
  rows: ['STEP-02', 'STEP-14'],
  starts: row([
    ...[gates.files.install, gates.drawing.install, OPEN_OWN_DESIGN],
    ...[choosePicture(FILLED), gates.files.pass, SAVE_CROP, isUploaded(FILLED)],
  ]),
  reads: (context) => ({
    slot: context.offer?.slot ?? null,
    waiting: context.waiting.map(({ slot }) => slot),
    isOpen: context.picture !== null,
    isForeign: isForeign(context),
    isSecond: isSecond(context),
    canCopy: canCopy(context),
  }),
  steps: {
    'files.offer': [
      offers('a PNG file as “Apple strip”', isResting),
      offers('a WebP file as “Apple strip”', isResting, { file: FOREIGN }),
      offers('a WebP file behind “Replace image” in the cropper', isCropping, {
        label: REPLACEMENT,
        file: FOREIGN,
      }),
      offers('another PNG file, 900 px wide, as “Apple strip” while the first is read', isReading, {
        file: SECOND,
      }),
      offers('another PNG file behind “Replace image” in the cropper', isCropping, {
        label: REPLACEMENT,
      }),
      row(
        offers(
          'a PNG file as “Google strip” meanwhile, which waits for its turn',
          when.both(isReading, isNobodyWaiting),
          { label: FILLED },
        ),
        { payload: { slots: ['googleStrip', 'appleStrip'], files: [FILE] } },
      ),
      offers('another PNG file as “Apple strip” while a copy is made', isCopying),
      offers(
        'a PNG file as “Google strip” while a copy is made',
        when.both(isCopying, isNobodyWaiting),
        { label: FILLED },
      ),
      row('pastes a text into the cropper', pasteText, {
        payload: { slots: ['appleStrip'], files: [] },
        when: when.both(isCropping, isNobodyWaiting),
      }),
    ],
    'image.edit': row(does.press(new RegExp(`Edit crop of ${FILLED}`)), {
      payload: { ...GOOGLE, original: PICTURE.original },
      when: isResting,
    }),
    'image.remove': row([does.press(`Remove ${FILLED}`), sees.no('img', `${FILLED}, uploaded`)], {
      payload: GOOGLE,
      when: isResting,
    }),
    'crop.drag': row('drags the picture', moves([point, drag]), {
      payload: { center: { x: 600, y: 420 } },
    }),
    'crop.pinch': row(
      'turns the wheel over the picture',
      moves([point, ({ page }) => page.mouse.wheel(0, -120)]),
      { payload: { zoom: 1.2 } },
    ),
    'crop.move': row('presses “Move up”', moves(does.inDialog('Move up')), {
      payload: { by: { x: 0, y: 10 } },
    }),
    'crop.zoom': row('presses “Zoom in”', moves(does.inDialog('Zoom in')), {
      payload: { zoom: 1.1 },
    }),
    'crop.fit': pressed('Fit'),
    'crop.fill': pressed('Fill'),
    'crop.ground': row(
      'chooses another color as “Background color”',
      ({ page }) => page.getByLabel('Background color').fill('#ffe0b0'),
      { payload: { color: '#FFE0B0' } },
    ),
    'copy.make': when.either(
      canCopy,
      row([gates.drawing.arm, does.press(COPY)]),
      does.findsNo(COPY),
      { payload: { slot: 'appleStrip' as const } },
    ),
    'copy.cancel': does.press('Cancel'),
    'crop.save': row([gates.drawing.arm, SAVE_CROP]),
    'crop.close': does.inDialog('Close'),
    'done: readImage': [
      row('waits until the picture is read', gates.files.pass, { brings: PICTURE, when: isFirst }),
      row(
        'waits until the second picture is read, and sees its width, 900 px, below it',
        [gates.files.pass, sees.text(/ 900 x \d+ px scaled/)],
        { brings: SECOND_PICTURE, when: isSecond },
      ),
    ],
    'error: readImage': [
      row([gates.files.pass, sees.text('The selected file is not a PNG, JPG or GIF image.')], {
        brings: new UploadRefused({ code: 'fileType' }, 'png'),
        when: isForeign,
      }),
      row([gates.files.fail, sees.text(UNREADABLE)], {
        brings: new Error(UNREADABLE),
        when: isOfOurs,
      }),
    ],
    'done: makeCopy': row('waits until the copy is made', gates.drawing.open, { brings: FILE }),
    'error: makeCopy': row([gates.drawing.break, sees.text(/^The copy could not be made\./)], {
      brings: new UploadRefused({ code: 'fileUncopied' }, 'png'),
    }),
    'done: drawCrop': row(
      'waits until the picture is cut, and sees it as “Apple strip”',
      [gates.drawing.open, isUploaded(EMPTY)],
      { brings: UPLOADED.image },
    ),
    'error: drawCrop': row([gates.drawing.break, sees.text(/^The artwork could not be drawn\./)], {
      brings: new Error('It could not be drawn.'),
    }),
  },
  views: {
    resting: [sees.no('dialog', CROPPER), sees.part('group', new RegExp(`^${EMPTY}`))],
    // The original of a recropped image is loaded already.
    reading: sees.text(/^(Reading the image|Crop your Google strip)$/),
    ...each(sees.text('Making a copy'), 'copying', 'cropping.copying'),
    'cropping.adjusting': [sees.part('dialog', CROPPER), sees.part('button', 'Save')],
    'cropping.replacing': sees.text('Reading the image'),
    'cropping.drawing': sees.text('Cropping the picture'),
  },
});
