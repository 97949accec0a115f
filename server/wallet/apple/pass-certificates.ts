import { readFile } from 'node:fs/promises';
import type { Config } from '../../configuration/config.ts';
import { StartFailure } from '../../configuration/start-failure.ts';
import {
  CHAIN_FILES,
  certificateFault,
  makeCertificateChain,
  type PassIdentity,
} from './certificate-chain.ts';
import { isPrivateKey, openKeyFolder } from '../../files/key-folder.ts';
import * as startWords from '../../../src/words/server/start.gen.ts';

/** The paths of the configured certificates; null signs with a generated chain, which phones do not trust. */
export type AppleSettings = PassIdentity & Pick<Config['apple'], 'certificates'>;

/** PEM texts for signing passes. */
export interface PassCertificates {
  readonly signerCert: string;
  readonly signerKey: string;
  readonly signerKeyPassphrase?: string;
  /** The intermediate certificate. */
  readonly wwdr: string;
}

/**
 * Reads the configured certificates or generates a chain in `DATA_DIR/keys/apple`. Throws `StartFailure` for invalid
 * files.
 */
export async function openPassCertificates(dataDir: string, apple: AppleSettings) {
  if (apple.certificates !== null) return readConfigured(apple, apple.certificates);
  const chain = await openKeyFolder({
    dataDir,
    folder: 'apple',
    names: CHAIN_FILES,
    make: () => makeCertificateChain(apple),
    isUsable: (files) =>
      certificateFault(files['certificate.pem'], apple) === null && isPrivateKey(files['key.pem']),
  });
  return {
    signerCert: chain['certificate.pem'],
    signerKey: chain['key.pem'],
    wwdr: chain['intermediate.pem'],
  };
}

async function readConfigured(
  identity: PassIdentity,
  { certificate, key, passphrase, wwdr }: NonNullable<AppleSettings['certificates']>,
): Promise<PassCertificates> {
  const signerCert = await read('APPLE_CERTIFICATE', certificate);
  const fault = certificateFault(signerCert, identity);
  if (fault !== null)
    throw new StartFailure(startWords.certificateFault({ path: certificate, fault }));
  return {
    signerCert,
    signerKey: await read('APPLE_CERTIFICATE_KEY', key),
    wwdr: await read('APPLE_WWDR_CERTIFICATE', wwdr),
    ...(passphrase === null ? {} : { signerKeyPassphrase: passphrase }),
  };
}

async function read(setting: string, path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw new StartFailure(startWords.fileUnreadable({ path, setting }), { cause });
  }
}
