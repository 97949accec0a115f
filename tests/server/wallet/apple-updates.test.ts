import { beforeAll, describe, expect, test } from 'vitest';
import { changeCoupon, Phone, readPass, type HeldPass } from '../support/apple-phone.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { MARA, sharedServices } from '../support/services-fixture.ts';

const services = sharedServices({ PUBLIC_URL: 'https://tearline.test' });
let phone: Phone;
let pass: HeldPass;
beforeAll(async () => {
  phone = new Phone(services);
  pass = await phone.download(await saveCoupon(services));
});

interface Updates {
  readonly serialNumbers: readonly string[];
  readonly lastUpdated: string;
}

test('[API-11] the pass has the update service and a token of its own, the same in every pass', async () => {
  expect(pass.webServiceURL).toBe('https://tearline.test/api/wallet/apple');
  expect(pass.authenticationToken).toMatch(/^[\da-f]{64}$/);

  await changeCoupon(services, pass.serialNumber, { description: 'Fourteen rolls' });
  const changed = await new Phone(services).download(pass.serialNumber);
  const other = await new Phone(services).download(await saveCoupon(services));

  expect(changed.description).toBe('Odette Bakery: Fourteen rolls');
  expect(changed.authenticationToken).toBe(pass.authenticationToken);
  expect(other.authenticationToken).not.toBe(pass.authenticationToken);
});

describe('registering', () => {
  test('[API-11] answers 201, then 200, and 401 without the token of the pass, and pushes go to the last token of a phone', async () => {
    const own = new Phone(services);
    const statuses = [
      await own.register(pass),
      await own.register(pass),
      await own.register(pass, 'x'.repeat(32)),
      await own.register({ ...pass, serialNumber: '9f4a1a0c-4df5-4f0e-9b0e-0f6d0e1d7f11' }),
      await own.register({ ...pass, serialNumber: 'no-uuid' }),
      await own.register({ ...pass, passTypeIdentifier: 'pass.example.other' }),
    ].map(({ statusCode, body }) => [statusCode, body === '']);

    expect(statuses).toEqual([[201, true], [200, true], ...Array(4).fill([401, false])]);
    own.pushToken = 'ab'.repeat(32);
    expect((await own.register(pass)).statusCode).toBe(200);

    const stored = services.query`select push_token from wallet_devices where id = ${own.id}`;
    expect(await stored).toEqual([{ push_token: 'ab'.repeat(32) }]);
  });

  test('[API-11] a wrong token gets 401 even with an invalid body; an invalid push token is 400', async () => {
    const send = async (authorization: string, body: unknown) => {
      const url = phone.registration(pass);
      const answer = await services.post(null, url, body, { authorization });
      return [answer.statusCode, answer.headers['www-authenticate']];
    };

    const own = pass.authenticationToken;
    expect(await send('ApplePass wrong', { pushToken: '../../evil' })).toEqual([401, 'ApplePass']);
    expect(await send(`Bearer ${own}`, {})).toEqual([401, 'ApplePass']);
    expect(await send(`ApplePass ${own}`, { pushToken: '../../evil' })).toEqual([400, undefined]);
    const more = { pushToken: 'ab'.repeat(32), more: 1 };
    expect(await send(`ApplePass ${own}`, more)).toEqual([201, undefined]);
  });
});

describe('listing', () => {
  test('[API-11] returns the changes since the tag, or 204', async () => {
    const own = new Phone(services);
    const one = await own.download(await saveCoupon(services));
    const two = await own.download(await saveCoupon(services));
    expect((await own.list(one)).statusCode).toBe(204);
    await own.register(one);
    await own.register(two);

    const first = await own.list(one);
    expect(first.statusCode).toBe(200);
    const { serialNumbers, lastUpdated } = first.json<Updates>();
    expect(serialNumbers).toEqual([one.serialNumber, two.serialNumber].toSorted());
    expect((await own.list(one, lastUpdated)).statusCode).toBe(204);

    await changeCoupon(services, two.serialNumber, { active: false });
    const second = (await own.list(one, lastUpdated)).json<Updates>();
    expect(second.serialNumbers).toEqual([two.serialNumber]);
    expect((await own.list(one, second.lastUpdated)).statusCode).toBe(204);
  });

  test('[API-11] an unknown tag lists all passes; another pass type lists no passes', async () => {
    const own = new Phone(services);
    await own.register(pass);

    expect((await own.list(pass, 'Fri, 20 Nov 2026')).json<Updates>().serialNumbers).toEqual([
      pass.serialNumber,
    ]);
    const other = { ...pass, passTypeIdentifier: 'pass.example.other' };
    expect((await own.list(other)).statusCode).toBe(204);
  });

  test('[API-11] lists a pass once that is registered after the tag', async () => {
    const own = new Phone(services);
    const late = await own.download(await saveCoupon(services));
    await own.register(pass);
    await changeCoupon(services, pass.serialNumber, { description: 'Fifteen rolls' });
    const { lastUpdated } = (await own.list(pass)).json<Updates>();

    await own.register(late);

    const next = (await own.list(pass, lastUpdated)).json<Updates>();
    expect(next.serialNumbers).toEqual([late.serialNumber]);
    expect((await own.list(pass, next.lastUpdated)).statusCode).toBe(204);
  });
});

describe('fetching', () => {
  test('[API-11] returns the pass with Last-Modified, 304 for that time, 401 without the token', async () => {
    // Changes of one second are counted ahead of the clock, and of them a phone asks once more.
    const ahead = String((await phone.fetch(pass)).headers['last-modified']);
    expect(Date.parse(ahead)).toBeLessThanOrEqual(Date.now());
    const own = await phone.download(await saveCoupon(services));
    const answer = await phone.fetch(own);
    const moment = String(answer.headers['last-modified']);

    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/vnd.apple.pkpass');
    expect(new Date(moment).toUTCString()).toBe(moment);
    expect(readPass(answer.rawPayload).serialNumber).toBe(own.serialNumber);
    const again = await phone.fetch(own, undefined, { 'if-modified-since': moment });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    const earlier = new Date(Date.parse(moment) - 1000).toUTCString();
    const older = await phone.fetch(own, undefined, { 'if-modified-since': earlier });
    expect(older.statusCode).toBe(200);
    const wrong = await phone.fetch(own, 'x'.repeat(32));
    expect(wrong.statusCode).toBe(401);
  });

  test('[API-04] an inactive coupon’s public pass is gone, while the update service returns the void one, also of a removed coupon', async () => {
    const own = await phone.download(await saveCoupon(services));
    await changeCoupon(services, own.serialNumber, { active: false });

    const url = `/api/v1/media/coupons/${own.serialNumber}/pkpass`;
    expect((await services.get(null, url)).statusCode).toBe(410);
    expect(readPass((await phone.fetch(own)).rawPayload).voided).toBe(true);

    await changeCoupon(services, own.serialNumber, { active: true });
    expect((await services.get(null, url)).statusCode).toBe(200);
    expect(readPass((await phone.fetch(own)).rawPayload).voided).toBe(false);

    const removed = await services.remove(MARA, `/api/v1/project/${own.serialNumber}`);
    expect(removed.statusCode).toBe(204);
    expect(readPass((await phone.fetch(own)).rawPayload).voided).toBe(true);
  });

  test('[API-11] a fully deleted pass is not found', async () => {
    const own = await phone.download(await saveCoupon(services));
    await services.query`delete from projects where id = ${own.serialNumber}`;

    expect((await phone.fetch(own)).statusCode).toBe(404);
  });
});

test('[API-11] unregistering answers 200, also a second time, and 401 without the token', async () => {
  const own = new Phone(services);
  await own.register(pass);

  expect((await own.unregister(pass, 'x'.repeat(32))).statusCode).toBe(401);
  expect((await own.list(pass)).statusCode).toBe(200);
  expect((await own.unregister(pass)).statusCode).toBe(200);
  expect((await own.list(pass)).statusCode).toBe(204);
  expect((await own.unregister(pass)).statusCode).toBe(200);
  expect(await services.query`select from wallet_devices where id = ${own.id}`).toEqual([]);
});
