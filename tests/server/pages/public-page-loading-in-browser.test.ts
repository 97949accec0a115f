import type { BrowserContextOptions } from 'playwright';
import { expect, test, vi } from 'vitest';
import { scan } from '../../e2e/support/scan.ts';
import { COUPON_ID } from '../../support/public-page.ts';
import { IPHONE, pageInBrowser, WINDOWS } from '../support/page-visit.ts';

/** Milliseconds; a new browser for each visit takes time on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const { visit } = pageInBrowser();

const loadedBy = async (device: BrowserContextOptions) => {
  const loaded: string[] = [];
  await visit({ device }, async (tab) => {
    tab.on('requestfinished', (request) => loaded.push(request.url()));
    await tab.reload({ waitUntil: 'networkidle' });
  });
  return loaded.map((url) => new URL(url)).map(({ pathname, search }) => pathname + search);
};

test('[PUB-01] a phone loads page, icon, strip and logo, each once, both pictures as WebP, and no fonts', async () => {
  const loaded = await loadedBy({ userAgent: IPHONE, deviceScaleFactor: 2 });
  expect(loaded.filter((path) => !path.startsWith('/r/assets/icon')).toSorted()).toEqual([
    '/picture/logo?v=77aa&format=webp',
    '/picture/strip?platform=apple&v=5e1f&width=2x&format=webp',
    `/r/${COUPON_ID}`,
  ]);
});

test('[PUB-01] on a phone, what arrives first stays in its place when the rest follows', async () => {
  const viewport = { width: 390, height: 900 };
  await visit({ device: { userAgent: WINDOWS, viewport } }, async (tab) => {
    const place = () => tab.getByRole('heading', { level: 1 }).boundingBox();
    const whole = await place();
    await tab.locator('main > :not(header)').evaluateAll((parts) => {
      for (const part of parts) part.remove();
    });
    expect(await place()).toEqual(whole);
  });
});

test('[PUB-01] in forced colors the card keeps its colors, its code scans, and buttons have a border', async () => {
  const device = { userAgent: IPHONE, forcedColors: 'active', deviceScaleFactor: 2 } as const;
  await visit({ device }, async (tab) => {
    const card = tab.getByRole('article');
    expect(await card.evaluate((one) => getComputedStyle(one).forcedColorAdjust)).toBe('none');
    expect((await scan(card)).map(({ text }) => text)).toEqual(['HALFMOON-13']);
    const link = tab.getByRole('link', { name: 'Add to Apple Wallet' });
    expect(await link.evaluate((one) => getComputedStyle(one).borderTopWidth)).toBe('1px');
    expect(await link.evaluate((one) => getComputedStyle(one).borderTopColor)).not.toBe(
      'rgba(0, 0, 0, 0)',
    );
  });
});
