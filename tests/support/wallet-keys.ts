import { join } from 'node:path';
import { readConfig } from '../../server/configuration/config.ts';
import { openPassCertificates } from '../../server/wallet/apple/pass-certificates.ts';
import { openGoogleKey } from '../../server/wallet/google/google-key.ts';

/** Makes the keys that a first start makes (0.4 s of processor time), to be copied. Returns their folder. */
export async function makeWalletKeys(folder: string): Promise<string> {
  const dataDir = join(folder, 'wallet');
  await openPassCertificates(dataDir, readConfig({ DATA_DIR: dataDir }).apple);
  await openGoogleKey(dataDir, null);
  return join(dataDir, 'keys');
}
