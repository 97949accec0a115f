import { expect } from '@playwright/test';
import { test } from '../e2e/product.ts';
import { BAKERY_COUPON } from '../e2e/support/typed-coupon.ts';
import { partOf, rasterized } from '../support/rasterized-pdf.ts';
import { startFirefox, type Firefox } from './firefox-tab.ts';
import { openFontProxy } from './late-fonts.ts';
import { codesIn, differences } from './strips.ts';
import { DESK, IPHONE, PHONE, type Tab, type TabOptions } from './tab.ts';
import { approvalRound, counterRound, ownerRound, pickingRound, templateRound } from './rounds.ts';
import { hiddenStops, makeCoupon, signIn } from './walk.ts';
import { startWebKit, type WebKit } from './webkit-tab.ts';

const DOTS_PER_INCH = 150;
const LATE_MS = 4_000;

/** Each engine, with what this machine cannot show in it, and why. */
const ENGINES = [
  {
    start: (proxy: string) => startFirefox('/usr/bin/firefox-esr', proxy),
    engine: 'Firefox',
    missing: [
      'WebGL: without a display it has none, so that the canvas backend draws',
      "what a real iPhone does: a phone's agent and width are all that is tried",
    ],
  },
  {
    start: startWebKit,
    engine: 'WebKit',
    missing: [
      'print: its driver does not know the command',
      "its first milliseconds on a page: the driver's hooks come after the page's own scripts",
      'a window as narrow as a phone: its toolbar ends at 447 px',
    ],
  },
];

for (const { engine, start, missing } of ENGINES)
  test.describe(engine, () => {
    test.describe.configure({ mode: 'serial' });
    let browser: Firefox | WebKit;
    let proxy: Awaited<ReturnType<typeof openFontProxy>>;
    let link = '';

    test.beforeAll(async () => {
      proxy = await openFontProxy();
      browser = await start(proxy.url);
      const lines = missing.map((what) => `  - ${what}`);
      console.log([`${browser.name} cannot show here:`, ...lines].join('\n'));
    });
    test.afterAll(async () => {
      await browser.close();
      await proxy.close();
    });

    /** A walk in a tab, without a fault in it. */
    const inTab = async (options: TabOptions, walk: (tab: Tab) => Promise<void>) => {
      const tab = await browser.open(options);
      try {
        await walk(tab);
        expect(await tab.faults()).toEqual([]);
      } finally {
        await tab.close();
      }
    };

    test(`[WIZ-10, SHELL-18] ${engine} makes a coupon with every field in view, without an error or a policy violation`, async ({
      product,
    }) => {
      let hidden: readonly string[] = ['not looked at'];
      await inTab({ size: DESK }, async (tab) => {
        link = await makeCoupon(tab, product.url, BAKERY_COUPON, async () => {
          hidden = await hiddenStops(tab);
        });
        expect(hidden).toEqual([]);
        expect(link).toMatch(/\/r\/[0-9a-f-]{36}$/);
      });
    });

    test(`[REND-02] ${engine} exports strips within 3 % of Chromium's pixels`, async ({
      product,
    }) => {
      const { apple, google } = await differences(product.url, link);
      console.log(`  Apple strip ${apple.toFixed(2)} %, Google strip ${google.toFixed(2)} %`);
      expect(Math.max(apple, google)).toBeLessThan(3);
    });

    test(`[PUB-02] ${engine} with the user agent of an iPhone offers the pass, and a readable code`, async () => {
      await inTab({ size: PHONE, userAgent: IPHONE }, async (tab) => {
        await tab.goTo(link);
        await tab.see({ role: 'link', name: 'Add to Apple Wallet' });
        expect(await codesIn(await tab.picture())).toContain(BAKERY_COUPON.barcodeValue);
      });
    });

    test(`[DASH-01, SER-01, STEP-08, READY-01, TILL-02, TILL-03, APPR-02] ${engine} shows the dashboard, makes codes, picks a date, copies a link, redeems at a counter and approves a proof`, async ({
      product,
    }) => {
      const couponId = link.slice(-36);
      await inTab({ size: DESK }, async (tab) => {
        await signIn(tab, product.url, 'marketer@example.com');
        await ownerRound(tab, product.url, couponId);
        await pickingRound(tab, product.url, couponId);
        await counterRound(tab, product.url, link);
        await approvalRound(tab, product.url, couponId);
      });
    });

    test(`[ADMT-02] ${engine} makes a template from a dropped drawing`, async ({ product }) => {
      await inTab({ size: DESK }, (tab) => templateRound(tab, product.url));
    });

    test(`[REND-05] ${engine} exports the same strips if each font comes ${LATE_MS} ms late`, async ({
      product,
    }) => {
      proxy.delay.ms = LATE_MS;
      await inTab({ size: DESK }, async (tab) => {
        const late = await makeCoupon(tab, product.url, BAKERY_COUPON, async () => undefined);
        expect(proxy.delay.fonts).toBeGreaterThan(1);
        expect(await differences(product.url, late, link)).toEqual({ apple: 0, google: 0 });
      }).finally(() => {
        proxy.delay.ms = 0;
      });
    });

    if (engine === 'Firefox')
      test('[PUB-05, PUB-08] Firefox prints the coupon on one sheet, with a readable code', async () => {
        const tab = await (browser as Firefox).open({ size: DESK });
        await tab.goTo(link);
        // It throws if there are more sheets.
        const sheet = await rasterized(await tab.print(), DOTS_PER_INCH);
        const { width, height } = sheet;
        const picture = await partOf(sheet, { left: 0, top: 0, width, height });
        expect(await codesIn(picture)).toContain(BAKERY_COUPON.barcodeValue);
        await tab.close();
      });
  });
