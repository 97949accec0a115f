import type { WalletPort } from '../coupons/stored/wallet-port.ts';
import { createPassSigner } from './apple/apple-pass.ts';
import type { PassStore } from './apple/pass-store.ts';
import { createTokenSigner } from './google/google-token.ts';

type WalletSettings = Parameters<typeof createPassSigner>[0] &
  Parameters<typeof createTokenSigner>[0];

/** Opens the signers of passes and save tokens (API-11, API-12). Throws `StartFailure` for invalid key files. */
export async function openWallet(
  settings: Omit<WalletSettings, 'store'>,
  store: PassStore,
): Promise<WalletPort> {
  const passes = await createPassSigner({ ...settings, store });
  return { ...passes, ...(await createTokenSigner(settings)) };
}
