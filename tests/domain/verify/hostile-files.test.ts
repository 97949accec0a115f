import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { verifyPass } from '../../../src/domain/verify/verify-pass.ts';

const text = (words: string) => new TextEncoder().encode(words);
const check = (bytes: Uint8Array) =>
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
  await expect(check(bytes)).rejects.toThrow(sentence);
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
    const { checks, verdict, shown } = await check(zipSync({ 'pass.json': json }));
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
  const report = await check(zipSync({ 'pass.json': text(JSON.stringify(wild)), signature: PASS }));
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
