/** Walks many paths on one product, two at a time. */
import type { ChildProcess } from 'node:child_process';
import { chromium } from '@playwright/test';
import { StartFailure } from '../../server/configuration/start-failure.ts';
import { stopOnSignals } from '../../scripts/command/stop-on-signals.ts';
import { provideChromium } from '../../scripts/testing/chromium.ts';
import { startOwnProduct } from '../../scripts/testing/running-product.ts';
import { plainImages } from '../hand/sample-coupon.ts';
import type { Path, Walk } from '../model/walk.ts';
import { accountOf, openContext, type Place } from './context.ts';
import { type PathResult, walkPath } from './runner.ts';

interface RunOptions {
  /** A running product; null to start one. */
  readonly url: string | null;
  readonly headed: boolean;
  /** What to start; the built product by default. */
  readonly sources?: Parameters<typeof startOwnProduct>[1];
  /** How many paths are walked at once; `AT_ONCE` by default. */
  readonly count?: number;
}

/** For two cores: one browser renders while the other's product answers. */
export const AT_ONCE = 2;

/**
 * Runs work with a browser and signed-in contexts on the given product, or on a new one that is removed at the end or on
 * a stop. The folder is for screenshots and traces; null for none.
 */
export async function onProduct<Result>(
  folder: string | null,
  { url, headed, sources, count = AT_ONCE }: RunOptions,
  work: (places: readonly Place[]) => Promise<Result>,
): Promise<Result> {
  const stop = onStop();
  const own = url === null ? await startOwnProduct({ LIMIT_PUBLIC: '0' }, sources) : null;
  try {
    const address = url ?? own?.url ?? '';
    const walking = withPlaces({ url: address, folder, count }, headed, work);
    return await Promise.race(own === null ? [walking, stop] : [walking, stop, onEnd(own.child)]);
  } finally {
    await own?.remove();
  }
}

/** Rejects when the product has ended. */
function onEnd(child: ChildProcess): Promise<never> {
  return new Promise((_, reject) => {
    child.once('exit', (code, signal) =>
      reject(new StartFailure(`The product ended by itself: ${signal ?? `code ${code}`}.`)),
    );
  });
}

/** Rejects when the command is stopped. */
function onStop(): Promise<never> {
  const stopped = stopOnSignals(console.log).then(() => {
    throw new StartFailure('It was stopped before its end.');
  });
  // It may reject before anything awaits it.
  stopped.catch(() => {});
  return stopped;
}

async function withPlaces<Result>(
  { url, folder, count }: Pick<Place, 'url' | 'folder'> & { readonly count: number },
  headed: boolean,
  work: (places: readonly Place[]) => Promise<Result>,
): Promise<Result> {
  const executablePath = await provideChromium();
  const browser = await chromium.launch({
    executablePath,
    headless: !headed,
    args: ['--no-sandbox'],
    // On a stop there is more to clean up than the browser, which ends with the process.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  try {
    const account = await accountOf(browser, url, 'marketer');
    const images = await plainImages();
    const places = Array.from({ length: count }, async () => {
      const context = await openContext(browser, { account, isTraced: folder !== null });
      return { context, url, account, images, folder };
    });
    return await work(await Promise.all(places));
  } finally {
    await browser.close();
  }
}

/** Walks all paths and says each result. The results are by path id. */
export async function walkAll(
  places: readonly Place[],
  { walks, order }: { readonly walks: readonly Walk[]; readonly order: readonly Path[] },
) {
  const results = new Map<string, PathResult>();
  const left = walks
    .flatMap((walk) => walk.paths.map((path) => ({ walk, path })))
    .toSorted((one, other) => order.indexOf(one.path) - order.indexOf(other.path));
  const total = left.length;
  const work = async (place: Place): Promise<void> => {
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
  await Promise.all(places.map(work));
  return results;
}
