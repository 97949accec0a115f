/** The pages to visit: a coupon, a template, a signed-in session, and the pictures that the peers show too. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import type { TemplateSummary as Summary } from '../../openapi/schema.gen.ts';
import type { Size } from '../../src/domain/constants.ts';
import { drawBarcode } from '../../server/barcodes/barcode-drawing.ts';
import { signIn } from '../product/wizard.ts';
import { picturesOf } from '../../scripts/testing/attack/account-calls.ts';
import { benchCoupon } from '../../scripts/testing/attack/bench-coupon.ts';
import { type Session, sessionOf } from './slow-phone.ts';

export type Places = Awaited<ReturnType<typeof benchPlaces>>;

const DESIGNS = join(import.meta.dirname, '..', '..', 'designs');
const BAKERY = join(DESIGNS, 'bakery', 'strip.svg');

/** Signs in and saves a coupon of a real design. */
export async function benchPlaces(browser: Browser, url: string) {
  const page = await browser.newPage();
  await signIn(page, url);
  const session = await sessionOf(page);
  await page.close();
  const headers = {
    Authorization: `Bearer ${tokenIn(session)}`,
    'Content-Type': 'application/json',
  };
  const listed = await fetch(`${url}/api/v1/template?size=20`, { headers });
  const templates = (await listed.json()) as readonly Summary[];
  const [first] = templates;
  if (first === undefined) throw new Error('The catalogue is empty.');
  const drawn = ({ width, height }: Size) => sharp(BAKERY).resize(width, height, { fit: 'cover' });
  const body = benchCoupon(first.id, await picturesOf(drawn));
  const made = await fetch(`${url}/api/v1/project`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!made.ok) throw new Error(`The coupon was not made: ${await made.text()}`);
  const { id } = (await made.json()) as { readonly id: string };
  return {
    coupon: id,
    template: first.id,
    session,
    pictures: await shownPictures(url, id, templates),
    /** The address of Google that saves the coupon. It is 1.7 kB, and most of it does not compress. */
    googleSave: await googleSaveOf(`${url}/r/${id}`),
  };
}

async function googleSaveOf(page: string): Promise<string> {
  const html = await (await fetch(page)).text();
  const [, address] = /href="(https:\/\/pay\.google\.com\/[^"]+)"/u.exec(html) ?? [];
  if (address === undefined) throw new Error('The coupon has no link for Google Wallet.');
  return address;
}

function tokenIn({ stored }: Session): string {
  const [, user = '{}'] =
    Object.entries(stored).find(([name]) => name.startsWith('oidc.user:')) ?? [];
  return (JSON.parse(user) as { readonly access_token?: string }).access_token ?? '';
}

async function shownPictures(url: string, id: string, templates: readonly Summary[]) {
  const coupon = (await (await fetch(`${url}/api/v1/coupon/${id}`)).json()) as {
    readonly apple: { readonly strip: string; readonly logo: string };
  };
  const load = async (address: string) =>
    Buffer.from(await (await fetch(new URL(address, url))).arrayBuffer());
  const webp = (address: string, width: string) =>
    load(`${address}${address.includes('?') ? '&' : '?'}${width}format=webp`);
  const tiles = templates.slice(0, 8);
  const list = tiles.map(({ title }, index) => ({
    id: String(index),
    title,
    picture: `/tile-${index}.webp`,
  }));
  const shown = await Promise.all(
    tiles.map(async ({ thumbnail }, index): Promise<[string, Buffer]> => [
      `/tile-${index}.webp`,
      await load(thumbnail),
    ]),
  );
  const code = await drawBarcode({ type: 'QR', value: 'ROLLS-13', format: 'svg' });
  return new Map([
    ['/strip.webp', await webp(coupon.apple.strip, 'width=2x&')],
    ['/logo.webp', await webp(coupon.apple.logo, '')],
    ['/code.svg', Buffer.from(code)],
    ['/hero.svg', await readFile(BAKERY)],
    ['/list.json', Buffer.from(JSON.stringify(list))],
    ...shown,
  ]);
}
