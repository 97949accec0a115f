import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { inject } from 'vitest';
import { composeFace, type CouponFacts } from '../../../src/domain/coupon/coupon-face.ts';
import type { PassSources } from '../../../server/wallet/apple/pass-images.ts';

const run = promisify(execFile);

/** Passes have no update address over plain http. */
export const PUBLIC_URL = 'http://tearline.test';
const TOKEN = 'a-token-of-thirty-two-characters';
export const ID = '5e0f4b8a-8f0f-4c8e-9d53-0a9a2d3c1b77';

const FERNHILL: CouponFacts = {
  merchantName: 'Fernhill Garden Center',
  description: '3 for 2 on every bulb',
  termsConditions: 'One coupon per visit.',
  promoCode: 'BULBS',
  startDate: '',
  expirationDate: '2026-12-31T00:00:00.000Z',
  timeZone: 'America/New_York',
  language: 'en',
  phone: '555-010-0199',
  website: 'https://fernhill.example/?a=1&b="2"',
  backgroundColor: '#11523A',
  foregroundColor: '#FAF3E1',
  labelColor: '#F6B62E',
  barcodeType: 'QR',
  barcodeValue: 'FERNHILL-13',
  barcodeAltText: 'Show this',
  paintedWords: ['3 for 2', 'on every bulb'],
};

/** The garden center's coupon, with some facts changed. */
export function faceWith(facts: Partial<CouponFacts> = {}) {
  return composeFace({ ...FERNHILL, ...facts });
}

/** A new folder that is deleted after the test run. */
export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(inject('runFolder'), 'wallet-'));
}

/** One color each, so a test can identify the source of an image. */
export const RED = { r: 200, g: 0, b: 0 };
export const GREEN = { r: 0, g: 200, b: 0 };
export const BLUE = { r: 0, g: 0, b: 200 };

/** Red strip, green logo, blue square, all at native size. */
export async function passSources() {
  const sources: PassSources = {
    strip: await plain(1125, 432, RED),
    logo: await plain(480, 150, GREEN),
    square: await plain(660, 660, BLUE),
  };
  return { version: 'plain', read: () => Promise.resolve(sources) };
}

function plain(width: number, height: number, background: typeof RED): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

export const APPLE = {
  passTypeIdentifier: 'pass.example.tearline',
  teamIdentifier: 'TEARLINE00',
  certificates: null,
};

/** What a signer needs for the garden center's pass. */
export function passRequest(
  images: Awaited<ReturnType<typeof passSources>>,
  facts: Partial<CouponFacts> = {},
  voided = false,
) {
  return { face: faceWith(facts), serial: ID, voided, authenticationToken: TOKEN, images };
}

/** Checks the signature of some content with the certificate of an authority; fails if it is another's. */
export async function verifySignature(
  { signature, content }: { readonly signature: Uint8Array | undefined; readonly content: string },
  authority: string,
): Promise<string> {
  const folder = await temporaryFolder();
  const path = (name: string) => join(folder, name);
  await writeFile(path('signature'), signature ?? '');
  await writeFile(path('content'), content);
  await run('openssl', [
    ...['cms', '-verify', '-inform', 'DER', '-binary', '-in', path('signature')],
    ...['-content', path('content'), '-CAfile', authority],
    ...['-signer', path('signer.pem'), '-out', path('out')],
  ]);
  const subject = await run('openssl', ['x509', '-in', path('signer.pem'), '-noout', '-subject']);
  return subject.stdout;
}

/** The contents of a pass. */
export function openPass(pass: Buffer) {
  const files = unzipSync(pass);
  const text = (name: string) => new TextDecoder().decode(files[name]);
  return {
    files,
    document: JSON.parse(text('pass.json')),
    manifest: JSON.parse(text('manifest.json')),
  };
}

/** The addresses of its pictures for Google. */
export const GOOGLE_IMAGES = {
  logo: `https://tearline.example/api/v1/media/coupons/${ID}/logo?platform=google`,
  hero: `https://tearline.example/api/v1/media/coupons/${ID}/strip?platform=google`,
};
