/** The hand at the upload fields and the cropper, and where it finds what. */
import { Buffer } from 'node:buffer';
import { expect } from '@playwright/test';
import type { ContextFrom } from 'xstate';
import type { LoadedImage } from '../../../src/machines/images/image-upload-context.ts';
import type { imageUploadMachine } from '../../../src/machines/images/image-upload.machine.ts';
import { letDraw } from '../../hand/drawing-gate.ts';
import { readFile } from '../../hand/file-gate.ts';
import type { Stage } from '../../hand/stage.ts';
import type { Hand } from '../../model/process.ts';
import { inDialog } from './wizard-hand.ts';
import { UPLOADED } from './wizard-model.ts';

export const EMPTY = 'Apple strip';
export const FILLED = 'Google strip';
export const CROPPER = `Crop your ${EMPTY}`;
export const UNREADABLE = 'The file could not be read.';
export const UNDRAWN = /^The artwork could not be drawn\./;
export const PICTURE: LoadedImage = {
  original: { ...UPLOADED.original, crop: null },
  size: { width: 1200, height: 800 },
  still: '',
  edge: null,
};
export const FILE = new File([], 'art.png', { type: 'image/png' });
/** Of a kind that is refused, and of which a copy is offered. */
export const FOREIGN = new File([], 'art.webp', { type: 'image/webp' });
export const REFUSED = 'The selected file is not a PNG, JPG or GIF image.';
export const UNCOPIED = /^The copy could not be made\./;

/** Chooses a picture in the file field of this label. */
export async function choose({ page }: Stage, label: string, file = FILE): Promise<void> {
  const { default: sharp } = await import('sharp');
  const create = { ...PICTURE.size, channels: 3, background: '#1F4FBF' } as const;
  const drawn = sharp({ create }).toFormat(file === FOREIGN ? 'webp' : 'png');
  const buffer = Buffer.from(await drawn.toBuffer());
  const chosen = { name: file.name, mimeType: file.type, buffer };
  await page.getByLabel(label, { exact: true }).setInputFiles(chosen);
}

export const uploaded = ({ page }: Stage, label: string) =>
  page.getByRole('img', { name: `${label}, uploaded` });

export const save: Hand = inDialog(/^Save$/);

/** Does something to the picture in the cropper, whose place then is another. */
export const moves =
  (work: Hand): Hand =>
  async (stage) => {
    const place = stage.page.getByRole('dialog').getByRole('status').filter({ hasText: 'Zoom' });
    const before = (await place.textContent()) ?? '';
    await work(stage);
    await expect(place).not.toHaveText(before);
  };

/** The middle of the picture in the cropper, under the mouse. */
export async function point({ page }: Stage) {
  await page.getByRole('application').hover();
  return page.mouse;
}

export async function drag(stage: Stage): Promise<void> {
  const mouse = await point(stage);
  await mouse.down();
  await stage.page.mouse.move(640, 480, { steps: 4 });
  await mouse.up();
}

export async function pasteText({ page }: Stage): Promise<void> {
  await page.getByRole('application').evaluate((cropper) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'A dozen rolls');
    cropper.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }));
  });
}

/** Presses a button of the cropper that then is the chosen one. */
export const pressed =
  (name: string): Hand =>
  async ({ page }) => {
    const button = page.getByRole('dialog').getByRole('button', { name, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  };

/** A part that was cropped is drawn and read. */
export async function drawn(stage: Stage): Promise<void> {
  await letDraw(stage);
  await readFile(stage, true);
}

type Context = ContextFrom<typeof imageUploadMachine>;
export const isResting = ({ offer }: Context): boolean => offer === null;
export const isReading = ({ offer, picture }: Context): boolean =>
  offer?.slot === 'appleStrip' && picture === null;
export const isForeign = ({ offer }: Context): boolean =>
  offer?.source.kind === 'file' && offer.source.file.name === FOREIGN.name;
export const isOfOurs = (context: Context): boolean => !isForeign(context);
export const isCropping = (_: Context, [place]: readonly string[]): boolean =>
  place === 'cropping.adjusting';
export const isCopying = (_: Context, [place]: readonly string[]): boolean => place === 'copying';
