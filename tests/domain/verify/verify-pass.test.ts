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

const text = (words: string) => new TextEncoder().encode(words);
const checkFile = (bytes: Uint8Array) =>
  verifyPass(bytes, { readBack: () => Promise.reject(new Error('none')), now: new Date(0) });
const PASS = text('{}');

/** A central directory that names more bytes than the entry has. */
function withClaimedSize(size: number): Uint8Array {
  const zip = zipSync({ 'pass.json': PASS }, { level: 9 });
  const view = new DataView(zip.buffer);
  const directory = view.getUint32(zip.length - 6, true);
  view.setUint32(directory + 24, size, true);
  return zip;
}

/** An entry of 30 MB that claims 100 bytes. */
function understated(): Uint8Array {
  const zip = zipSync({ 'pass.json': PASS, 'strip.png': new Uint8Array(30_000_000) }, { level: 9 });
  const bytes = Buffer.from(zip.buffer);
  bytes.writeUInt32LE(100, bytes.lastIndexOf('strip.png') - 46 + 24);
  return zip;
}

/** The archive with a name changed after packing; two entries may then have one name. */
function renamed(
  files: Readonly<Record<string, Uint8Array>>,
  from: string,
  to: string,
): Uint8Array {
  const bytes = Buffer.from(zipSync({ ...files }));
  for (let at = bytes.indexOf(from); at !== -1; at = bytes.indexOf(from)) bytes.write(to, at);
  return bytes;
}

test.each([
  ['an empty file', new Uint8Array(), /^The file is empty\./u],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), /^This is not a pass\./u],
  [
    'a manifest of 40 levels',
    zipSync({ 'pass.json': PASS, 'manifest.json': text('['.repeat(40)) }),
    /so the pass was not checked\.$/u,
  ],
  ['a file of 21 MB', new Uint8Array(21_000_000), /^The file has over 20 MB\./u],
  ['half a file', zipSync({ 'pass.json': PASS }).subarray(0, 60), /^The file is damaged/u],
  [
    'a bomb',
    zipSync({ 'pass.json': PASS, bomb: new Uint8Array(61_000_000) }),
    /unpacks to more than it says/u,
  ],
  ['a size that is claimed too small', understated(), /unpacks to more than it says/u],
  ['a claimed size', withClaimedSize(4_000_000_000), /unpacks to more than it says/u],
  [
    'a path out',
    zipSync({ 'pass.json': PASS, '../../etc/passwd': PASS }),
    /“\.\.\/\.\.\/etc\/passwd”/u,
  ],
  ['a rooted path', zipSync({ 'pass.json': PASS, '/etc/passwd': PASS }), /which no pass may have/u],
  ['backslashes', zipSync({ 'pass.json': PASS, 'a\\b': PASS }), /which no pass may have/u],
  [
    'a prototype',
    renamed({ 'pass.json': PASS, __prota__: PASS }, '__prota__', '__proto__'),
    /no pass may have/u,
  ],
  [
    'a name twice',
    renamed({ 'pass.json': PASS, 'past.json': PASS }, 'past.json', 'pass.json'),
    /^It has two files named “pass\.json”/u,
  ],
  [
    'a folder',
    zipSync({ coupon: { 'pass.json': PASS } }),
    /^The pass is in a folder, at “coupon\/pass\.json”/u,
  ],
  ['several passes', zipSync({ 'a.pkpass': PASS }), /holds several passes/u],
  ['no pass', zipSync({ 'a.txt': PASS }), /^This ZIP archive has no pass\.json/u],
  [
    'many files',
    zipSync(Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`${at}.txt`, PASS]))),
    /^There are over 500 files/u,
  ],
] as const)('[PRE-07] %s is refused with a sentence', async (_, bytes, sentence) => {
  await expect(checkFile(bytes)).rejects.toThrow(sentence);
});

test.each([
  ['nested a million levels', text('['.repeat(400_000) + ']'.repeat(400_000)), /32 levels/u],
  ['a list', text('[]'), /not a JSON object/u],
  ['broken', text('{"a":'), /not valid JSON/u],
  ['binary', new Uint8Array([0x7b, 0xff, 0xfe]), /not text in UTF-8/u],
  ['an endless string', text(`{"a":"${'\\"'.repeat(400_000)}`), /not valid JSON/u],
  ['2 MB', text(`"${'x'.repeat(2_000_000)}"`), /over 1 MB/u],
] as const)(
  '[PRE-07] a pass.json that is %s gets a sentence in the report',
  async (_, json, sentence) => {
    const { checks, verdict, shown } = await checkFile(zipSync({ 'pass.json': json }));
    const unreadable = checks.find(({ title }) => title.startsWith('pass.json '));
    expect([verdict, shown]).toEqual(['unusable', null]);
    expect(unreadable?.detail).toMatch(sentence);
  },
);

test('[PRE-07] a document with wrong types everywhere gets faults and no failure', async () => {
  const odd = {
    coupon: { headerFields: 'x', backFields: [1, null, { key: {} }] },
    barcodes: [{}, 3],
  };
  const wild = {
    ...odd,
    backgroundColor: 'red',
    expirationDate: 5,
    webServiceURL: ['x'],
    voided: 'x',
  };
  const report = await checkFile(
    zipSync({ 'pass.json': text(JSON.stringify(wild)), signature: PASS }),
  );
  expect(report.checks.filter(({ result }) => result === 'bad').map(({ title }) => title)).toEqual([
    'manifest.json is missing',
    'No phone knows a code of type “”',
    'The code has no value, or its value is not text',
    'The end date is not a date',
    'There is no icon',
    'passTypeIdentifier is missing',
    'teamIdentifier is missing',
    'serialNumber is missing',
    'organizationName is missing',
    'description is missing',
    'formatVersion is –, not 1',
    'A field has no key',
    'The address for updates is not https',
  ]);
});
