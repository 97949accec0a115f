/** The product in a Chromium; both end with the measurement. */
import { chromium, type Browser } from 'playwright';
import { startOwnProduct } from '../../scripts/testing/running-product.ts';

/**
 * Runs `measure` on a new product, which is stopped even if Chromium fails to open. The processor paints pages and 2D
 * canvases, as in Playwright's Chromium without a graphics processor.
 */
export async function onScreen<Result>(
  measure: (
    product: Readonly<Record<'url' | 'dataDir', string>>,
    browser: Browser,
  ) => Promise<Result>,
): Promise<Result> {
  const product = await startOwnProduct({});
  try {
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      return await measure(product, browser);
    } finally {
      await browser.close();
    }
  } finally {
    await product.remove();
  }
}
