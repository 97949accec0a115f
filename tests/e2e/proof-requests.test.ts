/** Each request of a proof fails in turn. Either the proof is complete, or a message names the missing part and its button tries again. The saved pictures are identical to those without a failure. `npm run test:long` tries all of them, each also once and late. Every day, tests/canvas/missing-parts.test.ts lets parts fail. */
import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test';
import { test } from './product.ts';
import { makeCoupons } from './support/coupons.ts';
import { button, press } from './support/hand.ts';
import { openAs } from './support/session.ts';
import { hashOf } from './support/uploads.ts';

test.use({ expectedComplaint: /could not be loaded|^The export failed|A part did not arrive/u });

interface Part {
  readonly part: string;
  readonly address: RegExp;
  /** The message if it does not arrive; null if the proof is complete without it. */
  readonly says: RegExp | null;
}

const PARTS: readonly Part[] = [
  {
    part: 'the font of the offer',
    address: /\/lato-latin-900-[^/]*\.woff2$/,
    says: /Nothing was drawn: the font Lato did not load\./,
  },
  {
    part: 'the font of the logo',
    address: /\/domine-latin-700-[^/]*\.woff2$/,
    says: /Nothing was drawn: the font Domine did not load\./,
  },
  {
    part: 'the barcode',
    address: /\/api\/v1\/media\/barcode\?/,
    says: /Nothing was drawn: the barcode did not load\./,
  },
  {
    part: 'the worker that draws',
    address: /\/export\.worker-[^/]*\.js$/,
    says: /The artwork could not be drawn\./,
  },
  {
    part: 'a chunk of that worker',
    address: /\/CanvasPool-[^/]*\.js$/,
    says: /The artwork could not be drawn\./,
  },
  {
    part: 'the chunk that exports',
    address: /\/exports-[^/]*\.js$/,
    says: /Part of Tearline did not load\./,
  },
  {
    part: 'the chunk of the dialogs',
    address: /\/late-screens-[^/]*\.js$/,
    says: /Part of Tearline did not load\./,
  },
  { part: 'the chunk of the previews', address: /\/live-stage-[^/]*\.js$/, says: null },
  {
    part: 'the chunk that measures words',
    address: /\/measure-small-words-[^/]*\.js$/,
    says: null,
  },
];

interface Proof {
  /** The messages before the proof was complete. */
  readonly sentences: readonly string[];
  /** The SHA-256 of each saved picture. */
  readonly saved: Readonly<Record<string, string>>;
}

test.describe.configure({ mode: 'parallel' });

let address = '';
let clean: Proof['saved'] = {};

test.beforeAll(async ({ browser, product }) => {
  const page = await browser.newPage();
  const [id = ''] = await makeCoupons(page, product.url, ['Thirteen rolls on a bad line']);
  address = `${product.url}/project/edit/${id}?step=barcode`;
  clean = (await proofOn(page)).saved;
  await page.close();
});

for (const { part, address: wanted, says } of PARTS) {
  const said = says === null ? [] : [expect.stringMatching(says)];

  test(`[REND-05, REND-08] ${part} fails until "Try again" @long`, async ({ page }) => {
    let isBroken = true;
    let failures = 0;
    await page.route(wanted, (route) => {
      if (!isBroken) return route.continue();
      failures += 1;
      return route.abort();
    });
    const mend = () => {
      isBroken = false;
    };
    expect(await proofOn(page, mend)).toEqual({ sentences: said, saved: clean });
    expect(failures).toBeGreaterThan(0);
  });

  test(`[REND-05, REND-08] ${part} fails once @long`, async ({ page }) => {
    await page.route(wanted, (route) => route.abort(), { times: 1 });
    const failure = page.waitForEvent('requestfailed', matching(wanted));
    const { sentences, saved } = await proofOn(page);
    await failure;
    expect(saved).toEqual(clean);
    expect([[], said]).toContainEqual(sentences);
  });

  test(`[REND-05, REND-08] ${part} arrives five seconds late @long`, async ({ page }) => {
    await page.route(wanted, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      await route.continue();
    });
    const request = page.waitForRequest(matching(wanted));
    expect(await proofOn(page)).toEqual({ sentences: [], saved: clean });
    await request;
  });
}

test('[REND-05, REND-08] parallel requests are answered in reverse order @long', async ({
  page,
}) => {
  const orders = await answerLastFirst(page);
  expect(await proofOn(page)).toEqual({ sentences: [], saved: clean });
  expect(Math.max(...orders)).toBeGreaterThan(2);
});

const matching = (wanted: RegExp) => (request: Request) => wanted.test(request.url());

/** Milliseconds without a new request after which the held ones are answered. */
const QUIET_MS = 100;

/** Holds the page's requests until it makes no more, then answers them in reverse order. Returns the size of each batch. */
async function answerLastFirst(page: Page): Promise<readonly number[]> {
  const waiting: Route[] = [];
  const counts: number[] = [];
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const answer = async () => {
    const held = waiting.splice(0);
    counts.push(held.length);
    for (const route of held.toReversed()) {
      const response = await route.fetch();
      await route.fulfill({ response });
    }
  };
  await page.route(/\/(assets|api)\//, (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    waiting.push(route);
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      answer().catch(() => {
        // The page was closed.
      });
    }, QUIET_MS);
  });
  return counts;
}

/** Opens the coupon at its last step, makes the proof and saves; calls `mend` before each "Try again". */
async function proofOn(page: Page, mend: () => void = () => undefined): Promise<Proof> {
  const sentences: string[] = [];
  await openAs(page, 'marketer', address);
  await comes(page, button(page, 'Preview design'), { sentences, mend });
  await press(page, 'Preview design');
  await comes(page, button(page, 'Save and continue'), { sentences, mend });

  const proof = page.getByRole('dialog', { name: 'Your Apple coupon' });
  const code = proof.getByRole('img', { name: /ROLLS-13/ }).locator('img');
  await expect(code).toHaveJSProperty('complete', true);
  await expect(code).not.toHaveJSProperty('naturalWidth', 0);
  const shown = await proof
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  await page.route(/\/api\/v1\/project\//, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  const saving = page.waitForRequest((request) => request.method() === 'PUT');
  await press(page, 'Save and continue');
  const { apple, google }: Pictures = (await saving).postDataJSON();
  const saved = {
    appleStrip: hashOf(apple.stripImage),
    appleLogo: hashOf(apple.logoImage),
    googleStrip: hashOf(google.stripImage),
    googleLogo: hashOf(google.logoImage),
  };
  expect(shown.map(hashOf)).toEqual(expect.arrayContaining([saved.appleStrip, saved.appleLogo]));
  return { sentences, saved };
}

type Pictures = Readonly<
  Record<'apple' | 'google', { readonly stripImage: string; readonly logoImage: string }>
>;

/** Waits for a button; if a message appears instead, presses its button. */
async function comes(
  page: Page,
  wanted: Locator,
  { sentences, mend }: { readonly sentences: string[]; readonly mend: () => void },
): Promise<void> {
  const failed = page.getByRole('dialog', { name: 'An Error Occurred!' });
  const again = failed
    .getByRole('button', { name: 'Try again', exact: true })
    .or(page.getByRole('button', { name: 'Reload', exact: true }));
  await expect(wanted.or(again)).toBeVisible();
  if (await wanted.isVisible()) return;
  sentences.push(await failed.or(page.getByRole('main')).last().innerText());
  mend();
  await again.click();
  await expect(wanted).toBeVisible();
}
