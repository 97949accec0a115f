import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { button, sees } from '../support/locators.ts';
import {
  choose,
  cropper,
  drop,
  dropOnLabel,
  field,
  halves,
  paste,
  pixelsOf,
  pressOnCrop,
  saveCrop,
} from '../support/upload-hand.ts';
import { expectScreen, openWizard, press } from '../support/wizard-bench.tsx';

const TOO_LARGE =
  'The selected file is too large. Please select a smaller file. Max file size: 500 KB';
const NO_IMAGE = 'The selected file is not a PNG, JPG or GIF image.';
const TOO_MANY_PIXELS = 'The selected image has too many pixels. Please select a smaller image.';

beforeEach(async () => {
  await page.viewport(1440, 900);
  await openWizard();
  await page.getByRole('radio', { name: 'Yes, I have a logo' }).click({ force: true });
  await press('Next');
  await expectScreen('Your logo');
});

const next = () => button('Next');
const uploaded = (name: string) => page.getByRole('img', { name: `${name}, uploaded` });

test('[STEP-01] [STEP-14] requires both logos before Next, each named by its file input and cropped to its size', async () => {
  const named = page.getByLabelText(/Apple logo/).elements();
  expect(named.map((element) => element.getAttribute('type'))).toEqual(['file']);
  await sees(page.getByText('Recommended size: 480x150 px'));
  await sees(page.getByText('Recommended size: 150x150 px'));
  await expect.element(next()).toBeDisabled();

  choose('Apple logo', await halves('image/png', 960, 300));
  await saveCrop();
  await sees(uploaded('Apple logo'));
  await expect.element(next()).toBeDisabled();
  choose('Google logo', await halves('image/jpeg', 700, 900));
  await saveCrop();
  await sees(uploaded('Google logo'));

  expect(await pixelsOf('Apple logo, uploaded', [230, 75], [250, 75])).toEqual({
    size: '480x150',
    pixels: ['red', 'blue'],
  });
  expect((await pixelsOf('Google logo, uploaded')).size).toBe('660x660');
  await press('Next');
  await expectScreen('Words');
});

test('[WIZ-12] "no" leads to the text logo and removes the uploads, "yes" leads to the upload', async () => {
  choose('Apple logo', await halves('image/png', 480, 150));
  await saveCrop();
  await sees(uploaded('Apple logo'));
  const answer = async (name: string) => {
    await button('Back').click();
    await page.getByRole('radio', { name }).click({ force: true });
    await press('Next');
  };
  await answer('No, make one from text');
  await expectScreen('A logo from text');

  await answer('Yes, I have a logo');
  await expectScreen('Your logo');
  await expect.element(uploaded('Apple logo')).not.toBeInTheDocument();
});

test('[STEP-14] [STEP-15] each refusal appears on its field, to the letter', async () => {
  const refusals = [
    [file(new Uint8Array(512_001)), TOO_LARGE],
    [file('<svg xmlns="http://www.w3.org/2000/svg"/>'), NO_IMAGE],
    [file(pngHeader(6_001, 4_000)), TOO_MANY_PIXELS],
  ] as const;
  for (const [refused, words] of refusals) {
    choose('Apple logo', refused);
    await sees(field('Apple logo').getByText(words, { exact: true }));
    await expect.element(field('Apple logo')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field('Google logo')).not.toHaveAttribute('aria-invalid');
    await expect.element(cropper()).not.toBeInTheDocument();
  }
  choose('Apple logo', file(pngHeader(60, 40)));
  await sees(page.getByText(/^The image is damaged and cannot be read: .* choose that file\.$/u));
});

test('[STEP-14] a file that is too large becomes a smaller copy by one press', async () => {
  const large = new File([await halves('image/png', 960, 300), new Uint8Array(512_000)], 'big.png');
  choose('Apple logo', large);
  await sees(field('Apple logo').getByText(TOO_LARGE, { exact: true }));
  await field('Apple logo').getByRole('button', { name: 'Make a smaller copy' }).click();
  await saveCrop();
  await sees(uploaded('Apple logo'));
  await expect.element(field('Apple logo')).not.toHaveAttribute('aria-invalid');
});

function drawing(): File {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="20" fill="#ff0000"/></svg>';
  return new File([svg], 'mark.svg', { type: 'image/svg+xml' });
}

test('[STEP-14] a packed drawing becomes a PNG copy; a packed bomb and a PNG for iPhones say what they are', async () => {
  const apple = field('Apple logo');
  choose('Apple logo', await packed(drawing()));
  await sees(apple.getByText(NO_IMAGE));
  await apple.getByRole('button', { name: 'Make a PNG copy' }).click();
  await sees(cropper());
  await cropper().getByRole('button', { name: 'Close' }).click();

  const bomb = new Blob(['<svg xmlns="http://www.w3.org/2000/svg">', ' '.repeat(20_000_000)]);
  choose('Apple logo', await packed(bomb));
  await apple.getByRole('button', { name: 'Make a PNG copy' }).click();
  await sees(apple.getByText(/^The drawing is larger than 8 MB\./u));

  choose('Apple logo', file(pngForIphones()));
  await sees(apple.getByText(/^This PNG is made for iPhones/u));
  await expect.element(apple.getByRole('button', { name: /copy$/u })).not.toBeInTheDocument();
});

async function packed(drawing: Blob): Promise<File> {
  const stream = drawing.stream().pipeThrough(new CompressionStream('gzip'));
  return new File([await new Response(stream).blob()], 'mark.svgz', { type: 'image/svg+xml' });
}

function pngForIphones(): Uint8Array<ArrayBuffer> {
  const start = '\x89PNG\r\n\x1a\n\0\0\0\x04CgBI\x50\0\x20\x02\x2b\xd5\xb3\x7f\0\0\0\rIHDR';
  return Uint8Array.from(start, (sign) => sign.charCodeAt(0));
}

test('[STEP-14] the second of several files goes to the empty field, and paste works anywhere @long', async () => {
  drop('Google logo', await halves('image/png', 700, 700), await halves('image/png', 480, 150));
  await sees(page.getByRole('dialog', { name: 'Crop your Google logo' }));
  await cropper().getByRole('button', { name: 'Close', exact: true }).click();
  await sees(page.getByRole('dialog', { name: 'Crop your Apple logo' }));
  await saveCrop();
  await sees(uploaded('Apple logo'));
  await expect.element(uploaded('Google logo')).not.toBeInTheDocument();

  paste('page', await halves('image/png', 700, 700));
  await sees(page.getByRole('dialog', { name: 'Crop your Google logo' }));
});

test('[STEP-14] a file dropped outside leaves the page open; the whole field accepts a drop, including its label', async () => {
  const stray = new DragEvent('drop', { bubbles: true, cancelable: true });
  document.body.dispatchEvent(stray);
  expect(stray.defaultPrevented).toBe(true);
  dropOnLabel('Google logo', await halves('image/png', 700, 700));
  await sees(page.getByRole('dialog', { name: 'Crop your Google logo' }));
});

test('[WIZ-18] in the cropper the undo keys do not change the form below @long', async () => {
  choose('Apple logo', await halves('image/png', 960, 300));
  await saveCrop();
  await sees(uploaded('Apple logo'));
  choose('Google logo', await halves('image/png', 300, 300));
  await pressOnCrop('{Control>}z{/Control}');
  await saveCrop();
  await sees(uploaded('Google logo'));
  await sees(uploaded('Apple logo'));
});

function file(part: BlobPart): File {
  return new File([part], 'logo.png', { type: 'image/png' });
}

/** The first 24 bytes of a PNG, as far as its size. */
function pngHeader(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(24);
  bytes.set(Uint8Array.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', (sign) => sign.charCodeAt(0)));
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}
