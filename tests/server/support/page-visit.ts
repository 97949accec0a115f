import type { FastifyInstance } from 'fastify';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import type { PublicPageSource } from '../../../server/pages/page-source.ts';
import { shared } from '../../support/shared.ts';
import { builtPage, COUPON_ID, serveCoupon, type PageScene } from '../../support/public-page.ts';

export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
export const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
export const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
export const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';
const PHONE = { width: 390, height: 844 };

interface Visit {
  readonly scene?: PageScene;
  /** The coupon's id; the active one by default. */
  readonly id?: string;
  readonly device: BrowserContextOptions;
  /** The value of `navigator.maxTouchPoints`. */
  readonly touchPoints?: number;
}

/** The built page and a browser for the tests of a file. */
export function pageInBrowser() {
  const opened = shared(async () => {
    const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    return { browser, page: await builtPage(), close: () => browser.close() };
  });
  return {
    visit: (visited: Visit, look: (tab: Page) => Promise<void>) => visitPage(opened, visited, look),
  };
}

/** Opens the page in a new browser and passes it on; closes everything afterwards. */
async function visitPage(
  { browser, page }: { readonly browser: Browser; readonly page: PublicPageSource },
  { scene, id = COUPON_ID, device, touchPoints }: Visit,
  look: (tab: Page) => Promise<void>,
): Promise<void> {
  const server: FastifyInstance = await serveCoupon(page, scene);
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const context = await browser.newContext({ viewport: PHONE, ...device });
  if (touchPoints !== undefined) {
    await context.addInitScript((points) => {
      Object.defineProperty(navigator, 'maxTouchPoints', { value: points });
    }, touchPoints);
  }
  const tab = await context.newPage();
  await tab.route('https://apis.google.com/**', (route) => route.abort());
  await tab.goto(`${origin}/r/${id}`);
  try {
    await look(tab);
  } finally {
    await context.close();
    await server.close();
  }
}

/** px by which the page is wider than its body, which excludes the scrollbar; runs in the page. */
export function overflow(): number {
  return document.documentElement.scrollWidth - document.body.offsetWidth;
}
