import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { qrCodeOf } from '../../src/domain/codes/qr-code.ts';
import { test } from './product.ts';
import { makeCounter, makeCoupons } from './support/coupons.ts';
import { accountOn } from './support/session.ts';

const WIDTH = 1280;
const HEIGHT = 720;
/** A letter in front of the camera. */
interface SeenLetter {
  readonly link: string;
  /** Degrees. */
  readonly turn: number;
  /** 1 is daylight. */
  readonly light: number;
}

/** The page of a counter reads letters that are straight, tilted and in the dark. */
test('[TILL-02] a counter’s camera reads the codes of letters that are straight, tilted and in dim light @long', async ({
  page,
  playwright,
  product,
  launchOptions,
}, info) => {
  const [id = ''] = await makeCoupons(page, product.url, ['Camera rolls']);
  const counter = await makeCounter(page, product.url, 'Mill Street');
  const [straight = '', tilted = '', dim = ''] = await makeLetters(page, product.url, id);
  const letters = [
    { link: straight, turn: 0, light: 1 },
    { link: tilted, turn: 24, light: 0.9 },
    { link: dim, turn: -9, light: 0.3 },
  ];
  // Each camera plays one film, so each letter has a browser of its own.
  for (const [index, letter] of letters.entries()) {
    const film = info.outputPath(`letter-${index}.mjpeg`);
    // One picture, which Chromium's camera shows again and again.
    await writeFile(film, await pictureOf(letter));
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        ...['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
        `--use-file-for-fake-video-capture=${film}`,
      ],
    });
    try {
      const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
      const asked = phone.waitForRequest('**/api/v1/till/check');
      await phone.goto(`${product.url}/till/${counter.secret}`);
      await phone.getByLabel('PIN').fill(counter.pin);
      await phone.keyboard.press('Enter');
      expect((await asked).postDataJSON()).toEqual({ text: letter.link });
      await expect(phone.getByRole('heading', { name: 'Valid' })).toBeVisible();
      await phone.getByRole('button', { name: 'Redeem' }).click();
      await phone.getByRole('button', { name: 'Scan next' }).click();
      // The letter does not move.
      await expect(phone.getByRole('heading', { name: 'Just redeemed here' })).toBeVisible();
    } finally {
      await browser.close();
    }
  }
});

/** Makes three codes of a coupon; returns their links. */
async function makeLetters(page: Page, url: string, coupon: string): Promise<readonly string[]> {
  const { token } = await accountOn(page, 'marketer', url);
  const series = randomUUID();
  const path = `/api/v1/project/${coupon}/codes`;
  const call = async (method: 'GET' | 'POST' | 'PUT', address: string, data?: object) => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await page.request.fetch(`${url}${address}`, { method, headers, data });
    expect(answer.ok(), `${address}: ${await answer.text()}`).toBe(true);
    return answer;
  };
  const named = { name: '', valueColumn: null, columns: [], expectedRows: 3 };
  await call('POST', path, { id: series, ...named });
  await call('PUT', join(path, series, 'rows/0'), { count: 3 });
  await call('POST', join(path, series, 'finish'));
  const { links } = (await (await call('GET', join(path, series, 'links'))).json()) as {
    readonly links: readonly string[];
  };
  return links;
}

/** A letter on a wooden counter, with a code of 3 cm on 15 cm of paper, a little out of focus. */
async function pictureOf({ link, turn, light }: SeenLetter): Promise<Buffer> {
  const { size, path } = qrCodeOf(link);
  const letter = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#6b4a2f"/>
    <g transform="rotate(${turn} ${WIDTH / 2} ${HEIGHT / 2})">
      <rect x="190" y="60" width="900" height="600" fill="#f4efe4"/>
      <rect x="190" y="60" width="900" height="120" fill="#c8321f"/>
      <path d="M250 260h380M250 320h300M250 380h340" stroke="#16213a" stroke-width="18"/>
      <rect x="760" y="300" width="250" height="250" fill="#fff"/>
      <svg x="760" y="300" width="250" height="250" viewBox="0 0 ${size} ${size}">
        <path d="${path}" fill-rule="evenodd"/>
      </svg>
    </g>
  </svg>`;
  return sharp(Buffer.from(letter))
    .blur(1.2)
    .modulate({ brightness: light })
    .jpeg({ quality: 70 })
    .toBuffer();
}
