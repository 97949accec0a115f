import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectScreen, openWizard, press } from './wizard-bench.tsx';

beforeEach(async () => {
  await page.viewport(1440, 900);
  await openWizard();
  await page.getByRole('radio', { name: 'Yes, I have a logo' }).click({ force: true });
  await press('Next');
  await expectScreen('Your logo');
});

const apple = () => page.getByRole('group', { name: 'Apple logo' });

test('[STEP-01] [STEP-14] both logos are needed before Next, and their sizes are recommended', async () => {
  await expect.element(page.getByText('Recommended size: 480 x 150 px')).toBeVisible();
  await expect.element(page.getByText('Recommended size: 150 x 150 px')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  choose('apple', await picture('image/png', 960, 300));
  await expect.element(page.getByRole('img', { name: 'Apple logo, uploaded' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  choose('google', await picture('image/jpeg', 700, 900));
  await expect.element(page.getByRole('img', { name: 'Google logo, uploaded' })).toBeVisible();
  expect(await sizeOf('Apple logo, uploaded')).toBe('480x150');
  expect(await sizeOf('Google logo, uploaded')).toBe('660x660');
  await press('Next');
  await expectScreen('Words');
});

test('[STEP-14] a file of more than 512,000 bytes is refused on the field', async () => {
  choose('apple', new File([new Uint8Array(512_001)], 'large.png', { type: 'image/png' }));
  await expect
    .element(
      page.getByText(
        'The selected file is too large. Please select a smaller file. Max file size: 500 KB',
      ),
    )
    .toBeVisible();
  await expect.element(apple()).toHaveAttribute('aria-invalid', 'true');
});

test('[STEP-14] a file dropped beside its place leaves the page where it is', () => {
  const drop = new DragEvent('drop', { bubbles: true, cancelable: true });
  document.body.dispatchEvent(drop);
  expect(drop.defaultPrevented).toBe(true);
});

test('[STEP-14] a file that only calls itself PNG is refused', async () => {
  choose(
    'apple',
    new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.png', { type: 'image/png' }),
  );
  await expect
    .element(page.getByText('The selected file is not a PNG, JPG or GIF image.'))
    .toBeVisible();
});

test('[STEP-14] a small file of more than 24 megapixels is refused before it is decoded', async () => {
  choose('apple', new File([pngHeader(6_001, 4_000)], 'wide.png', { type: 'image/png' }));
  await expect
    .element(
      page.getByText('The selected image has too many pixels. Please select a smaller image.'),
    )
    .toBeVisible();
});

test('[STEP-14] an image can be dropped and pasted, and a good one clears the refusal', async () => {
  choose('apple', new File(['no image'], 'logo.png', { type: 'image/png' }));
  await expect
    .element(page.getByText('The selected file is not a PNG, JPG or GIF image.'))
    .toBeVisible();
  drop('apple', await picture('image/png', 960, 300));
  await expect.element(page.getByRole('img', { name: 'Apple logo, uploaded' })).toBeVisible();
  await expect
    .element(page.getByText('The selected file is not a PNG, JPG or GIF image.'))
    .not.toBeInTheDocument();
  paste('google', await picture('image/png', 300, 300));
  await expect.element(page.getByRole('img', { name: 'Google logo, uploaded' })).toBeVisible();
});

function input(platform: 'apple' | 'google'): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`input[type="file"][name="${platform}"]`);
  if (found === null) throw new Error(`There is no upload for ${platform}.`);
  return found;
}

function transferOf(file: File): DataTransfer {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer;
}

function choose(platform: 'apple' | 'google', file: File): void {
  input(platform).files = transferOf(file).files;
  input(platform).dispatchEvent(new Event('change', { bubbles: true }));
}

function drop(platform: 'apple' | 'google', file: File): void {
  const event = new DragEvent('drop', {
    bubbles: true,
    cancelable: true,
    dataTransfer: transferOf(file),
  });
  input(platform).parentElement?.dispatchEvent(event);
}

function paste(platform: 'apple' | 'google', file: File): void {
  const event = new ClipboardEvent('paste', {
    bubbles: true,
    cancelable: true,
    clipboardData: transferOf(file),
  });
  input(platform).parentElement?.dispatchEvent(event);
}

async function picture(type: string, width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  context?.fillRect(0, 0, width / 2, height);
  return new File([await canvas.convertToBlob({ type })], 'logo', { type });
}

async function sizeOf(name: string): Promise<string> {
  const image = page.getByRole('img', { name }).element();
  if (!(image instanceof HTMLImageElement)) throw new Error(`"${name}" is no image.`);
  await image.decode();
  return `${image.naturalWidth}x${image.naturalHeight}`;
}

/** The first 24 bytes of a PNG, as far as its size. */
function pngHeader(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(24);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}
