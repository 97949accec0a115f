import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';

/** Hashes of the data URL pictures of a place, which are the uploads. */
export async function picturesOf(place: Locator | Page): Promise<readonly string[]> {
  const sources = await place
    .locator('img[src^="data:"]')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  return sources.map(hashOf);
}

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
