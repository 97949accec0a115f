import { execFileSync } from 'node:child_process';
import { randomUUID, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { readBack } from '../../../scripts/verify/read-back.ts';
import { createPassSigner, type PassSigner } from '../../../server/wallet/apple/apple-pass.ts';
import { APPLE_ROOT } from '../../../src/domain/verify/apple-root.ts';
import { verifyPass } from '../../../src/domain/verify/verify-pass.ts';
import {
  APPLE,
  openPass,
  passRequest,
  passSources,
  temporaryFolder,
} from '../../server/support/wallet-fixture.ts';

const NOW = new Date('2026-11-26T12:00:00Z');

let signer: PassSigner;
let root: string;
let keys: string;
beforeAll(async () => {
  const dataDir = await temporaryFolder();
  const publicUrl = 'https://tearline.test';
  signer = await createPassSigner({ dataDir, publicUrl, apple: APPLE });
  keys = join(dataDir, 'keys', 'apple');
  const pem = await readFile(join(keys, 'root.pem'), 'utf8');
  root = pem.replaceAll(/-----[A-Z ]+-----|\s/gu, '');
});

const images = await passSources();
const makePass = (facts: Parameters<typeof passRequest>[1] = {}, voided = false) =>
  signer.makePass(randomUUID(), async () => passRequest(images, facts, voided));
/** The same for all tests that change it: signing takes a tenth of a second. */
const plainPass = () => (plain ??= makePass());
let plain: Promise<Buffer> | undefined;
const check = (bytes: Uint8Array, trusted?: string) =>
  verifyPass(bytes, { readBack, now: NOW, ...(trusted !== undefined && { root: trusted }) });

/** The pass again with some files replaced, or left out if null. */
async function repacked(changes: Readonly<Record<string, Uint8Array | null>>): Promise<Uint8Array> {
  const { files } = openPass(await plainPass());
  const entries = Object.entries({ ...files, ...changes }).filter(
    (entry): entry is [string, Uint8Array] => entry[1] !== null,
  );
  return zipSync(Object.fromEntries(entries));
}

const titles = (report: Awaited<ReturnType<typeof check>>, result: string) =>
  report.checks.filter((one) => one.result === result).map(({ title }) => title);

test('[PRE-07] a pass of ours is as its maker signed it, and its authority is told', async () => {
  const local = await check(await plainPass());
  expect([local.verdict, titles(local, 'bad'), titles(local, 'warn')]).toEqual([
    'signed',
    [],
    ['Signed with a certificate from “Tearline Local Pass Authority”'],
  ]);
  const trusted = await check(await plainPass(), root);
  expect(titles(trusted, 'warn')).toEqual([]);
  expect(titles(trusted, 'ok')).toContain('Signed with a certificate from Apple');
  expect(titles(trusted, 'ok')).toContain('10 of 10 files fit the manifest');
});

test('[PRE-07] one changed byte is named with its file, the signed hash and the found one', async () => {
  const { files, manifest } = openPass(await plainPass());
  const strip = Uint8Array.from(files['strip@2x.png'] ?? []);
  strip[strip.length - 20] = (strip[strip.length - 20] ?? 0) ^ 1;
  const report = await check(await repacked({ 'strip@2x.png': strip }));
  const [changed] = report.changed;
  expect(report.verdict).toBe('changed');
  expect(report.headline).toBe('One file was changed after signing');
  expect(report.changed).toHaveLength(1);
  expect([changed?.name, changed?.expected]).toEqual(['strip@2x.png', manifest['strip@2x.png']]);
  expect(changed?.found).toMatch(/^[0-9a-f]{40}$/u);
  expect(changed?.found).not.toBe(changed?.expected);
});

test('[PRE-07] a new manifest for a changed file is named, since the signature is of the old one', async () => {
  const { manifest } = openPass(await plainPass());
  const other = new TextEncoder().encode(
    JSON.stringify({ ...manifest, 'icon.png': '0'.repeat(40) }),
  );
  const report = await check(await repacked({ 'manifest.json': other }));
  expect(report.changed.map(({ name }) => name)).toEqual(['manifest.json', 'icon.png']);
  expect(titles(report, 'bad')).toContain('The signature does not fit the manifest');
});

test.each(['sha256', 'sha384', 'sha512', 'md5'])('[PRE-07] a signature of %s', async (digest) => {
  const input = openPass(await plainPass()).files['manifest.json'] ?? new Uint8Array();
  const order = `cms -sign -binary -outform DER -md ${digest} -certfile intermediate.pem`;
  const made = `${order} -signer certificate.pem -inkey key.pem`.split(' ');
  const signature = execFileSync('openssl', made, { cwd: keys, input });
  const report = await check(await repacked({ signature }));
  const faults = digest === 'md5' ? ['The signature does not fit the manifest'] : [];
  expect([report.changed, titles(report, 'bad')]).toEqual([[], faults]);
});

test('[PRE-07] added and missing files are named', async () => {
  const added = await check(await repacked({ 'notes.txt': new Uint8Array([1]) }));
  expect([added.headline, added.changed[0]?.expected]).toEqual([
    'A file was added after signing',
    null,
  ]);
  const missing = await check(await repacked({ 'icon.png': null }));
  expect([missing.headline, missing.changed[0]?.found]).toEqual(['A signed file is missing', null]);
});

test('[PRE-07] a pass without manifest, without signature, expired or void does not work', async () => {
  expect(titles(await check(await repacked({ 'manifest.json': null })), 'bad')).toEqual([
    'manifest.json is missing',
  ]);
  expect(titles(await check(await repacked({ signature: null })), 'bad')).toEqual([
    'The signature is missing',
  ]);
  const expired = await check(await makePass({ expirationDate: '2026-01-31T00:00:00.000Z' }));
  expect([expired.verdict, titles(expired, 'bad')]).toEqual(['unusable', ['It has expired']]);
  expect(titles(await check(await makePass({}, true)), 'bad')).toEqual(['It is void']);
});

test('[PRE-07] the code of each type is drawn and read back', async () => {
  for (const barcodeType of ['QR', 'PDF417', 'AZTEC', 'CODE128'] as const) {
    const report = await check(await makePass({ barcodeType }));
    expect(report.checks.find(({ title }) => title === 'The code scans')?.detail).toBe(
      'Read back as FERNHILL-13',
    );
  }
});

test('[PRE-07] Apple’s root is the published one', () => {
  const { fingerprint256 } = new X509Certificate(Buffer.from(APPLE_ROOT, 'base64'));
  expect(fingerprint256.replaceAll(':', '').toLowerCase()).toBe(
    'b0b1730ecbc7ff4505142c49f1295e6eda6bcaed7e2c68c5be91b5a11001f024',
  );
});
