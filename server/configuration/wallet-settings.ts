import type { SettingReader } from './setting-readers.ts';
import * as faultWords from '../../src/words/server/setting-faults.gen.ts';

/** A reverse-DNS name (https://developer.apple.com/documentation/walletpasses/pass). */
const PASS_TYPE = /^pass\.[\w-]+(?:\.[\w-]+)*$/;

/** Reads APPLE_* and APNS_URL (API-11). */
export function readApple(read: SettingReader) {
  return {
    passTypeIdentifier: read.matching('APPLE_PASS_TYPE_ID', PASS_TYPE, faultWords.passType),
    teamIdentifier: read.matching('APPLE_TEAM_ID', /^[A-Z\d]{10}$/, faultWords.team),
    certificates: readAppleCertificates(read),
    /** Origin of the push service. */
    pushUrl: readPushUrl(read),
  };
}

export type GoogleConfig = ReturnType<typeof readGoogle>;

/** Reads GOOGLE_WALLET_* (API-12). */
export function readGoogle(read: SettingReader) {
  const issuerId = read.matching('GOOGLE_WALLET_ISSUER_ID', /^\d+$/, faultWords.digits);
  const privateKeyPath = read.optionalText('GOOGLE_WALLET_KEY');
  if (privateKeyPath !== null) {
    for (const name of ['GOOGLE_WALLET_ISSUER_ID', 'GOOGLE_WALLET_SERVICE_ACCOUNT'] as const) {
      if (read.optionalText(name) === null)
        read.fail(name, faultWords.unsetWith({ other: 'GOOGLE_WALLET_KEY' }));
    }
  }
  return {
    issuerId,
    serviceAccountEmail: read.matching(
      'GOOGLE_WALLET_SERVICE_ACCOUNT',
      /^[^\s@]+@[^\s@]+$/,
      faultWords.mailAddress,
    ),
    /** Path of a PEM or JSON file; null signs with a self-made key and makes no calls. */
    privateKeyPath,
    /** Origin of the wallet's REST API. */
    apiUrl: read.address('GOOGLE_WALLET_API'),
    /** Token endpoint of the service account. */
    tokenUrl: read.address('GOOGLE_TOKEN_URL'),
    /** The public keys that verify Google's messages. */
    keysUrl: read.address('GOOGLE_WALLET_KEYS'),
  };
}

/** Paths of PEM files; null signs with a self-made chain and sends no pushes. */
function readAppleCertificates(read: SettingReader) {
  const names = ['APPLE_CERTIFICATE', 'APPLE_CERTIFICATE_KEY', 'APPLE_WWDR_CERTIFICATE'] as const;
  const [certificate = null, key = null, wwdr = null] = names.map((name) =>
    read.optionalText(name),
  );
  if (certificate === null && key === null && wwdr === null) return null;
  if (certificate === null)
    return read.fail('APPLE_CERTIFICATE', faultWords.unsetWithCertificates());
  const unset = faultWords.unsetWith({ other: 'APPLE_CERTIFICATE' });
  if (key === null) return read.fail('APPLE_CERTIFICATE_KEY', unset);
  if (wwdr === null) return read.fail('APPLE_WWDR_CERTIFICATE', unset);
  return { certificate, key, passphrase: read.optionalText('APPLE_CERTIFICATE_PASSPHRASE'), wwdr };
}

function readPushUrl(read: SettingReader): string {
  const address = read.address('APNS_URL');
  if (address.startsWith('https:') && new URL(address).origin === address) return address;
  return read.fail('APNS_URL', faultWords.pushOrigin({ value: address }));
}
