/** What a person does and sees on each screen of the wizard. */
import { Buffer } from 'node:buffer';
import type { ScreenName } from '../../../src/domain/coupon/fields/screen-names.ts';
import { STEP_TITLES, type StepName } from '../../../src/domain/wizard/flows.ts';
import type { Stage } from '../../hand/stage.ts';
import type { View } from '../../model/process.ts';

interface ScreenHand {
  /** What is done there, before one goes on. */
  readonly words: string;
  /** Enters what `ANSWERS` has of the screen. */
  readonly fill: (stage: Stage) => Promise<void>;
  /** One control that no other screen has. */
  readonly shows: View;
}

export const SCREENS: Readonly<Record<ScreenName, ScreenHand>> = {
  'design.upload': {
    words: 'has both strips uploaded',
    fill: async () => {},
    shows: (sight) => sight.reads('Apple strip'),
  },
  'logo.choice': {
    words: 'chooses “No, make one from text”',
    fill: ({ page }) => page.getByRole('radio', { name: 'No, make one from text' }).check(),
    shows: (sight) => sight.sees('radio', /Yes, I have a logo/),
  },
  'logo.upload': {
    words: 'has both logos uploaded',
    fill: async () => {},
    shows: (sight) => sight.reads('Apple logo'),
  },
  'logo.text': {
    words: 'types “HB” as “Logo text”',
    fill: ({ page }) => page.getByLabel('Logo text').fill('HB'),
    shows: (sight) => sight.sees('textbox', /Logo text/),
  },
  'coupon.text': {
    words: 'types “Two loaves” as “Overline” and empties “Offer”',
    fill: async ({ page }) => {
      await page.getByLabel('Overline').fill('Two loaves');
      await page.getByLabel('Offer', { exact: true }).fill('');
    },
    shows: (sight) => sight.sees('heading', /Customize coupon/),
  },
  'coupon.colors': {
    words: 'chooses “Scheme 2”',
    fill: ({ page }) => page.getByRole('radio', { name: 'Scheme 2' }).check(),
    shows: (sight) => sight.sees('radio', /Scheme 2/),
  },
  'coupon.theme': {
    words: 'leaves the colors of the cards as they are',
    fill: async () => {},
    shows: (sight) => sight.reads('Foreground color'),
  },
  'details.business': {
    words:
      'types “Halfmoon Bakery” as “Business/Organization Name” and “A dozen rolls” as “Description”',
    fill: async ({ page }) => {
      await page.getByLabel('Business/Organization Name').fill('Halfmoon Bakery');
      await page.getByLabel('Description').fill('A dozen rolls');
    },
    shows: (sight) => sight.sees('textbox', /Business\/Organization Name/),
  },
  'barcode.format': {
    words: 'chooses “QR code” and types “PATHS-13” as “Barcode Field”',
    fill: async ({ page }) => {
      await page.getByRole('radio', { name: 'QR code' }).check();
      await page.getByLabel('Barcode Field').fill('PATHS-13');
    },
    shows: (sight) => sight.sees('radio', /QR code/),
  },
  'ride-along.question': {
    words: 'chooses “No, use the matching design”',
    fill: ({ page }) => page.getByRole('radio', { name: 'No, use the matching design' }).check(),
    shows: (sight) => sight.sees('radio', /Yes, I have one/),
  },
  'ride-along.upload': {
    words: 'has the Ride-Along image uploaded',
    fill: async () => {},
    shows: (sight) => sight.reads('Ride-Along image'),
  },
  'ride-along.colors': {
    words: 'leaves the colors of the Ride-Along image as they are',
    fill: async () => {},
    shows: (sight) => sight.reads('Mailer ID'),
  },
};

/** The screen's own control, under the heading of its step. */
export function viewOf(screen: ScreenName): View {
  const [step] = screen.split('.') as [StepName];
  return async (sight, stage) => {
    await sight.sees('heading', new RegExp(`^Step \\d: ${STEP_TITLES[step]}$`));
    await SCREENS[screen].shows(sight, stage);
  };
}

/** Uploads a picture, and saves its crop as it is offered. */
export async function upload({ page }: Stage, label: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  const create = { width: 1200, height: 800, channels: 3, background: '#1F4FBF' } as const;
  const buffer = Buffer.from(await sharp({ create }).png().toBuffer());
  const file = { name: 'art.png', mimeType: 'image/png', buffer };
  await page.getByLabel(label, { exact: true }).setInputFiles(file);
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('img', { name: `${label}, uploaded` }).waitFor();
}

export async function press({ page }: Stage, name: string | RegExp): Promise<void> {
  const exact = typeof name === 'string';
  await page.getByRole('main').getByRole('button', { name, exact }).click();
}
