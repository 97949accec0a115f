import type { Config } from '../configuration/config.ts';
import type { JobLog } from '../jobs/due-jobs.ts';
import { startQueueWorker } from '../jobs/queue-worker.ts';
import { createApnsPush } from './apple/apns-push.ts';
import { walletJobs, type WalletParts } from '../delivery/wallet-jobs.ts';
import { readGoogleKey } from './google/google-key.ts';
import { createGoogleOffers } from './google/google-offers.ts';
import { openPassCertificates } from './apple/pass-certificates.ts';
import type { OfferPort, PushPort } from '../delivery/wallet-messages.ts';

type DeliveryConfig = Pick<Config, 'apple' | 'google' | 'dataDir' | 'publicUrl'>;

interface OpenWalletDeliveryOptions extends Pick<
  WalletParts,
  'database' | 'findOffer' | 'makePass'
> {
  readonly config: DeliveryConfig;
  readonly databaseUrl: string;
  readonly log: JobLog;
  /** Interval between checks of the queue without a notice; 10 s. */
  readonly pollMs?: number;
}

/** Starts to deliver changes to wallets (API-11, API-12). Call `stop` before the database is closed. */
export async function openWalletDelivery(options: OpenWalletDeliveryOptions) {
  const { config, databaseUrl, pollMs, ...parts } = options;
  const phones = await phonesOf(config);
  const kinds = walletJobs({ ...parts, phones, offers: await offersOf(config) });
  const worker = await startQueueWorker(parts, kinds, { databaseUrl, pollMs });
  return {
    async stop() {
      await worker.stop();
      await phones?.close();
    },
  };
}

/** The pass certificate is also the push certificate. Apple does not accept a generated one. */
async function phonesOf({ apple, dataDir }: DeliveryConfig): Promise<PushPort | null> {
  if (apple.certificates === null) return null;
  const { passTypeIdentifier, pushUrl: url } = apple;
  const certificates = await openPassCertificates(dataDir, apple);
  return createApnsPush({ url, passTypeIdentifier, certificates });
}

async function offersOf({ google, publicUrl }: DeliveryConfig): Promise<OfferPort | null> {
  if (google.privateKeyPath === null) return null;
  const { issuerId, apiUrl, tokenUrl, serviceAccountEmail: email } = google;
  const key = await readGoogleKey(google.privateKeyPath);
  return createGoogleOffers({ account: { email, key, tokenUrl }, issuerId, apiUrl, publicUrl });
}
