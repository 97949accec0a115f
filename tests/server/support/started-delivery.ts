import { readConfig } from '../../../server/configuration/config.ts';
import { openWalletDelivery } from '../../../server/wallet/open-delivery.ts';
import { recordingLog } from './mail-fixture.ts';
import type { Services } from './services-fixture.ts';

type FindOffer = Parameters<typeof openWalletDelivery>[0]['findOffer'];

/** Starts to deliver changes to wallets. Only a notification wakes it: its next look comes after any test has ended. */
export function startDelivery(
  { database, databaseUrl, dataDir }: Services,
  settings: Readonly<Record<string, string>>,
  findOffer: FindOffer = async () => null,
) {
  return openWalletDelivery({
    config: readConfig({ ...settings, DATA_DIR: dataDir }),
    database,
    databaseUrl,
    findOffer,
    makePass: async () => undefined,
    log: recordingLog(),
    pollMs: 600_000,
  });
}
