import { readConfig } from '../../../server/configuration/config.ts';
import { offerSource } from '../../../server/wallet/google/offer-source.ts';
import { openWalletDelivery } from '../../../server/wallet/open-delivery.ts';
import { recordingLog } from './mail-fixture.ts';
import type { Services } from './services-fixture.ts';

/** Starts to deliver changes to wallets. Only a notification wakes it: its next look comes after any test has ended. */
export async function startDelivery(
  { database, databaseUrl, dataDir }: Services,
  settings: Readonly<Record<string, string>>,
) {
  const config = readConfig({ ...settings, DATA_DIR: dataDir });
  const delivery = await openWalletDelivery({
    config,
    database,
    databaseUrl,
    findOffer: offerSource(database, config.publicUrl),
    makePass: async () => undefined,
    log: recordingLog(),
    pollMs: 600_000,
  });
  return { close: () => delivery.stop() };
}
