import { expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { readBack } from '../../../scripts/verify/read-back.ts';
import { createTokenSigner } from '../../../server/wallet/google/google-token.ts';
import { verifyLink } from '../../../src/domain/verify/verify-link.ts';
import { faceWith, ID, temporaryFolder } from '../../server/support/wallet-fixture.ts';

const PORTS = { readBack, now: new Date(Date.now() + 1000) };
const check = (address: string) => verifyLink(address, PORTS);

const signer = await createTokenSigner({
  dataDir: await temporaryFolder(),
  publicUrl: 'https://tearline.test',
  google: {
    issuerId: '3388000000022123456',
    serviceAccountEmail: 'tearline@coupons.iam.gserviceaccount.com',
    privateKeyPath: null,
  },
});
const images = {
  logo: 'https://tearline.test/media/a.png',
  hero: 'https://tearline.test/media/b.png',
};

test('[PRE-07] a save link of ours can be read, and says what nobody but Google can check', async () => {
  const token = await signer.makeSaveToken(randomUUID(), async () => ({
    id: ID,
    face: faceWith({ expirationDate: '' }),
    images,
    isAtGoogle: false,
  }));
  const report = await check(` https://pay.google.com/gp/v/save/${token}\n`);
  const titles = (result: string) =>
    report.checks.filter((one) => one.result === result).map(({ title }) => title);
  expect([report.verdict, titles('bad'), titles('open')]).toEqual([
    'signed',
    [],
    ['The token’s signature is not checked'],
  ]);
  expect(report.length).toBe(token?.length);
  expect(titles('ok')).toContain('The code scans');
});

const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const made = (claims: object, header: object = { alg: 'RS256' }) =>
  `https://pay.google.com/gp/v/save/${encoded(header)}.${encoded(claims)}.c2ln`;

test('[PRE-07] wrong claims and a broken offer are told by name', async () => {
  const offer = {
    id: '12.x',
    classId: '12.other',
    state: 'active',
    barcode: { type: 'MAXI', value: 1 },
  };
  const payload = { offerClasses: [{ id: 'x', title: 'y'.repeat(61) }], offerObjects: [offer] };
  const claims = { iss: 5, aud: 'apple', typ: 'savetowallet', iat: 'now', payload };
  const report = await check(made(claims, { alg: 'none' }));
  expect(report.checks.filter(({ result }) => result === 'bad').map(({ title }) => title)).toEqual([
    'The token’s alg is wrong',
    'The token’s aud is wrong',
    'The token’s iss is wrong',
    'An id is not as Google asks',
    'redemptionChannel is missing',
    'reviewStatus is missing',
    'issuerName is missing',
    'provider is missing',
    'Google’s reference has no type “MAXI”',
  ]);
});

test.each([
  ['', /^Paste a save link first/u],
  ['https://example.com/gp/v/save/a.b.c', /^This is not a save link/u],
  ['https://example.com/pay.google.com/gp/v/save/a.b.c', /^This is not a save link/u],
  ['coupon-1.2.pkpass', /^This is not a save link/u],
  ['javascript:alert(1)', /^This is not a save link/u],
  ['https://pay.google.com/gp/v/save/', /cut off/u],
  ['https://pay.google.com/gp/v/save/e30.e30', /cut off/u],
  ['https://pay.google.com/gp/v/save/!!.e30.e30', /cannot be read/u],
  [`https://pay.google.com/gp/v/save/${encoded([])}.${encoded([])}.c2ln`, /cannot be read/u],
  ['x'.repeat(200_000), /too long/u],
])('[PRE-07] "%s" is refused with a sentence', async (address, sentence) => {
  await expect(check(address)).rejects.toThrow(sentence);
});
