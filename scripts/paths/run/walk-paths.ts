/** Many paths on one product, two at a time. */
import { chromium } from '@playwright/test';
import { SEEDED_PASSWORD } from '../../../server/identity/accounts.ts';
import { provideChromium } from '../../testing/chromium.ts';
import { startOwnProduct } from '../../testing/running-product.ts';
import { plainImages } from '../hand/sample-coupon.ts';
import type { Walk } from '../model/walk.ts';
import { type PathResult, type Place, walkPath } from './runner.ts';
import { signIn } from './sign-in.ts';

interface RunOptions {
  /** A product that runs already; null to start one. */
  readonly url: string | null;
  readonly headed: boolean;
}

/** Two cores: one browser draws while the other's product answers. */
const AT_ONCE = 2;

/** Walks all of them on one product, and says how each went; the results are by the paths' ids. */
export async function walkPaths(
  folder: string,
  { url, headed }: RunOptions,
  walks: readonly Walk[],
): Promise<ReadonlyMap<string, PathResult>> {
  const own = url === null ? await startOwnProduct({ LIMIT_PUBLIC: '0' }) : null;
  try {
    const address = url ?? own?.url ?? '';
    return await withPlace({ url: address, headed, folder }, (place) => walkAll(place, walks));
  } finally {
    await own?.remove();
  }
}

interface PlaceOptions {
  readonly url: string;
  readonly headed: boolean;
  readonly folder: string;
}

/** A browser with somebody signed in, for as long as the work takes. */
export async function withPlace<Result>(
  { url, headed, folder }: PlaceOptions,
  work: (place: Place) => Promise<Result>,
): Promise<Result> {
  const executablePath = await provideChromium();
  const browser = await chromium.launch({
    executablePath,
    headless: !headed,
    args: ['--no-sandbox'],
  });
  try {
    const account = await signIn(browser, url, {
      email: process.env['PATHS_EMAIL'] ?? 'marketer@example.com',
      password: process.env['PATHS_PASSWORD'] ?? SEEDED_PASSWORD,
    });
    return await work({ browser, url, account, images: await plainImages(), folder });
  } finally {
    await browser.close();
  }
}

async function walkAll(place: Place, walks: readonly Walk[]): Promise<Map<string, PathResult>> {
  const results = new Map<string, PathResult>();
  const left = walks.flatMap((walk) => walk.paths.map((path) => ({ walk, path })));
  const total = left.length;
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const { walk, path } = next;
      const result = await walkPath(place, walk.process, path);
      results.set(path.id, result);
      const sign = result.held ? '✓' : '✗';
      console.log(
        `${sign} ${results.size}/${total} ${path.id}: ${path.steps.at(-1)?.words ?? path.start.words}`,
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}
