/** What a first start seeds for a newcomer (TILL-02, TILL-03). */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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

test('[TILL-03] the printed address, PIN and code redeem once, a second start prints the same, and broken notes of them end no start', async () => {
  const { database, media, dataDir } = services;
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'http://tearline.test' });
  let said = 0;
  const open = () => openDemonstration({ config, database, media, say: () => void (said += 1) });
  const printed = await open();
  if (printed === null) throw new Error('Nothing was seeded.');
  expect(await open()).toEqual(printed);

  const secret = printed.counter.replace('http://tearline.test/till/', '');
  const { token } = await enterPin(services, { secret, pin: printed.pin });
  const phone = phoneOf(services, { secret, pin: printed.pin, id: '', name: '' }, token ?? '');
  expect(await phone.check(printed.code)).toMatchObject({ state: 'valid' });
  expect(await phone.redeem(printed.code)).toMatchObject({ state: 'redeemed' });
  expect(await phone.redeem(printed.code)).toMatchObject({ state: 'used' });
  expect(await services.query`select from codes`).toHaveLength(200);
  for (const notes of ['{"secret":', '{}']) {
    await writeFile(join(dataDir, 'demonstration.json'), notes);
    expect(await open()).toBeNull();
  }
  expect(said).toBe(1);
});
