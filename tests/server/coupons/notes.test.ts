import { expect, test } from 'vitest';
import { listCoupons, openCoupon, saveCoupon } from '../support/saved-coupon.ts';
import { MARA, sharedServices, OTTO } from '../support/services-fixture.ts';

const services = sharedServices();

const noted = (id: string, body: { readonly note: string }) =>
  services.patch(MARA, `/api/v1/project/${id}/note`, body);
const copyOf = (id: string) => services.post(MARA, `/api/v1/project/${id}/clone`);

test('[DASH-19] a note is found by its owner alone, changes no version, and is on no copy', async () => {
  const id = await saveCoupon(services, MARA);
  const before = await openCoupon(services, MARA, id);
  const note = `Ana’s café\n${'🥐'.repeat(489)}`;
  expect((await noted(id, { note })).json()).toMatchObject({ id, note });
  expect(await openCoupon(services, MARA, id)).toEqual(before);
  expect((await listCoupons(services, MARA, '?q=ana+CAFÉ')).map((one) => one.id)).toEqual([id]);
  expect(await listCoupons(services, OTTO, '?q=ana+café')).toEqual([]);
  const copied = (await copyOf(id)).json<{ id: string }>();
  const [copy] = await listCoupons(services, MARA, `?id=${copied.id}`);
  expect(copy?.note).toBe('');
  const page = await services.call(null, { method: 'GET', url: `/api/v1/coupon/${id}` });
  expect(page.body).not.toContain('Ana');

  expect((await noted(id, { note: 'x'.repeat(501) })).json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '/note', detail: 'Must be at most 500 characters long' }],
  });
  expect((await noted(id, { note: '' })).json()).toMatchObject({ note: '' });
  expect(await listCoupons(services, MARA, '?q=ana+café')).toEqual([]);
});
