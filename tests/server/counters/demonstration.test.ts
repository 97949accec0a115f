/** What a first start seeds for a newcomer (TILL-02, TILL-03). */
import { beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../server/configuration/config.ts';
import { openDemonstration } from '../../../server/demonstration.ts';
import { seedAccounts } from '../../../server/identity/accounts.ts';
import { enterPin, phoneOf } from '../support/counter-fixture.ts';
import { sharedServices } from '../support/services-fixture.ts';

const services = sharedServices();
beforeAll(async () => {
  await seedAccounts(services.database);
});

test('[TILL-03] the printed address, PIN and code redeem once, and a second start prints the same', async () => {
  const { database, media, dataDir } = services;
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'http://tearline.test' });
  const printed = await openDemonstration({ config, database, media });
  if (printed === null) throw new Error('Nothing was seeded.');
  expect(await openDemonstration({ config, database, media })).toEqual(printed);

  const secret = printed.counter.replace('http://tearline.test/till/', '');
  const { token } = await enterPin(services, { secret, pin: printed.pin });
  const phone = phoneOf(services, { secret, pin: printed.pin, id: '', name: '' }, token ?? '');
  expect(await phone.check(printed.code)).toMatchObject({ state: 'valid' });
  expect(await phone.redeem(printed.code)).toMatchObject({ state: 'redeemed' });
  expect(await phone.redeem(printed.code)).toMatchObject({ state: 'used' });
  expect(await services.query`select from codes`).toHaveLength(200);
});
