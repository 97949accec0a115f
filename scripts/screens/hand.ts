/** Steps of a person on a screen, in any language. */
import type { Page, Route } from 'playwright';
import type { Scene, Screen } from './screen.ts';

/** What a person does on a screen. */
export type Act = NonNullable<Screen['act']>;
type Before = NonNullable<Screen['before']>;

/** One act after the other. */
export const inTurn =
  (...acts: readonly Act[]): Act =>
  async (page, scene) => {
    for (const act of acts) await act(page, scene);
  };

export const press =
  (selector: string, which: 'first' | 'last' = 'first'): Act =>
  (page) =>
    page.locator(selector)[which]().click();

export const type =
  (selector: string, text: string | ((scene: Scene) => string)): Act =>
  async (page, scene) => {
    const field = page.locator(selector).first();
    // A browser takes only keys for an input of the user.
    await field.press('End');
    await field.fill(typeof text === 'string' ? text : text(scene));
  };

export const pressKey =
  (key: string): Act =>
  (page) =>
    page.keyboard.press(key);

export const waitFor =
  (selector: string): Act =>
  (page) =>
    page.locator(selector).first().waitFor();

/** Opens another address in the same window. */
export const open =
  (path: string): Act =>
  (page) =>
    page.goto(new URL(path, page.url()).href);

/** The draft is stored. */
export const saved = waitFor('nav [role="status"] .lucide-check');

/** Answers the proof that an open dialog shares. */
export const answerProof: Act = async (page) => {
  const address = await page.locator('[role="dialog"] a[href*="/proof/"]').getAttribute('href');
  const other = await page.context().newPage();
  await other.goto(address ?? '');
  await other.locator('#name').fill('Ivo');
  await other.locator('#comment').fill('The rolls are two dollars each since May.');
  await other.locator('button[value="changes"]').click();
  await other.close();
};

/** What moved before this moment does not count. */
export const fromHere: Act = (page) => page.evaluate(() => void performance.mark('from here'));

const routed =
  (answer: (call: Route) => Promise<unknown>) =>
  (calls: string): Before =>
  (page) =>
    page.route(calls, answer);

/** Calls stay without an answer. */
export const silent = routed(() => new Promise<never>(() => undefined));

export const failing = routed((call) => call.abort());

/** Calls have this answer. */
export const answered = (calls: string, json: unknown): Before =>
  routed((call) => call.fulfill({ json }))(calls);

const NOTHING = { 'x-total-count': '0', 'x-page': '0', 'x-page-size': '20' };
export const empty = routed((call) => call.fulfill({ json: [], headers: NOTHING }));

/** An answer, or the first of a list, has these values. */
export const firstWith = (calls: string, values: object): Before =>
  routed(async (call) => {
    const response = await call.fetch();
    const found = (await response.json()) as object | readonly object[];
    const json = Array.isArray(found)
      ? found.map((coupon: object, index) => (index === 0 ? { ...coupon, ...values } : coupon))
      : { ...found, ...values };
    await call.fulfill({ response, json });
  })(calls);

/** The counter's page, with its PIN typed if it asks for it. */
export const openTill: Act = async (page, { pin }) => {
  const field = page.locator('input').first();
  await field.waitFor();
  if ((await field.getAttribute('inputmode')) !== 'numeric') return;
  await field.fill(pin);
  await page.keyboard.press('Enter');
  await page.locator('input[autocapitalize="characters"]').waitFor();
};

/** A dialog that a phone's width alone offers is opened at that width. */
export const onAPhone =
  (act: Act): Act =>
  async (page: Page, scene: Scene) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await act(page, scene);
  };
