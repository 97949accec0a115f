import type { Config } from '../configuration/config.ts';
import type { Database } from '../db/database.ts';
import { listen } from '../db/listen.ts';
import { startWorker } from '../jobs/worker.ts';
import { WALLET_CHANNEL } from '../coupons/wallet-changes.repository.ts';
import { createApnsPush } from './apns-push.ts';
import { deliverDueChanges, type DeliveryLog, type WalletDeliveryParts } from './delivery.ts';
import { readGoogleKey } from './google-key.ts';
import { createGoogleOffers } from './google-offers.ts';
import { openPassCertificates } from './pass-certificates.ts';
import type { OfferPort, PushPort } from './wallet-messages.ts';

/** For what was postponed, and for a notice that got lost. */
const POLL_MS = 10_000;

type DeliveryConfig = Pick<Config, 'apple' | 'google' | 'dataDir' | 'publicUrl'>;

export interface OpenWalletDeliveryOptions {
  readonly config: DeliveryConfig;
  readonly database: Database;
  readonly databaseUrl: string;
  readonly findOffer: WalletDeliveryParts['findOffer'];
  readonly log: DeliveryLog;
  /** How often the queue is looked into without being woken; 10 s. */
  readonly pollMs?: number;
}

/** Starts telling wallets of changes (API-11, API-12); `stop` before the database is closed. */
export async function openWalletDelivery({
  config,
  database,
  databaseUrl,
  findOffer,
  log,
  pollMs = POLL_MS,
}: OpenWalletDeliveryOptions): Promise<{ stop(): Promise<void> }> {
  const phones = await phonesOf(config);
  const offers = await offersOf(config);
  const parts = { database, phones, offers, findOffer, log, now: () => new Date() };
  const worker = startWorker({
    work: (signals) => deliverDueChanges({ ...parts, random: Math.random }, signals),
    onFailure: (error) => log.warn({ err: error }, 'The wallet queue could not be read'),
    pollMs,
  });
  const listener = await listen(databaseUrl, WALLET_CHANNEL, worker.wake);
  return {
    async stop() {
      await listener.stop();
      await worker.stop();
      await phones?.close();
    },
  };
}

/** The pass certificate is the push certificate; one of our own making opens no door at Apple. */
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
