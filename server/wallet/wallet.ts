import { createPassSigner, type PassSigner } from './apple/apple-pass.ts';
import { createTokenSigner, type GoogleSettings, type TokenSigner } from './google/google-token.ts';
import type { AppleSettings } from './apple/pass-certificates.ts';
import type { PassStore } from './apple/pass-store.ts';

interface WalletSettings {
  readonly dataDir: string;
  /** The public origin, without a trailing slash. */
  readonly publicUrl: string;
  readonly apple: AppleSettings;
  readonly google: GoogleSettings;
}

/** Opens the signers of passes and save tokens (API-11, API-12). Throws `StartFailure` for invalid key files. */
export async function openWallet(
  { dataDir, publicUrl, apple, google }: WalletSettings,
  store: PassStore,
): Promise<PassSigner & TokenSigner> {
  const passes = await createPassSigner({ dataDir, publicUrl, apple, store });
  const tokens = await createTokenSigner({ dataDir, publicUrl, google });
  return { makePass: passes.makePass, makeSaveToken: tokens.makeSaveToken };
}
