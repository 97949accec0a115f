import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Phone, readPass } from '../support/apple-phone.ts';
import { shared } from '../../support/shared.ts';
import { openConfiguredPush } from '../support/apple-push-service.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { MARA, openServices } from '../support/services-fixture.ts';
import { startDelivery } from '../support/started-delivery.ts';
import { verifySignature } from '../support/wallet-fixture.ts';
import { deliveriesOf } from '../support/wallet-ledger.ts';

const PASS_TYPE = 'pass.example.odette';
const AT_ONCE = { timeout: 20_000, interval: 20 };

const push = shared(() => openConfiguredPush(PASS_TYPE));
const ownAuthorities = getCACertificates('default');
beforeAll(() => setDefaultCACertificates([...ownAuthorities, push.authority]));
afterAll(() => setDefaultCACertificates(ownAuthorities));
const services = shared(() => openServices(push.environment));
shared(() => startDelivery(services, push.environment));

test('[API-11] a phone adds a pass, gets a push after its coupon is deactivated, and fetches the void pass', async () => {
  const id = await saveCoupon(services);
  const phone = new Phone(services);
  const pass = await phone.download(id);
  expect([pass.voided, pass.passTypeIdentifier]).toEqual([false, PASS_TYPE]);
  expect((await phone.register(pass)).statusCode).toBe(201);
  const before = (await phone.list(pass)).json<{ lastUpdated: string }>().lastUpdated;
  expect(push.pushes).toEqual([]);

  await patch(id, 'deactivate');

  const told = { token: phone.pushToken, topic: PASS_TYPE, body: '{}', certifiedFor: PASS_TYPE };
  await expect.poll(() => push.pushes, AT_ONCE).toEqual([{ ...told, method: 'POST' }]);
  await expect.poll(() => ledger(id), AT_ONCE).toMatchObject([{ state: 'sent', reason: null }]);
  const updates = (await phone.list(pass, before)).json<{ serialNumbers: string[] }>();
  expect(updates.serialNumbers).toEqual([id]);
  const fetched = readPass((await phone.fetch(pass)).rawPayload);
  expect([fetched.voided, fetched.authenticationToken]).toEqual([true, pass.authenticationToken]);
  const { signature, 'manifest.json': manifest } = unzipSync(fetched.bytes);
  const content = new TextDecoder().decode(manifest);
  expect(await verifySignature({ signature, content }, push.root)).toContain(PASS_TYPE);

  expect((await phone.unregister(pass)).statusCode).toBe(200);
  await patch(id, 'activate');
  expect(await ledger(id)).toMatchObject([{ state: 'sent', reason: null }]);
});

async function patch(couponId: string, change: 'activate' | 'deactivate'): Promise<void> {
  const answer = await services.patch(MARA, `/api/v1/project/${couponId}/${change}`);
  expect(answer.statusCode).toBeLessThan(300);
}

const ledger = (id: string) => deliveriesOf(services.database, id, 'apple');
