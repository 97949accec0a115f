/** The product in a Chromium; both end with the measurement. */
import type { Browser } from 'playwright';
import { startOwnProduct } from '../../scripts/testing/running-product.ts';
import { openChromium } from '../render/chromium.ts';

/** Runs `measure` on a new product, which is stopped even if Chromium fails to open. */
export async function onScreen<Result>(
  measure: (
    product: Readonly<Record<'url' | 'dataDir', string>>,
    browser: Browser,
  ) => Promise<Result>,
): Promise<Result> {
  const product = await startOwnProduct({});
  try {
    const browser = await openChromium('software');
    try {
      return await measure(product, browser);
    } finally {
      await browser.close();
    }
  } finally {
    await product.remove();
  }
}
