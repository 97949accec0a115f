import { mkdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createPassSigner } from '../../../server/wallet/apple/apple-pass.ts';
import {
  certificateFault,
  makeCertificateChain,
  makeSerialNumber,
} from '../../../server/wallet/apple/certificate-chain.ts';
import { openGoogleKey } from '../../../server/wallet/google/google-key.ts';
import {
  APPLE,
  openPass,
  passRequest,
  passSources,
  PUBLIC_URL,
  temporaryFolder,
} from '../support/wallet-fixture.ts';

const images = await passSources();

test('[API-11] creates the chain once, readable only by the owner, and reads it at the next start; a key that a crash left empty is made anew', async () => {
  const folder = await temporaryFolder();
  const certificate = async () => readFile(join(folder, 'keys/apple/certificate.pem'), 'utf8');
  await createPassSigner({ dataDir: folder, publicUrl: PUBLIC_URL, apple: APPLE });
  const first = await certificate();

  await createPassSigner({ dataDir: folder, publicUrl: PUBLIC_URL, apple: APPLE });

  expect(await certificate()).toBe(first);
  expect((await stat(join(folder, 'keys/apple/key.pem'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder, 'keys/apple'))).mode & 0o777).toBe(0o700);
  await truncate(join(folder, 'keys/apple/key.pem'));
  await createPassSigner({ dataDir: folder, publicUrl: PUBLIC_URL, apple: APPLE });
  expect(await certificate()).not.toBe(first);
  await mkdir(join(folder, 'keys/google'));
  await writeFile(join(folder, 'keys/google/key.pem'), '');
  expect((await openGoogleKey(folder, null)).type).toBe('private');
});

test('[API-11] uses configured certificates; wrong ones stop the start with a message', async () => {
  const folder = await temporaryFolder();
  const identity = { passTypeIdentifier: 'pass.example.real', teamIdentifier: 'REALTEAM00' };
  const chain = await makeCertificateChain(identity);
  for (const [name, text] of Object.entries(chain)) await writeFile(join(folder, name), text);
  const certificates = {
    certificate: join(folder, 'certificate.pem'),
    key: join(folder, 'key.pem'),
    passphrase: null,
    wwdr: join(folder, 'intermediate.pem'),
  };
  const start = (changes: Partial<typeof identity>) => {
    const apple = { ...identity, ...changes, certificates };
    return createPassSigner({ dataDir: folder, publicUrl: PUBLIC_URL, apple });
  };

  const real = await start({});
  const { document } = openPass(await real.makePass('first', async () => passRequest(images)));
  expect(document.passTypeIdentifier).toBe('pass.example.real');
  await expect(start({ passTypeIdentifier: 'pass.example.tearline' })).rejects.toThrow(
    `The certificate ${certificates.certificate} (APPLE_CERTIFICATE) is for the pass type "pass.example.real", not "pass.example.tearline".`,
  );
  await expect(start({ teamIdentifier: 'TEARLINE00' })).rejects.toThrow(
    'is for the team "REALTEAM00", not "TEARLINE00".',
  );
  await rm(certificates.key);
  await expect(start({})).rejects.toThrow(
    `The file ${certificates.key} (APPLE_CERTIFICATE_KEY) cannot be read. Check the path, and that this user may read it.`,
  );
});

test('[API-11] refuses an expired or invalid certificate', async () => {
  const identity = { passTypeIdentifier: 'pass.example.tearline', teamIdentifier: 'TEARLINE00' };
  const chain = await makeCertificateChain(identity);

  expect(certificateFault(chain['certificate.pem'], identity, new Date('2099-01-01'))).toMatch(
    /^expired on 20\d\d-/,
  );
  expect(certificateFault('nonsense', identity)).toBe('is not a PEM certificate');
});

test('[API-11] a serial number is positive and has one encoding for any random bytes', () => {
  const serials = [0x00, 0x7f, 0x80, 0xff].map((byte) => makeSerialNumber(Buffer.alloc(16, byte)));

  expect(serials).toEqual([
    `40${'00'.repeat(15)}`,
    '7f'.repeat(16),
    `40${'80'.repeat(15)}`,
    `7f${'ff'.repeat(15)}`,
  ]);
});
