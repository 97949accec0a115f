/** The product in a Chromium; both end with the measurement. */
import type { Browser } from 'playwright';
import { openChromium } from '../render/chromium.ts';
import { startProduct, type StartedProduct } from './started-product.ts';

/** Runs `measure` on a new product, which is stopped even if Chromium fails to open. */
export async function onScreen<Result>(
  measure: (product: StartedProduct, browser: Browser) => Promise<Result>,
): Promise<Result> {
  const product = await startProduct();
  try {
    const browser = await openChromium('software');
    try {
      return await measure(product, browser);
    } finally {
      await browser.close();
    }
  } finally {
    await product.close();
  }
}
