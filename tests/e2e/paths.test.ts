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

/** The wizard's flows share one chart: of each machine, the paths that take what no earlier one has taken. */
const taken = new Map<object, Set<string>>();

for (const process of PROCESSES)
  for (const path of walk(process).paths.filter((one) => takesSomethingNew(process, one)))
    test(`[QA-02] ${path.id}: ${path.steps.at(-1)?.words ?? ''}`, async ({ place }) => {
      const { steps } = await walkPath(place, process, path);
      expect(steps.flatMap(({ failure }) => failure ?? [])).toEqual([]);
      expect(steps).toHaveLength(path.steps.length + 1);
    });

function takesSomethingNew({ machine }: Process, { steps }: Path): boolean {
  const known = taken.get(machine) ?? new Set<string>();
  taken.set(machine, known);
  const found = steps.flatMap(({ arrows }) => arrows.map(({ id }) => id));
  const isNew = found.some((id) => !known.has(id));
  for (const id of found) known.add(id);
  return isNew;
}
