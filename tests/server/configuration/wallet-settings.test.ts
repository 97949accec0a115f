import { expect, test } from 'vitest';
import { readConfig } from '../../../server/configuration/config.ts';

const GOOGLE = {
  GOOGLE_WALLET_KEY: '/keys/account.json',
  GOOGLE_WALLET_ISSUER_ID: '3388000000000000001',
  GOOGLE_WALLET_SERVICE_ACCOUNT: 'wallet@example.iam.gserviceaccount.com',
};

test.each([
  ['http://api.push.apple.com', 'http'],
  ['https://api.push.apple.com/3/device', 'a path'],
])('[API-11] refuses APNS_URL %s for %s', (address) => {
  expect(() => readConfig({ APNS_URL: address })).toThrow(
    `APNS_URL must be an https origin such as https://api.push.apple.com, not "${address}". Correct it and start again.`,
  );
});

test.each(['GOOGLE_WALLET_ISSUER_ID', 'GOOGLE_WALLET_SERVICE_ACCOUNT'])(
  '[API-12] a service account’s key requires %s',
  (name) => {
    expect(() => readConfig({ ...GOOGLE, [name]: '' })).toThrow(
      `${name} must be set when GOOGLE_WALLET_KEY is. Correct it and start again.`,
    );
    expect(readConfig(GOOGLE).google.privateKeyPath).toBe('/keys/account.json');
  },
);
