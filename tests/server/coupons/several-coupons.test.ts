import { expect, test } from 'vitest';
import { refusalIn } from '../support/answers.ts';
import {
  copyCoupon,
  listCoupons,
  listedCoupon,
  openCoupon,
  saveCoupon,
} from '../support/saved-coupon.ts';
import { MARA, sharedServices, OTTO, type Person } from '../support/services-fixture.ts';

const services = sharedServices();

const copy = (person: Person, id: string) => copyCoupon(services, person, id);

test('[DASH-18] copies have different names, even copies of copies and parallel ones', async () => {
  const person = { ...MARA, sub: 'copier' };
  const id = await saveCoupon(services, person, { description: 'Rolls' });
  const first = await copy(person, id);
  await copy(person, first);
  await Promise.all([copy(person, id), copy(person, first), copy(person, id)]);
  await saveCoupon(services, person, { description: 'Another offer', copyOf: id });

  const names = (await listCoupons(services, person, '?sort=name-asc')).map(({ name }) => name);
  expect(names).toEqual([
    'Copy of Rolls',
    'Copy of Rolls (2)',
    'Copy of Rolls (3)',
    'Copy of Rolls (4)',
    'Copy of Rolls (5)',
    'Copy of Rolls (6)',
    'Rolls',
  ]);
});

test('[DASH-18] a coupon made from a removed one, or another account’s, is named after its offer', async () => {
  const person = { ...MARA, sub: 'orphan' };
  const strange = await saveCoupon(services, OTTO);
  await saveCoupon(services, person, { description: 'Another offer', copyOf: strange });
  expect((await listCoupons(services, person)).map(({ name }) => name)).toEqual(['Another offer']);
});

const switchAll = (person: Person, ids: readonly string[], active: boolean) =>
  services.patch(person, '/api/v1/project/', { ids, active });

test('[DASH-17] switches all, and updates wallets for those that changed', async () => {
  const person = { ...MARA, sub: 'switcher' };
  const first = await saveCoupon(services, person);
  const second = await saveCoupon(services, person);
  await services.patch(person, `/api/v1/project/${first}/deactivate`);
  const { etag } = await openCoupon(services, person, first);
  const { statusCode } = await switchAll(person, [first, second.toUpperCase(), first], false);
  expect(statusCode).toBe(204);
  expect((await openCoupon(services, person, first)).etag).toBe(etag);
  expect((await services.get(null, `/api/v1/coupon/${second}`)).statusCode).toBe(410);
  const states = (await listCoupons(services, person)).map(({ active }) => active);
  expect(states).toEqual([false, false]);
});

test('[DASH-17] one unknown id prevents all switches', async () => {
  const person = { ...MARA, sub: 'half-switcher' };
  const own = await saveCoupon(services, person);
  const refused = await switchAll(person, [own, await saveCoupon(services, OTTO)], false);
  expect(refusalIn(refused)).toEqual(['404 not-found', '/ids/1: This coupon was not found.']);
  expect((await openCoupon(services, person, own)).project.active).toBe(true);
  expect((await switchAll(person, [], false)).statusCode).toBe(400);
});

const noted = (id: string, body: { readonly note: string }) =>
  services.patch(MARA, `/api/v1/project/${id}/note`, body);

test('[DASH-19] a note is found by its owner alone, changes no version, and is on no copy', async () => {
  const id = await saveCoupon(services, MARA);
  const before = await openCoupon(services, MARA, id);
  const note = `Ana’s café\n${'🥐'.repeat(489)}`;
  expect((await noted(id, { note })).json()).toMatchObject({ id, note });
  expect(await openCoupon(services, MARA, id)).toEqual(before);
  expect((await listCoupons(services, MARA, '?q=ana+CAFÉ')).map((one) => one.id)).toEqual([id]);
  expect(await listCoupons(services, OTTO, '?q=ana+café')).toEqual([]);
  const copied = await listedCoupon(services, await copy(MARA, id));
  expect(copied?.note).toBe('');
  const page = await services.get(null, `/api/v1/coupon/${id}`);
  expect(page.body).not.toContain('Ana');

  expect(refusalIn(await noted(id, { note: 'x'.repeat(501) }))).toEqual([
    '400 invalid-request',
    '/note: Must be at most 500 characters long',
  ]);
  expect((await noted(id, { note: '' })).json()).toMatchObject({ note: '' });
  expect(await listCoupons(services, MARA, '?q=ana+café')).toEqual([]);
});
