/** The report on saved passes for the owner of a coupon, with stand-ins for APNs and Google. */
import { beforeEach, expect, test } from 'vitest';
import { offerSource } from '../../../server/wallet/google/offer-source.ts';
import { doDueJobs } from '../../../server/jobs/due-jobs.ts';
import { walletJobs, type WalletParts } from '../../../server/delivery/wallet-jobs.ts';
import { MessageFailed, type OfferPort } from '../../../server/delivery/wallet-messages.ts';
import { Phone } from '../support/apple-phone.ts';
import { shared } from '../../support/shared.ts';
import { NEVER, recordingLog } from '../support/mail-fixture.ts';
import { MARA, openServices } from '../support/services-fixture.ts';
import { configuredCertificates } from '../support/apple-push-service.ts';
import { configuredAccount } from '../support/google-service.ts';
import { NO_ACCOUNT, onlyCoupon, reportOn } from '../support/wallet-ledger.ts';

const services = shared(async () =>
  openServices({
    PUBLIC_URL: 'https://tearline.test',
    ...(await configuredCertificates('pass.example.odette')).environment,
    ...(await configuredAccount()).environment,
  }),
);
let id: string;
beforeEach(async () => {
  id = await onlyCoupon(services);
});

const answer = async (method: 'GET' | 'POST' = 'GET') =>
  (await services.call(MARA, { method, url: `/api/v1/project/${id}/wallets` })).json();

const switchTo = (way: 'activate' | 'deactivate') =>
  services.patch(MARA, `/api/v1/project/${id}/${way}`);

/** Phones with the pass, each with its own token. */
async function phonesHolding(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const phone = new Phone(services, `abcdef0${index}`);
    await phone.register(await phone.download(id));
  }
}

/** Runs due deliveries; `faults` has the answers for some tokens. */
async function deliver(
  faults: Readonly<Record<string, 'gone' | MessageFailed>> = {},
  parts: Partial<WalletParts & { readonly now: () => Date }> = {},
): Promise<readonly string[]> {
  const pushed: string[] = [];
  const { database } = services;
  const phones = {
    async push(token: string) {
      pushed.push(token);
      const fault = faults[token];
      if (fault instanceof MessageFailed) throw fault;
      return fault ?? ('taken' as const);
    },
    close: async () => undefined,
  };
  const offers: OfferPort = { publish: async () => undefined, withdraw: async () => undefined };
  const findOffer = offerSource(database, 'https://tearline.test');
  const log = recordingLog();
  const makePass = async () => undefined;
  const all = { database, phones, offers, findOffer, makePass, log, ...parts };
  const clock = { now: () => new Date(), random: () => 0, ...parts };
  for (const kind of walletJobs(all)) await doDueJobs({ ...all, ...clock }, kind, NEVER);
  return pushed.toSorted();
}

const refused = (message: string) => new MessageFailed(message, { isWorthRetrying: false });

test('[API-11] the report counts the phones with the last change, and says why others do not have it', async () => {
  await phonesHolding(5);
  expect((await answer()).apple).toMatchObject({ holding: 5, told: 0, waiting: 0 });
  await switchTo('deactivate');
  expect((await answer()).apple).toMatchObject({ told: 0, waiting: 5, unreached: 0 });

  await deliver({
    abcdef01: refused('APNs 400 BadDeviceToken'),
    abcdef03: refused('APNs 403 BadCertificate'),
    abcdef04: 'gone',
  });

  const { apple, changedAt } = await answer();
  expect(apple).toEqual({
    signing: 'trusted',
    holding: 4,
    told: 2,
    waiting: 0,
    unreached: 2,
    gone: 1,
    lastAt: expect.any(String),
    nextAt: null,
    faults: [
      { fault: 'refused', phones: 1 },
      { fault: 'not-allowed', phones: 1 },
    ],
  });
  expect(Date.parse(apple.lastAt)).toBeGreaterThanOrEqual(Date.parse(changedAt));
});

test('[API-12] the report says whether Google has the change, waits for it or was given up, and why', async () => {
  expect((await answer()).google).toMatchObject({ state: 'waiting', fault: null });
  await deliver();
  expect((await answer()).google).toMatchObject({ state: 'set', lastAt: expect.any(String) });

  await switchTo('deactivate');
  const refusal = async () => Promise.reject(refused('Google Wallet 400'));
  await deliver({}, { offers: { publish: refusal, withdraw: refusal } });
  expect((await answer()).google).toMatchObject({ state: 'failed', fault: 'refused' });
});

test('[API-11] [API-12] queues failed deliveries and no others, however often it is requested @long', async () => {
  await phonesHolding(3);
  await deliver();
  await switchTo('deactivate');
  const busy = new MessageFailed('APNs 503', { isWorthRetrying: true });
  await deliver({ abcdef01: refused('APNs 400 BadDeviceToken'), abcdef02: busy });

  const [told] = await Promise.all([answer('POST'), answer('POST')]);
  expect(told.apple).toMatchObject({ told: 1, waiting: 2, unreached: 0 });
  expect(told.google.state).toBe('set');

  expect(await deliver()).toEqual(['abcdef01', 'abcdef02']);
  expect((await answer('POST')).apple).toMatchObject({ told: 3, waiting: 0 });
  expect(await deliver()).toEqual([]);
});

test('[API-11] skips a phone that has removed the pass', async () => {
  await phonesHolding(1);
  await switchTo('deactivate');
  await deliver({ abcdef00: 'gone' });

  expect((await answer('POST')).apple).toMatchObject({ gone: 1, waiting: 0, holding: 0 });
  expect(await deliver()).toEqual([]);
});

test('[API-11] [API-12] without credentials queues nothing, and the report says that passes are only for testing', async () => {
  await deliver({}, { phones: null, offers: null });
  const report = reportOn(services.database, id, false);

  const { apple, google } = await report.resend(NO_ACCOUNT, id);
  expect([apple.signing, google.signing]).toEqual(['trial', 'trial']);
  expect(google).toMatchObject({ state: 'failed', fault: 'no-credentials' });
});
