import type { Page } from 'playwright';
import { describe, expect, test, vi } from 'vitest';
import { violationsOn } from '../../../scripts/screens/axe.ts';
import { scan } from '../../e2e/support/scan.ts';
import { COUPON_ID, INACTIVE_ID } from '../../support/public-page.ts';
import { ANDROID, IPHONE, MAC, overflow, pageInBrowser, WINDOWS } from '../support/page-visit.ts';

const TOKEN = 'head.body.signature';

/** Milliseconds; a new browser for each visit takes time on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const { visit } = pageInBrowser();

/** The names of all buttons and links in page order, except "Details". */
const offers = async (tab: Page) => {
  const words = await tab.locator('main :is(a, button):visible').allInnerTexts();
  return words.map((word) => word.trim()).filter((word) => word !== '');
};

test('[PUB-11] behind a shared cache the shown page counts itself once, a prefetched one does not', async () => {
  const scene = { options: { isCached: true } };
  await visit({ device: { userAgent: IPHONE }, scene }, async (tab) => {
    const counted: string[] = [];
    tab.on('request', (request) => {
      if (request.method() === 'POST') counted.push(new URL(request.url()).pathname);
    });
    const answered = tab.waitForResponse((response) => response.request().method() === 'POST');
    await tab.reload();
    expect((await answered).status()).toBe(204);
    await tab.evaluate(() => fetch(location.href, { headers: { purpose: 'prefetch' } }));
    expect(counted).toEqual([`/r/${COUPON_ID}/views`]);
  });
});

describe('what each device gets', () => {
  test.each([
    ['an iPhone', { userAgent: IPHONE }, 5, ['Add to Apple Wallet']],
    ['an iPad that calls itself a Macintosh @long', { userAgent: MAC }, 5, ['Add to Apple Wallet']],
    ['a Mac', { userAgent: MAC }, 0, ['Print', 'Add to Apple Wallet']],
    ['an Android phone', { userAgent: ANDROID }, 5, ['Add to Google Wallet']],
    ['a Windows machine with a touch screen @long', { userAgent: WINDOWS }, 10, ['Print']],
  ])('[PUB-02] %s', async (_name, device, touchPoints, words) => {
    await visit({ device, touchPoints, scene: { token: TOKEN } }, async (tab) => {
      expect(await offers(tab)).toEqual(words);
      const code = tab.getByRole('img', { name: 'QR code of this page' });
      expect(await code.isVisible()).toBe(words.includes('Print'));
      await tab.waitForLoadState('networkidle');
      const isLoaded = tab
        .locator('img[loading=lazy]')
        .evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth > 0);
      expect(await isLoaded).toBe(words.includes('Print'));
    });
  });

  test('[PUB-07] shows all static content without JavaScript', async () => {
    const device = { userAgent: ANDROID, javaScriptEnabled: false };
    await visit({ device, scene: { token: TOKEN } }, async (tab) => {
      expect(await offers(tab)).toEqual(['Add to Apple Wallet', 'Add to Google Wallet']);
      await tab.getByText('Details').click();
      expect(await tab.getByText('One coupon per visit.').isVisible()).toBe(true);
    });
  });
});

describe('Google’s script', () => {
  test('[PUB-02] draws its button in the container, which hides ours', async () => {
    await visit({ device: { userAgent: ANDROID }, scene: { token: TOKEN } }, async (tab) => {
      await tab.route('https://apis.google.com/**', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: `gapi = { savetoandroidpay: { render: (id, { jwt }) => {
            const frame = document.createElement('iframe');
            frame.title = 'Google Wallet ' + jwt;
            document.getElementById(id).append(frame);
          } } };`,
        }),
      );
      await tab.reload();
      await tab.getByTitle(`Google Wallet ${TOKEN}`).waitFor();
      expect(await offers(tab)).toEqual([]);
    });
  });

  test('[PUB-02] leaves the plain link if it is blocked', async () => {
    await visit({ device: { userAgent: ANDROID }, scene: { token: TOKEN } }, async (tab) => {
      const link = tab.getByRole('link', { name: 'Add to Google Wallet' });
      expect(await link.getAttribute('href')).toBe(`https://pay.google.com/gp/v/save/${TOKEN}`);
      expect(await link.isVisible()).toBe(true);
    });
  });
});

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test.each(['Letter', 'A4'])(
  '[PUB-05] terms of 4,000 characters fit on one sheet of %s',
  async (format) => {
    const termsConditions = 'One coupon per household and visit, not with other offers. '.repeat(
      67,
    );
    for (const coupon of [
      { termsConditions, description: 'Everything '.repeat(23) },
      // As wide as letters of Chinese, for which machines of tests have no font.
      { termsConditions: '—'.repeat(1_480), description: '—'.repeat(68) },
    ])
      await visit({ device: { userAgent: WINDOWS }, scene: { coupon } }, async (tab) => {
        expect(pagesOf(await tab.pdf({ format }))).toBe(1);
      });
  },
);

test('[PUB-05] has barcode, terms and expiry, without controls and without a script', async () => {
  const device = { userAgent: WINDOWS, javaScriptEnabled: false };
  await visit({ device }, async (tab) => {
    await tab.emulateMedia({ media: 'print' });
    expect(await offers(tab)).toEqual(['https://halfmoon.example']);
    for (const words of ['One coupon per visit.', 'ROLL13', 'Expires']) {
      expect(await tab.getByText(words, { exact: true }).isVisible()).toBe(true);
    }
    expect(await tab.getByText('555-014-2233').first().isVisible()).toBe(true);
    expect(await tab.getByRole('heading', { name: 'Here is your coupon' }).isVisible()).toBe(false);
    expect(await tab.locator('summary').isVisible()).toBe(false);
    expect(await scan(tab.locator('body'))).toEqual([{ format: 'QRCode', text: 'HALFMOON-13' }]);
  });
});

test('[PUB-02] "Print" prints', async () => {
  await visit({ device: { userAgent: WINDOWS } }, async (tab) => {
    await tab.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await tab.getByRole('button', { name: 'Print' }).click();
    expect(await tab.locator('body').getAttribute('data-printed')).toBe('');
  });
});

describe('on screen', () => {
  const CODES = [
    { barcodeType: 'QR', long: '' },
    ...(['AZTEC', 'PDF417', 'CODE128'] as const).map((type) => ({
      barcodeType: type,
      long: ' @long',
    })),
  ] as const;

  test.each(CODES)(
    '[PUB-01] the $barcodeType on a phone scans as the typed value$long',
    async ({ barcodeType }) => {
      const scene = { coupon: { barcodeType, barcodeAltText: 'Show at the till' } };
      const device = { userAgent: IPHONE, deviceScaleFactor: 2 };
      await visit({ device, scene }, async (tab) => {
        const read = await scan(tab.getByRole('article'));
        expect(read.map(({ text }) => text)).toEqual(['HALFMOON-13']);
      });
    },
  );

  test.each([
    { width: 390, long: '' },
    { width: 768, long: ' @long' },
    { width: 1440, long: ' @long' },
  ])(
    '[PUB-01] nothing jumps when fonts load late, and nothing overflows, at $width px$long',
    async ({ width }) => {
      const device = { userAgent: WINDOWS, viewport: { width, height: 900 } };
      await visit({ device }, async (tab) => {
        const fonts = Promise.withResolvers<undefined>();
        await tab.route('**/*.woff2', async (route) => {
          await fonts.promise;
          await route.continue();
        });
        await tab.reload({ waitUntil: 'domcontentloaded' });
        await tab.evaluate(painted);
        fonts.resolve(undefined);
        const faces = await tab.evaluate(async () => {
          await document.fonts.ready;
          return [...document.fonts].filter(({ status }) => status === 'loaded').length;
        });
        expect(faces > 0).toBe(width === 1440);
        expect(await tab.evaluate(shiftSoFar)).toBe(0);
        expect(await tab.evaluate(overflow)).toBe(0);

        // Proves that a jump would be measured; a late frame may miss one.
        const jump = async () => {
          await tab.evaluate(() => {
            const { style } = document.body;
            style.paddingBlockStart = style.paddingBlockStart === '' ? '120px' : '';
          });
          return tab.evaluate(shiftSoFar);
        };
        await expect.poll(jump, { timeout: 10_000 }).toBeGreaterThan(0);
      });
    },
  );

  test.each([
    { colorScheme: 'light', state: 'over', id: COUPON_ID, long: ' @long' },
    { colorScheme: 'dark', state: 'over', id: COUPON_ID, long: ' @long' },
    { colorScheme: 'dark', state: 'valid', id: COUPON_ID, long: '' },
    { colorScheme: 'dark', state: 'inactive', id: INACTIVE_ID, long: ' @long' },
  ] as const)(
    '[PUB-01, PUB-03] has the application’s colors and no accessibility violations, $colorScheme, $state, details open$long',
    async ({ colorScheme, state, id }) => {
      const now = () =>
        new Date(state === 'over' ? '2030-01-01T00:00:00Z' : '2026-11-22T00:00:00Z');
      const scene = { options: { now }, token: TOKEN };
      await visit({ id, device: { userAgent: MAC, colorScheme }, scene }, async (tab) => {
        const paper = await tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
        expect(paper).toBe(colorScheme === 'dark' ? 'rgb(20, 23, 31)' : 'rgb(251, 248, 242)');
        if (id === COUPON_ID) await tab.getByText('Details').click();
        const violations = await violationsOn(tab, {});
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      });
    },
  );

  test('[PUB-01] the policy blocks nothing of the page itself', async () => {
    const complaints: string[] = [];
    await visit({ device: { userAgent: WINDOWS } }, async (tab) => {
      tab.on('console', (message) => complaints.push(message.text()));
      await tab.reload();
      await tab.getByText('Details').click();
    });
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  });
});

test('[PUB-01] a phone loads page, icon, strip and logo, each once, both pictures as WebP, and no fonts', async () => {
  const loaded: URL[] = [];
  await visit({ device: { userAgent: IPHONE, deviceScaleFactor: 2 } }, async (tab) => {
    tab.on('requestfinished', (request) => loaded.push(new URL(request.url())));
    await tab.reload({ waitUntil: 'networkidle' });
  });
  const paths = loaded.map(({ pathname, search }) => pathname + search);
  expect(paths.filter((path) => !path.startsWith('/r/assets/icon')).toSorted()).toEqual([
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

/** Resolves once a frame with the page's content has been drawn; runs in the page. */
function painted(): Promise<unknown> {
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

/** The layout shift up to the next frame, as the browser scores it; runs in the page. */
async function shiftSoFar(): Promise<number> {
  const scores: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) scores.push(Reflect.get(entry, 'value'));
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  // A frame with a shift is drawn after its callbacks, and reported after that.
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise((drawn) => requestAnimationFrame(drawn));
  await new Promise((told) => setTimeout(told));
  observer.disconnect();
  return scores.reduce((sum, score) => sum + score, 0);
}
