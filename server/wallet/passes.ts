import type { WalletPort } from '../coupons/stored/wallet-port.ts';
import type { Database } from '../db/database.ts';
import type { MediaStore } from '../media/media-store.ts';
import { createPassUpdateService } from './apple/pass-updates.service.ts';
import { createHouseholdPasses } from './household-passes.ts';

export type Passes = ReturnType<typeof createPasses>;

interface Parts {
  readonly database: Database;
  readonly media: MediaStore;
  readonly wallet: WalletPort;
  readonly config: {
    readonly publicUrl: string;
    readonly apple: { readonly passTypeIdentifier: string };
  };
}

/** The passes of phones, and those that households ask for. */
export function createPasses({ database, media, wallet, config }: Parts) {
  const { publicUrl, apple } = config;
  const { passTypeIdentifier } = apple;
  const updates = createPassUpdateService({ database, media, wallet, passTypeIdentifier });
  const passOf = updates.pass;
  return { updates, households: createHouseholdPasses({ database, wallet, publicUrl, passOf }) };
}
