import { expect, test, vi } from 'vitest';
import {
  createPublicViews,
  type FoundCoupon,
} from '../../../server/coupons/reading/public-views.ts';
import { builtPage, BUSINESS } from '../../support/public-page.ts';
import { shared } from '../../support/shared.ts';
import { bakeryCoupon } from '../support/coupon-payload.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { MARA, openServices, sharedServices, type Services } from '../support/services-fixture.ts';

const ID = '7c1ad2a9-6f5e-4b0e-9a57-1f0a4b1f3c2d';

/** Views of a coupon whose state and clock the test sets. */
function handViews() {
  const found: FoundCoupon = { state: 'inactive', business: BUSINESS };
  const clock = { now: 1_000_000, reads: 0 };
  const read = async () => {
    clock.reads += 1;
    return found;
  };
  const views = createPublicViews(read, { trustedMs: 30_000, now: () => clock.now });
  return { clock, views };
}

test('[PUB-10] reads a cached view again after half a minute without a notification', async () => {
  const { clock, views } = handViews();
  const view = await views.find(ID);
  clock.now += 29_999;
  expect([await views.find(ID.toUpperCase()), view.trustedMs()]).toEqual([view, 1]);
  clock.now += 1;
  expect(view.trustedMs()).toBe(0);
  await views.find(ID);
  expect(clock.reads).toBe(2);
});

test('[PUB-10] reads nothing while notifications arrive; half a minute after the last one it does', async () => {
  const { clock, views } = handViews();
  await views.find(ID);
  for (let beat = 0; beat < 100; beat += 1) {
    clock.now += 5_000;
    views.heard(clock.now);
    await views.find(ID);
  }
  expect(clock.reads).toBe(1);
  clock.now += 30_000;
  await views.find(ID);
  expect(clock.reads).toBe(2);
});

test('[PUB-10] does not miss a change during a read', async () => {
  const { clock, views } = handViews();
  const first = views.find(ID);
  const second = views.find(ID);
  expect(await first).toBe(await second);
  views.forget(null);
  const stale = views.find(ID);
  views.forget(ID);
  expect((await stale).trustedMs()).toBe(0);
  await views.find(ID);
  expect(clock.reads).toBe(3);
});

const services = sharedServices({}, async () => ({ publicPage: await builtPage(), listens: true }));
const other = shared(async () =>
  openServices({}, { publicPage: await builtPage(), listens: true, onDatabaseOf: services }),
);

async function statusesAt({ visit }: Services, id: string): Promise<readonly number[]> {
  const strip = `/api/v1/media/coupons/${id}/strip?width=1x&format=webp`;
  const urls = [`/r/${id}`, `/api/v1/coupon/${id}`, strip];
  return (await Promise.all(urls.map((url) => visit(url)))).map(({ statusCode }) => statusCode);
}

test('[PUB-10] a deactivation is visible at once on its server, and within a moment on every other one', async () => {
  const id = await saveCoupon(services, MARA);
  expect(await statusesAt(services, id)).toEqual([200, 200, 200]);
  expect(await statusesAt(other, id)).toEqual([200, 200, 200]);
  const url = `/api/v1/project/${id}`;
  await services.patch(MARA, `${url}/deactivate`);
  expect(await statusesAt(services, id)).toEqual([410, 410, 410]);
  await vi.waitFor(async () => expect(await statusesAt(other, id)).toEqual([410, 410, 410]), 5_000);
  await services.patch(MARA, `${url}/activate`);
  await vi.waitFor(async () => expect(await statusesAt(other, id)).toEqual([200, 200, 200]), 5_000);
  await services.remove(MARA, url);
  await vi.waitFor(async () => expect(await statusesAt(other, id)).toEqual([404, 404, 404]), 5_000);
});

test('[PUB-03, PUB-10] the page of an inactive coupon shows a contact, and a changed number is visible everywhere at once', async () => {
  const sent = await bakeryCoupon();
  const id = await saveCoupon(services, MARA);
  const url = `/api/v1/project/${id}`;
  const given = [sent.merchantName, 'tel:+15550100199', `href="${sent.website}"`];
  const secrets = [sent.description, 'ROLLS-13', 'DOZEN', 'One per visit.', '/api/', '2026'];
  const bodyAt = async ({ visit }: Services) => (await visit(`/r/${id}`)).body;
  const foundAt = async (server: Services) => {
    const body = await bodyAt(server);
    return [...given, ...secrets].filter((words) => body.includes(words));
  };
  await services.patch(MARA, `${url}/deactivate`);
  for (const server of [services, other]) {
    await vi.waitFor(async () => expect(await foundAt(server)).toEqual(given), 5_000);
  }

  const phone = '555-010-4477';
  await services.put(MARA, url, { ...sent, id, name: 'Rolls', phone });
  expect(await statusesAt(services, id)).toEqual([410, 410, 410]);
  for (const server of [services, other]) {
    await vi.waitFor(async () => expect(await bodyAt(server)).toContain(phone), 5_000);
  }
  await services.remove(MARA, url);
  for (const server of [services, other]) {
    await vi.waitFor(async () => expect(await foundAt(server)).toEqual([]), 5_000);
  }
});

test('[PUB-10] a server whose listener is cut listens again, and reads possibly missed changes @long', async () => {
  const id = await saveCoupon(services, MARA);
  expect(await statusesAt(other, id)).toEqual([200, 200, 200]);
  await services.query`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'tearline-listen' and datname = current_database()`;
  await services.patch(MARA, `/api/v1/project/${id}/deactivate`);
  await vi.waitFor(
    async () => expect(await statusesAt(other, id)).toEqual([410, 410, 410]),
    30_000,
  );
});
