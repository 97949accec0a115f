import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sees } from '../support/locators.ts';
import { openTearline } from '../support/tearline.tsx';
import {
  choose,
  cropArea,
  cropper,
  halves,
  pixelsOf,
  expectPlace,
  paste,
  place,
  pressOnCrop,
  saveCrop,
} from '../support/upload-hand.ts';
import { expectScreen, openWizard, press } from '../support/wizard-bench.tsx';

const button = (name: string) => cropper().getByRole('button', { name, exact: true });
const edit = (name: string) => page.getByRole('button', { name: `Edit crop of ${name}` }).click();

test('[STEP-01] [WIZ-20] by keyboard: zooms in, moves left, saves; opens again at the same crop', async () => {
  await openLogos();
  choose('Apple logo', await halves('image/png', 960, 300));
  await sees(cropArea());
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

test('[STEP-14] a picture that is pasted into the cropper replaces the one there, and fills no other place', async () => {
  await openLogos();
  choose('Apple logo', await halves('image/png', 960, 300));
  await sees(cropArea());
  paste('cropper', await halves('image/png', 480, 150, '#FFFFFF'));
  await expect.poll(place).toContain('480');
  await saveCrop();
  expect((await pixelsOf('Apple logo, uploaded', [120, 75])).pixels).toEqual(['white']);
});

test('[STEP-01] the card shows through a transparent logo, until it gets a background', async () => {
  await openLogos();
  choose('Apple logo', await halves('image/png', 960, 300));
  await expect.element(button('Transparent')).toHaveAttribute('aria-pressed', 'false');
  await button('Close').click();
  choose('Apple logo', await halves('image/png', 960, 300, 'transparent'));
  await expect.element(button('Transparent')).toHaveAttribute('aria-pressed', 'true');
  await sees(cropper().getByText(/^The card’s color shows behind/));
  await saveCrop();
  const logo = () => pixelsOf('Apple logo, uploaded', [120, 75], [360, 75]);
  expect((await logo()).pixels).toEqual(['transparent', 'blue']);
  // Blue on the gray of a new card.
  const finding = page.getByText('The logo vanishes on the card');
  await sees(finding);

  await edit('Apple logo');
  await button('Transparent').click();
  await saveCrop();
  expect((await logo()).pixels).toEqual(['white', 'blue']);
  await expect.element(finding).not.toBeInTheDocument();
});

test('[STEP-13] the card takes the colors of the artwork that is uploaded', async () => {
  await openTearline('/create/design');
  await expectScreen('Your artwork');
  const card = page.getByRole('article', { name: 'Apple coupon' });
  await expect.element(card).toHaveStyle({ backgroundColor: '#5F5F5F' });
  choose('Apple strip', await halves('image/png', 1_500, 900));
  await saveCrop();
  // Of red and blue the darker, deep enough for white words.
  await expect.element(card).toHaveStyle({ backgroundColor: '#0000FF' });
});

async function openLogos(): Promise<void> {
  await openWizard();
  await page.getByRole('radio', { name: 'Yes, I have a logo' }).click({ force: true });
  await press('Next');
  await expectScreen('Your logo');
}
