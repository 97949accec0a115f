import { beforeAll, expect, test } from 'vitest';
import { changeCoupon, makeCoupon, Phone, type HeldPass } from '../support/apple-phone.ts';
import { openServices, sharedServices, type Call } from '../support/services-fixture.ts';

const SERVICE = '/api/wallet/apple/v1';

const services = sharedServices({ PUBLIC_URL: 'https://tearline.test' });
let pass: HeldPass;
let authorization: string;
beforeAll(async () => {
  pass = await new Phone(services).download(await makeCoupon(services));
  authorization = `ApplePass ${pass.authenticationToken}`;
});

const registrationOf = (deviceId: string, query = ''): string =>
  `${SERVICE}/devices/${deviceId}/registrations/${pass.passTypeIdentifier}/${pass.serialNumber}${query}`;

/** A request with the pass's token. */
async function status(call: Call): Promise<number> {
  const headers = { authorization, ...call.headers };
  return (await services.call(null, { ...call, headers })).statusCode;
}

test('[API-11] refuses a request that violates the contract, with or without the token', async () => {
  const pushToken = 'abcdef0123';
  const list = `${SERVICE}/devices/phone/registrations/${pass.passTypeIdentifier}`;
  const fetched = `${SERVICE}/passes/${pass.passTypeIdentifier}/${pass.serialNumber}`;

  expect([
    await status({ method: 'POST', url: registrationOf('no%20phone'), body: { pushToken } }),
    await status({ method: 'POST', url: registrationOf('phone', '?a=1'), body: { pushToken } }),
    await status({ method: 'POST', url: registrationOf('phone'), body: {} }),
    await status({ method: 'DELETE', url: registrationOf('no%20phone') }),
    await status({ url: `${list}?passesUpdatedSince=${'1'.repeat(129)}` }),
    await status({ url: `${list}?since=1` }),
    await status({ url: `${fetched}?a=1` }),
  ]).toEqual([400, 400, 400, 400, 400, 400, 400]);
});

test('[API-11] refuses a body that is too large or of another type', async () => {
  const calls = [
    { method: 'POST', url: registrationOf('phone') },
    { method: 'POST', url: `${SERVICE}/log` },
  ] as const;
  for (const call of calls) {
    const large = { ...call, body: { logs: ['x'.repeat(70_000)], pushToken: 'abcdef0123' } };
    const other = { ...call, body: {}, headers: { 'content-type': 'application/xml' } };
    expect([await status(large), await status(other)]).toEqual([413, 415]);
  }
});

test('[API-11] a pass with missing pictures is a 500 without details', async () => {
  const other = await openServices({ PUBLIC_URL: 'https://tearline.test' });
  const phone = new Phone(other);
  const id = await makeCoupon(other);
  const lost = await phone.download(id);
  // The pass of the downloaded version is stored and needs no picture.
  await changeCoupon(other, id, { description: 'Fourteen rolls for the price of twelve' });
  await other.media.put('0'.repeat(64), Buffer.from('no picture'));
  await other.database
    .insertInto('media')
    .values({ hash: '0'.repeat(64), content_type: 'image/png', bytes: 10, width: 1, height: 1 })
    .execute();
  await other.database
    .updateTable('project_images')
    .set({ media_hash: '0'.repeat(64) })
    .execute();

  const answer = await phone.fetch(lost);
  expect([answer.statusCode, answer.json<{ title: string }>().title]).toEqual([
    500,
    'Something went wrong on our side. Please try again.',
  ]);
  await other.close();
});

test('[API-13] without its database the service answers that it is not available', async () => {
  const other = await openServices({ PUBLIC_URL: 'https://tearline.test' });
  const phone = new Phone(other);
  const own = await phone.download(await makeCoupon(other));
  await other.loseDatabase();

  const answers = [
    await phone.register(own),
    await phone.unregister(own),
    await phone.list(own),
    await phone.fetch(own),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503]);
  await other.close();
});
