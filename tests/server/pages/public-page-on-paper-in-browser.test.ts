import type { BrowserContextOptions, Page } from 'playwright';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { scan } from '../../e2e/support/scan.ts';
import type { PageScene } from '../../support/public-page.ts';
import { overflow, pageInBrowser } from '../support/page-visit.ts';

/** A4 within its margins, in CSS px (96 per inch). */
const SHEET = { width: 703, height: 1032 };
const INCH = 96;
const TOKEN = 'head.body.signature';
const CONTACTS = ['555-014-2233', 'https://halfmoon.example'];
const OVER = { now: () => new Date('2030-01-01T00:00:00Z') };

vi.setConfig({ testTimeout: 60_000 });

const { visit: visitPage } = pageInBrowser();

/** All of this also holds without a script. */
const visit = (
  scene: PageScene,
  device: BrowserContextOptions,
  look: (tab: Page) => Promise<void>,
) => visitPage({ scene, device: { javaScriptEnabled: false, ...device } }, look);

test.each([
  { barcodeType: 'QR', long: '' },
  { barcodeType: 'AZTEC', long: ' @long' },
  { barcodeType: 'PDF417', long: ' @long' },
  { barcodeType: 'CODE128', long: ' @long' },
] as const)(
  '[PUB-08] the sheet is black on white, with its artwork once, and its $barcodeType an inch wide and readable$long',
  async ({ barcodeType }) => {
    const scene = { coupon: { barcodeType }, options: OVER };
    await visit(scene, { viewport: SHEET, colorScheme: 'dark' }, async (tab) => {
      await tab.emulateMedia({ media: 'print' });
      const code = tab.locator('figure [role="img"]');
      expect((await code.locator('path').first().boundingBox())?.width).toBeGreaterThan(INCH);
      expect((await scan(tab.locator('body'))).map(({ text }) => text)).toEqual(['HALFMOON-13']);
      expect(await tab.locator('main img:visible').count()).toBe(1);
      expect(await tab.getByRole('article').evaluate(maskOf)).toBe('none');
      for (const words of ['Halfmoon Bakery', 'One coupon per visit.', 'Expires', 'ROLL13'])
        expect(await tab.getByText(words, { exact: true }).filter({ visible: true }).count()).toBe(
          1,
        );
      const mask = [tab.locator('main img:visible'), tab.locator('figure')];
      const raster = await tab.screenshot({ mask, maskColor: '#FFFFFF' });
      const { dark, colored } = await inkOf(raster);
      expect(colored).toBe(0);
      expect(dark).toBeGreaterThan(0);
      expect(dark).toBeLessThan(0.03);
    });
  },
);

test.each([
  { width: 320, long: '' },
  { width: 768, long: ' @long' },
  { width: 1440, long: ' @long' },
])(
  '[PUB-09] an expired coupon says so above its code at $width px, and names the month in a title$long',
  async ({ width }) => {
    await visit({ options: OVER }, { viewport: { width, height: 900 } }, async (tab) => {
      const notice = await tab.getByText('This coupon expired on 12/31/2027.').boundingBox();
      const code = await tab.getByRole('img', { name: /QR code for/ }).boundingBox();
      if (notice === null || code === null) throw new Error('Both are on the page.');
      expect(notice.y + notice.height).toBeLessThan(code.y);
      expect(await tab.getByRole('link').allInnerTexts()).toEqual(CONTACTS);
      expect(await tab.getByRole('button').count()).toBe(0);
      const card = tab.getByRole('article').getByRole('time');
      expect(await card.getAttribute('datetime')).toBe('2027-12-31');
      expect(await card.getAttribute('title')).toBe('December 31, 2027');
      expect(await card.innerText()).toBe('12/31/2027');
      expect(await tab.evaluate(overflow)).toBe(0);
    });
  },
);

test.each([
  { percent: 100, options: OVER, long: ' @long' },
  { percent: 150, options: OVER, long: ' @long' },
  { percent: 200, options: OVER, long: ' @long' },
  { percent: 200, options: {}, long: '' },
] as const)(
  '[PUB-01] nothing is cut off at 320 px with text at $percent percent, including the card’s$long',
  async ({ percent, options }) => {
    const viewport = { width: 320, height: 800 };
    const device = { viewport, javaScriptEnabled: true, reducedMotion: 'reduce' } as const;
    const coupon = { description: 'Buy a dozen of our country rolls, the thirteenth is on us' };
    await visit({ coupon, token: TOKEN, options }, device, async (tab) => {
      const offer = tab.getByRole('article').getByText(coupon.description);
      const usual = await offer.evaluate(sizeOf);
      await tab.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, percent);
      expect(await offer.evaluate(sizeOf)).toBeCloseTo(usual + 16 * (percent / 100 - 1));
      // Without the pointer: the element under it may move.
      await tab.getByRole('group').evaluate((details) => details.setAttribute('open', ''));
      const overflowing = await tab.locator('main :visible').evaluateAll((all) =>
        all
          .filter((one) => {
            const { scrollWidth, clientWidth, scrollHeight, clientHeight } = one;
            const isWide = scrollWidth > clientWidth + 1;
            // Rotated or protruding marks around the card count as height.
            const isHigh = one.closest('article') !== null && scrollHeight > clientHeight + 4;
            return clientWidth > 0 && (isWide || isHigh);
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      );
      expect(overflowing).toEqual([]);
    });
  },
);

/** px; runs in the page. */
function sizeOf(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).fontSize);
}

/** Runs in the page. */
function maskOf(element: Element): string {
  return getComputedStyle(element).maskImage;
}

/** The share of dark pixels, and the number of pixels that are not a gray. */
async function inkOf(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = info.width * info.height;
  let dark = 0;
  let colored = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (Math.max(red, green, blue) < 128) dark += 1;
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 24) colored += 1;
  }
  return { dark: dark / pixels, colored };
}
