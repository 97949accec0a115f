import type { WalletPort } from '../coupons/stored/wallet-port.ts';
import type { Database } from '../db/database.ts';
import type { MediaStore } from '../media/media-store.ts';
import { createPassUpdateService, type PassUpdateService } from './apple/pass-updates.service.ts';
import { createHouseholdPasses, type HouseholdPasses } from './household-passes.ts';

/** The passes of phones, and those that households ask for. */
export interface Passes {
  readonly updates: PassUpdateService;
  readonly households: HouseholdPasses;
}

interface Parts {
  readonly database: Database;
  readonly media: MediaStore;
  readonly wallet: WalletPort;
  readonly config: {
    readonly publicUrl: string;
    readonly apple: { readonly passTypeIdentifier: string };
  };
}

export function createPasses({ database, media, wallet, config }: Parts): Passes {
  const { publicUrl, apple } = config;
  const { passTypeIdentifier } = apple;
  const updates = createPassUpdateService({ database, media, wallet, passTypeIdentifier });
  const passOf = updates.pass;
  return { updates, households: createHouseholdPasses({ database, wallet, publicUrl, passOf }) };
}
