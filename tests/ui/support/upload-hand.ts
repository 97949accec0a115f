/** Actions on upload fields: choose, drop, paste and crop, with files for them. */
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sees } from './locators.ts';

type Field = 'Apple logo' | 'Google logo' | 'Apple strip' | 'Google strip' | 'Image file';

export const field = (name: Field) => page.getByRole('group', { name, exact: true });
export const cropper = () => page.getByRole('dialog', { name: /^Crop your / });
export const cropArea = () =>
  page.getByRole('application', { name: 'Visible part of the picture' });

export function choose(name: Field, ...files: readonly File[]): void {
  const input = inputOf(name);
  input.files = transferOf(files).files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

export function drop(name: Field, ...files: readonly File[]): void {
  const dataTransfer = transferOf(files);
  inputOf(name).parentElement?.dispatchEvent(
    new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }),
  );
}

/** Drops beside the frame of a field, on its label. */
export function dropOnLabel(name: Field, file: File): void {
  inputOf(name)
    .closest('fieldset')
    ?.firstElementChild?.dispatchEvent(
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transferOf([file]) }),
    );
}

/** Pastes into a field, the cropper, or anywhere on the page. */
export function paste(where: Field | 'cropper' | 'page', file: File): void {
  const other = where === 'page' ? document.body : cropArea().element();
  const target = where === 'page' || where === 'cropper' ? other : inputOf(where);
  target.dispatchEvent(
    new ClipboardEvent('paste', {
      bubbles: true,
      cancelable: true,
      clipboardData: transferOf([file]),
    }),
  );
}

/** "Save" in the cropper, once it shows the picture. */
export async function saveCrop(): Promise<void> {
  await sees(cropArea());
  await cropper().getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(cropper()).not.toBeInTheDocument();
}

/** Keys for the crop, such as "{ArrowRight>3/}". */
export async function pressOnCrop(keys: string): Promise<void> {
  await sees(cropArea());
  const area = cropArea().element();
  if (area instanceof HTMLElement) area.focus();
  await userEvent.keyboard(keys);
}

/** The position that the cropper announces. */
export const place = () => where().element().textContent;

export async function expectPlace(words: string): Promise<void> {
  await sees(cropper().getByText(new RegExp(words)));
}

const where = () => cropper().getByText(/^Zoom \d/);

/** `width` x `height` px with a red left half, or of another color, and a blue right half. */
export async function halves(
  type: 'image/png' | 'image/jpeg',
  width: number,
  height: number,
  left = '#FF0000',
): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no 2D canvas.');
  context.fillStyle = left;
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = '#0000FF';
  context.fillRect(width / 2, 0, width / 2, height);
  const blob = await canvas.convertToBlob({ type, quality: 1 });
  return new File([blob], `halves.${type.slice(6)}`, { type });
}

/** The size of an image on the page, and some pixels by their position in px. */
export async function pixelsOf(name: string, ...places: readonly (readonly [number, number])[]) {
  const image = page.getByRole('img', { name }).element();
  if (!(image instanceof HTMLImageElement)) throw new Error(`"${name}" is no image.`);
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(image, 0, 0);
  const pixels = places.map(([x, y]) => hueOf(context?.getImageData(x, y, 1, 1).data ?? []));
  return { size: `${width}x${height}`, pixels };
}

/** JPEG changes pure colors slightly. */
function hueOf([red = 0, green = 0, blue = 0, alpha = 255]: Iterable<number>): string {
  if (alpha === 0) return 'transparent';
  const isPure = (one: number, ...others: readonly number[]) =>
    one > 225 && others.every((other) => other < 30);
  if (isPure(red, green, blue)) return 'red';
  if (isPure(blue, red, green)) return 'blue';
  return Math.min(red, green, blue) > 250 ? 'white' : `rgb(${red}, ${green}, ${blue})`;
}

function inputOf(label: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`);
  if (found === null) throw new Error(`There is no "${label}".`);
  return found;
}

function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  files.forEach((file) => transfer.items.add(file));
  return transfer;
}
