import { expect } from '@playwright/test';
import { SEEDED_PASSWORD } from '../../server/identity/accounts.ts';
import { plainImages } from '../../scripts/paths/hand/sample-coupon.ts';
import type { Process } from '../../scripts/paths/model/process.ts';
import { type Path, walk } from '../../scripts/paths/model/walk.ts';
import { PROCESSES } from '../../scripts/paths/processes/all.ts';
import { openContext } from '../../scripts/paths/run/context.ts';
import { type Place, walkPath } from '../../scripts/paths/run/runner.ts';
import { signIn } from '../../scripts/paths/run/sign-in.ts';
import { test as productTest } from './product.ts';

/** Paths are alone with their coupons, not with their product: one sign-in serves all of a worker. */
const test = productTest.extend<object, { readonly place: Place }>({
  place: [
    async ({ browser, product: { url } }, use) => {
      const account = await signIn(browser, url, {
        email: 'marketer@example.com',
        password: SEEDED_PASSWORD,
      });
      const context = await openContext(browser, { account, isTraced: false });
      await use({ context, url, account, images: await plainImages(), folder: null });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'parallel' });

/** The wizard's flows share one chart: of each machine, the paths that come where no earlier one has come. */
const visited = new Map<object, Set<string>>();

for (const process of PROCESSES)
  for (const path of shortestSet(process))
    test(`[QA-02] ${path.id}: ${path.steps.at(-1)?.words ?? ''}`, async ({ place }) => {
      const { steps } = await walkPath(place, process, path);
      expect(steps.flatMap(({ failure }) => failure ?? [])).toEqual([]);
      expect(steps).toHaveLength(path.steps.length + 1);
    });

/** Paths that come to every place, and one of each process; `npm run paths -- --run` walks those through every transition. */
function shortestSet(process: Process): readonly Path[] {
  const known = visited.get(process.machine) ?? new Set<string>();
  visited.set(process.machine, known);
  const { paths } = walk(process);
  const found = paths.filter(({ start, steps }) => {
    const places = [start, ...steps].flatMap((step) => step.places);
    const isNew = places.some((place) => !known.has(place));
    for (const place of places) known.add(place);
    return isNew;
  });
  return found.length > 0 ? found : paths.slice(-1);
}
