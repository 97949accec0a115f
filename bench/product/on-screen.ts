/** The product in a Chromium; both end with the measurement. */
import { chromium, type Browser } from 'playwright';
import { type OwnProduct, withOwnProduct } from '../../scripts/testing/running-product.ts';

/**
 * Runs `measure` on a new product, which is stopped even if Chromium fails to open. The processor paints pages and 2D
 * canvases, as in Playwright's Chromium without a graphics processor.
 */
export function onScreen<Result>(
  measure: (product: OwnProduct, browser: Browser) => Promise<Result>,
): Promise<Result> {
  return withOwnProduct({}, async (product) => {
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      return await measure(product, browser);
    } finally {
      await browser.close();
    }
  });
}
