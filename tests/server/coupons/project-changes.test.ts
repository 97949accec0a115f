import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { LOCKED } from '../../support/database.ts';
import { idIn, refusalIn } from '../support/answers.ts';
import { BAKERY_ID, bakeryCoupon, png } from '../support/coupon-payload.ts';
import {
  copyCoupon,
  listCoupons,
  NOT_OFFERED,
  openCoupon,
  saveCoupon,
  sendCoupon,
} from '../support/saved-coupon.ts';
import { MARA, sharedServices, OTTO, type Person } from '../support/services-fixture.ts';

const services = sharedServices();

const patch = (id: string, what: string, body?: unknown, person = MARA) =>
  services.patch(person, `/api/v1/project/${id}/${what}`, body);

const clone = (person: Person, id: string, headers = {}) =>
  services.post(person, `/api/v1/project/${id}/clone`, undefined, headers);

const removeAll = (person: Person, body: unknown) =>
  services.remove(person, '/api/v1/project/', body);

const statusAt = async (url: string, person: Person | null = null) =>
  (await services.get(person, url)).statusCode;

test('[DASH-07] stores a name of 128 characters, refuses one more, and phones are not notified', async () => {
  const id = await saveCoupon(services, MARA);
  const before = await openCoupon(services, MARA, id);
  const name = '🥐'.repeat(128);
  const renamed = await patch(id, 'name', { id, name });
  expect(renamed.json()).toMatchObject({ id, name, active: true });
  const after = await openCoupon(services, MARA, id);
  expect(after.etag).toBe(renamed.headers.etag);
  expect({ ...after.project, updatedAt: '' }).toEqual({ ...before.project, name, updatedAt: '' });

  expect(refusalIn(await patch(id, 'name', { name: `${name}x` }))).toEqual([
    '400 invalid-request',
    '/name: Must be at most 128 characters long',
  ]);
  const blank = await patch(id, 'name', { name: ' \t ' });
  expect(refusalIn(blank)).toEqual(['422 invalid-coupon', '/name: Required']);
  expect((await patch(id, 'name', { id: randomUUID(), name: 'x' })).statusCode).toBe(400);
  expect((await openCoupon(services, MARA, id)).project.name).toBe(name);
});

test('[DASH-05] an inactive coupon is gone from its link, and its owner still has it; switching it on twice changes nothing, and another body is refused', async () => {
  const id = await saveCoupon(services, MARA);
  const off = await patch(id, 'deactivate');
  expect(off.json()).toMatchObject({ id, active: false });
  expect(await statusAt(`/api/v1/coupon/${id}`)).toBe(410);
  expect((await openCoupon(services, MARA, id)).project.active).toBe(false);
  const on = await patch(id, 'activate', { id, active: true });
  expect(on.json()).toMatchObject({ id, active: true });
  expect(await statusAt(`/api/v1/coupon/${id}`)).toBe(200);

  const { etag } = await openCoupon(services, MARA, id);
  expect((await patch(id, 'activate', { active: true })).headers.etag).toBe(etag);
  const refused = await patch(id, 'activate', { active: false });
  expect(refusalIn(refused)).toEqual(['400 invalid-request', '/active: The address says true.']);
  expect((await patch(id, 'deactivate', { id: randomUUID() })).statusCode).toBe(400);
  expect((await openCoupon(services, MARA, id)).etag).toBe(etag);
});

test('[API-11] queues wallet updates for visible changes, not for a new name', async () => {
  const id = await saveCoupon(services, MARA);
  const changes = async (): Promise<number> => {
    const [row] = await services.query<{ changes: number }>`select changes from wallet_coupons
      where coupon_id = ${id}`;
    return row?.changes ?? 0;
  };
  const first = await changes();
  await patch(id, 'name', { name: 'Another' });
  await patch(id, 'activate');
  expect(await changes()).toBe(first);
  await patch(id, 'deactivate');
  expect(await changes()).toBe(first + 1);
  await patch(id, 'activate');
  await services.put(MARA, `/api/v1/project/${id}`, await bakeryCoupon());
  expect(await changes()).toBe(first + 3);
});

test('[DASH-04] a clone is a separate coupon with everything of the first', async () => {
  const rideAlongImage = await png(600, 400);
  const original = { name: 'shop.png', data: await png(40, 30) };
  const part = { rideAlongImage, originals: { appleLogo: original } };
  const id = await saveCoupon(services, MARA, part);
  await patch(id, 'name', { name: 'x'.repeat(128) });
  await patch(id, 'deactivate');
  const cloned = await clone(MARA, id);
  const cloneId = idIn(cloned);
  expect(cloneId).not.toBe(id);
  expect(cloned.headers.location).toBe(`/api/v1/project/${cloneId}`);

  const first = await openCoupon(services, MARA, id);
  const second = await openCoupon(services, MARA, cloneId);
  expect(second.project).toEqual({
    ...first.project,
    id: cloneId,
    name: `Copy of ${'x'.repeat(120)}`,
    active: true,
    createdAt: second.project.createdAt,
    updatedAt: second.project.updatedAt,
  });
  await services.remove(MARA, `/api/v1/project/${id}`);
  expect(await statusAt(`/api/v1/media/coupons/${cloneId}/strip`)).toBe(200);
  const popular = services.query`select from templates
    where id = ${BAKERY_ID} and popularity >= 2`;
  expect(await popular).toHaveLength(1);
});

test('[API-05] 100 parallel clones with one key make one coupon; the key cannot be used for another', async () => {
  const person = { ...MARA, sub: 'cloner' };
  const id = await saveCoupon(services, person);
  const headers = { 'Idempotency-Key': randomUUID() };
  const answers = await Promise.all(Array.from({ length: 100 }, () => clone(person, id, headers)));
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(201);
  expect(await listCoupons(services, person)).toHaveLength(2);

  const other = await clone(person, answers[0]?.json<{ id: string }>().id ?? '', headers);
  expect(refusalIn(other)[0]).toBe('422 idempotency-key-reused');
  expect((await sendCoupon(services, {}, { person, headers })).statusCode).toBe(422);
});

test('[SUBM-07] a new coupon is mailed once; clones, names and edits are not mailed', async () => {
  const id = await saveCoupon(services, MARA);
  const cloneId = await copyCoupon(services, MARA, id);
  await patch(id, 'name', { name: 'Mailed' });
  await services.put(MARA, `/api/v1/project/${id}`, await bakeryCoupon());
  const mails = services.query`select coupon_id from mail_outbox
    where coupon_id = any(${[id, cloneId]})`;
  expect(await mails).toEqual([{ coupon_id: id }]);
});

test('[DASH-06] a removed coupon is nowhere; removing it again is not found', async () => {
  const id = await saveCoupon(services, MARA);
  const url = `/api/v1/project/${id}`;
  expect((await services.remove(MARA, url)).statusCode).toBe(204);
  expect((await services.remove(MARA, url)).statusCode).toBe(404);
  expect(await statusAt(url, MARA)).toBe(404);
  expect(await statusAt(`/api/v1/coupon/${id}`)).toBe(404);
});

test('[DASH-08] one id of another account among many removes nothing, nor does an empty list, an invalid id or too many', async () => {
  const person = { ...MARA, sub: 'bulk' };
  const first = await saveCoupon(services, person);
  const second = await saveCoupon(services, person);
  const third = await saveCoupon(services, person);
  const strange = await saveCoupon(services, OTTO);
  const refused = await removeAll(person, [first, strange, second, randomUUID()]);
  expect(refusalIn(refused)).toEqual([
    '404 not-found',
    '/1: This coupon was not found.',
    '/3: This coupon was not found.',
  ]);
  const alone = await services.remove(person, `/api/v1/project/${strange}`);
  expect(refusalIn(alone)).toEqual(['404 not-found']);
  const many = Array.from({ length: 1_001 }, () => randomUUID());
  for (const body of [[], ['bakery'], { ids: [] }, many])
    expect((await removeAll(person, body)).statusCode).toBe(400);
  expect(await listCoupons(services, person)).toHaveLength(3);

  const removed = await removeAll(person, [first, second.toUpperCase(), first]);
  expect(removed.statusCode).toBe(204);
  const left = await listCoupons(services, person);
  expect(left.map(({ id }) => id)).toEqual([third]);
  expect((await openCoupon(services, OTTO, strange)).project.id).toBe(strange);
});

test('[DASH-08] overlapping removals do not deadlock @long', async () => {
  const person = { ...MARA, sub: 'overlap' };
  const ids = await Promise.all(Array.from({ length: 8 }, () => saveCoupon(services, person)));
  const answers = await Promise.all([removeAll(person, ids), removeAll(person, ids.toReversed())]);
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect(statuses).toEqual([204, 404]);
  expect(await listCoupons(services, person)).toEqual([]);
});

test('[DASH-12] active first, and names both ways', async () => {
  const person = { ...MARA, sub: 'sorter' };
  const ids: string[] = [];
  for (const description of ['banana', 'Apple', 'cherry'])
    ids.push(await saveCoupon(services, person, { description }));
  await patch(ids[2] ?? '', 'deactivate', undefined, person);
  const names = async (sort: string) =>
    (await listCoupons(services, person, `?sort=${sort}`)).map(({ name }) => name);
  expect(await names('newest')).toEqual(['cherry', 'Apple', 'banana']);
  expect(await names('oldest')).toEqual(['banana', 'Apple', 'cherry']);
  expect(await names('name-asc')).toEqual(['Apple', 'banana', 'cherry']);
  expect(await names('name-desc')).toEqual(['cherry', 'banana', 'Apple']);
  expect(await names('active')).toEqual(['Apple', 'banana', 'cherry']);
});

test('[API-03] a coupon whose template is removed during the save can be retried, and is then refused with a message', async () => {
  const post = () => sendCoupon(services);
  const { saving } = await services.database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('templates').where('id', '=', BAKERY_ID).execute();
    const answer = post();
    await vi.waitFor(async () => {
      expect((await LOCKED.execute(transaction)).rows).toHaveLength(1);
    }, 10_000);
    return { saving: answer };
  });
  expect((await saving).statusCode).toBe(503);
  expect(refusalIn(await post())).toEqual(['422 invalid-coupon', NOT_OFFERED]);
});
