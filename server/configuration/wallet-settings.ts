import type { SettingReader } from './setting-readers.ts';
import * as faultWords from '../../src/words/server/setting-faults.gen.ts';

export interface AppleConfig {
  readonly passTypeIdentifier: string;
  readonly teamIdentifier: string;
  /** Paths of PEM files; null signs with a self-made chain and sends no pushes. */
  readonly certificates: {
    readonly certificate: string;
    readonly key: string;
    readonly passphrase: string | null;
    readonly wwdr: string;
  } | null;
  /** Origin of the push service. */
  readonly pushUrl: string;
}

export interface GoogleConfig {
  readonly issuerId: string;
  readonly serviceAccountEmail: string;
  /** Path of a PEM or JSON file; null signs with a self-made key and makes no calls. */
  readonly privateKeyPath: string | null;
  /** Origin of the wallet's REST API. */
  readonly apiUrl: string;
  /** Token endpoint of the service account. */
  readonly tokenUrl: string;
  /** The public keys that verify Google's messages. */
  readonly keysUrl: string;
}

/** Reads APPLE_* and APNS_URL (API-11). */
export function readApple(read: SettingReader): AppleConfig {
  return {
    passTypeIdentifier: readPassType(read),
    teamIdentifier: readTeam(read),
    certificates: readAppleCertificates(read),
    pushUrl: readPushUrl(read),
  };
}

/** Reads GOOGLE_WALLET_* (API-12). */
export function readGoogle(read: SettingReader): GoogleConfig {
  const issuerId = read.text('GOOGLE_WALLET_ISSUER_ID');
  if (!/^\d+$/.test(issuerId))
    read.fail('GOOGLE_WALLET_ISSUER_ID', faultWords.digits({ value: issuerId }));
  const privateKeyPath = read.optionalText('GOOGLE_WALLET_KEY');
  if (privateKeyPath !== null) {
    for (const name of ['GOOGLE_WALLET_ISSUER_ID', 'GOOGLE_WALLET_SERVICE_ACCOUNT'] as const) {
      if (read.optionalText(name) === null)
        read.fail(name, faultWords.unsetWith({ other: 'GOOGLE_WALLET_KEY' }));
    }
  }
  return {
    issuerId,
    serviceAccountEmail: readServiceAccount(read),
    privateKeyPath,
    apiUrl: read.address('GOOGLE_WALLET_API'),
    tokenUrl: read.address('GOOGLE_TOKEN_URL'),
    keysUrl: read.address('GOOGLE_WALLET_KEYS'),
  };
}

function readServiceAccount(read: SettingReader): string {
  const email = read.text('GOOGLE_WALLET_SERVICE_ACCOUNT');
  return /^[^\s@]+@[^\s@]+$/.test(email)
    ? email
    : read.fail('GOOGLE_WALLET_SERVICE_ACCOUNT', faultWords.mailAddress({ value: email }));
}

/** https://developer.apple.com/documentation/walletpasses/pass: a reverse-DNS name that starts with "pass." */
function readPassType(read: SettingReader): string {
  const id = read.text('APPLE_PASS_TYPE_ID');
  return /^pass\.[\w-]+(?:\.[\w-]+)*$/.test(id)
    ? id
    : read.fail('APPLE_PASS_TYPE_ID', faultWords.passType({ value: id }));
}

function readTeam(read: SettingReader): string {
  const id = read.text('APPLE_TEAM_ID');
  return /^[A-Z\d]{10}$/.test(id) ? id : read.fail('APPLE_TEAM_ID', faultWords.team({ value: id }));
}

function readAppleCertificates(read: SettingReader): AppleConfig['certificates'] {
  const names = ['APPLE_CERTIFICATE', 'APPLE_CERTIFICATE_KEY', 'APPLE_WWDR_CERTIFICATE'] as const;
  const [certificate = null, key = null, wwdr = null] = names.map((name) =>
    read.optionalText(name),
  );
  if (certificate === null && key === null && wwdr === null) return null;
  if (certificate === null)
    return read.fail('APPLE_CERTIFICATE', faultWords.unsetWithCertificates());
  if (key === null)
    return read.fail('APPLE_CERTIFICATE_KEY', faultWords.unsetWith({ other: 'APPLE_CERTIFICATE' }));
  if (wwdr === null)
    return read.fail(
      'APPLE_WWDR_CERTIFICATE',
      faultWords.unsetWith({ other: 'APPLE_CERTIFICATE' }),
    );
  return { certificate, key, passphrase: read.optionalText('APPLE_CERTIFICATE_PASSPHRASE'), wwdr };
}

function readPushUrl(read: SettingReader): string {
  const address = read.address('APNS_URL');
  if (address.startsWith('https:') && new URL(address).origin === address) return address;
  return read.fail('APNS_URL', faultWords.pushOrigin({ value: address }));
}
