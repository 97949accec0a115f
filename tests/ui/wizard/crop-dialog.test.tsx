import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openTearline } from '../support/tearline.tsx';
import { turned } from '../support/upload-files.ts';
import {
  choose,
  cropArea,
  cropper,
  field,
  halves,
  pixelsOf,
  expectPlace,
  place,
  pressOnCrop,
  saveCrop,
} from '../support/upload-hand.ts';
import { expectScreen, openWizard, press } from '../support/wizard-bench.tsx';

beforeEach(() => page.viewport(1440, 900));

const button = (name: string) => cropper().getByRole('button', { name, exact: true });
const edit = (name: string) => page.getByRole('button', { name: `Edit crop of ${name}` }).click();

test('[STEP-01] [WIZ-20] by keyboard: zooms in, moves left, saves; opens again at the same crop', async () => {
  await openLogos();
  choose('Apple logo', await halves('image/png', 960, 300));
  await expect.element(cropArea()).toBeVisible();
  for (const name of ['Replace image', 'Close', 'Save'])
    expect(button(name).elements()).toHaveLength(1);
  await pressOnCrop('++++{ArrowRight}{ArrowRight}{ArrowRight}');
  await expectPlace('Zoom 146 % · left edge at 111 px, top edge at 48 px');
  await pressOnCrop('{Shift>}{ArrowRight}{ArrowUp}{/Shift}');
  await expectPlace('left edge at 110 px, top edge at 49 px');
  const left = place();
  await saveCrop();
  expect(await pixelsOf('Apple logo, uploaded', [265, 75], [277, 75])).toEqual({
    size: '480x150',
    pixels: ['red', 'blue'],
  });

  await edit('Apple logo');
  await expectPlace(left);
  await pressOnCrop('-');
  await expectPlace('Zoom 133 %');
  await userEvent.keyboard('{Escape}');
  await expect.element(cropper()).not.toBeInTheDocument();
  await edit('Apple logo');
  await expectPlace(left);
});

test('[STEP-01] by pointer and wheel, and by the slider and the arrows beside it @long', async () => {
  await openLogos();
  choose('Apple logo', await halves('image/png', 960, 300));
  await expect.element(cropArea()).toBeVisible();
  await userEvent.click(button('Zoom in'));
  await expectPlace('Zoom 110 %');
  wheel(-400);
  await expectPlace('Zoom 220 %');
  drag(-9_999, 0);
  await expectPlace('left edge at 524 px');
  await saveCrop();
  expect((await pixelsOf('Apple logo, uploaded', [2, 75], [477, 75])).pixels).toEqual([
    'blue',
    'blue',
  ]);
});

test('[STEP-02] strips are cropped at half their size, and fit a phone @long', async () => {
  await openTearline('/create/design');
  await expectScreen('Your artwork');
  choose('Apple strip', await halves('image/png', 1_500, 900));
  await expect.element(cropArea()).toBeVisible();
  expect(sizeOnScreen()).toEqual([562.5, 216]);
  await saveCrop();
  expect(await pixelsOf('Apple strip, uploaded', [500, 5], [625, 427])).toEqual({
    size: '1125x432',
    pixels: ['red', 'blue'],
  });
  await press('Next');
  await expect.element(field('Google strip').getByText('Required')).toBeVisible();

  await page.viewport(390, 844);
  choose('Google strip', await halves('image/png', 1_500, 900));
  await expect.element(cropArea()).toBeVisible();
  const [width = 0, height = 0] = sizeOnScreen();
  expect(width).toBeLessThan(310);
  expect(width / height).toBeCloseTo(1_032 / 336, 3);
  await saveCrop();
  expect((await pixelsOf('Google strip, uploaded')).size).toBe('1032x336');
});

test('[STEP-14] crops and draws a rotated photo upright @long', async () => {
  await openLogos();
  choose('Apple logo', await turned(await halves('image/png', 960, 300)));
  await expectPlace('960 x 300 px scaled to 480 x 150 px');
  await saveCrop();
  expect((await pixelsOf('Apple logo, uploaded', [60, 75], [420, 75])).pixels).toEqual([
    'red',
    'blue',
  ]);
});

async function openLogos(): Promise<void> {
  await openWizard();
  await page.getByRole('radio', { name: 'Yes, I have a logo' }).click({ force: true });
  await press('Next');
  await expectScreen('Your logo');
}

function sizeOnScreen(): readonly number[] {
  const { width, height } = cropArea().element().getBoundingClientRect();
  return [width, height];
}

/** The stage behind the crop, and the center of the crop on the screen. */
function stage() {
  const area = cropArea().element();
  const { x, y, width, height } = area.getBoundingClientRect();
  return { target: area.parentElement, clientX: x + width / 2, clientY: y + height / 2 };
}

function drag(x: number, y: number): void {
  const { target, clientX, clientY } = stage();
  const options = { bubbles: true, cancelable: true, clientX, clientY };
  target?.dispatchEvent(new MouseEvent('mousedown', options));
  const moved = { ...options, clientX: clientX + x, clientY: clientY + y };
  document.dispatchEvent(new MouseEvent('mousemove', moved));
  document.dispatchEvent(new MouseEvent('mouseup', moved));
}

function wheel(deltaY: number): void {
  const { target, ...at } = stage();
  target?.dispatchEvent(
    new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY, ...at }),
  );
}
