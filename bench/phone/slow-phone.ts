/** A visit by a cheap phone: cold cache, processor 4 times slower, 1.6 Mbit/s with 150 ms latency. */
import type { Browser, BrowserContext, Page } from 'playwright';

interface Visit {
  readonly url: string;
  /** CSS selector; the screen is usable when this element is visible, with its pictures, and can be used. */
  readonly useful: string;
  /** CSS selector of a drawing in the markup, which is no largest paint for Chromium: the frame that shows it counts. */
  readonly drawing?: string;
  readonly session?: Session;
}

/** What a sign-in leaves in its browser. */
export type Session = Awaited<ReturnType<typeof sessionOf>>;

/** Milliseconds from the start of the navigation; bytes as sent. */
export type FirstScreen = Awaited<ReturnType<typeof visit>>;

interface Noted {
  /** The largest paint, or the frame with the drawing if it is later. */
  lcp: number;
  blocking: number;
  useful: number;
}

declare global {
  interface Window {
    notedVisit?: Noted;
  }
}

/** Without a phone's name a coupon's page is the one for desks. An Android phone would load Google's script besides. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
};
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const CPU = { rate: 4 };
/** Milliseconds without a new response after which the page counts as complete. */
const REST_MS = 1_200;

export async function visit(browser: Browser, wanted: Visit) {
  const context = await browser.newContext(PHONE);
  try {
    const { page, bytes } = await slowPage(context);
    await context.addCookies([...(wanted.session?.cookies ?? [])]);
    const stored = wanted.session?.stored ?? {};
    const { useful, drawing = '' } = wanted;
    await page.addInitScript(takeNotes, { useful, drawing, stored });
    await page.goto(wanted.url, { waitUntil: 'load' });
    await page.waitForFunction(() => (window.notedVisit?.useful ?? 0) > 0, null, {
      timeout: 60_000,
    });
    await bytes.rest();
    const noted = await page.evaluate(() => window.notedVisit);
    if (noted === undefined) throw new Error(`${wanted.url} left before it was measured.`);
    return { ...noted, bytes: bytes.sum() };
  } finally {
    await context.close();
  }
}

async function slowPage(context: BrowserContext) {
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', NETWORK);
  await protocol.send('Emulation.setCPUThrottlingRate', CPU);
  let sum = 0;
  let last = performance.now();
  protocol.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sum += encodedDataLength;
    last = performance.now();
  });
  const rest = async () => {
    while (performance.now() - last < REST_MS) await page.waitForTimeout(100);
  };
  return { page, bytes: { sum: () => sum, rest } };
}

/** Runs in the page, before its own scripts. */
function takeNotes({
  useful,
  drawing,
  stored,
}: {
  readonly useful: string;
  readonly drawing: string;
  readonly stored: Session['stored'];
}): void {
  for (const [name, value] of Object.entries(stored)) sessionStorage.setItem(name, value);
  const noted: Noted = { lcp: 0, blocking: 0, useful: 0 };
  window.notedVisit = noted;
  const paints = new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) noted.lcp = Math.max(noted.lcp, startTime);
  });
  paints.observe({ type: 'largest-contentful-paint', buffered: true });
  paints.observe({ type: 'element', buffered: true });
  /** Element Timing reports when a frame is presented, but only for texts and pictures. */
  const markFrame = () => {
    if (document.querySelector(drawing) === null) return requestAnimationFrame(markFrame);
    const mark = document.createElement('span');
    Object.assign(mark.style, { position: 'fixed', insetBlockStart: 0 });
    mark.textContent = '·';
    mark.setAttribute('elementtiming', 'drawn');
    return document.body.append(mark);
  };
  if (drawing !== '') requestAnimationFrame(markFrame);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  const isUsable = (found: Element | null) => {
    if (found === null || !found.checkVisibility() || found.closest('[inert]') !== null)
      return false;
    if (found instanceof HTMLImageElement) return found.complete && found.naturalWidth > 0;
    return !found.matches(':disabled');
  };
  const look = () => {
    if (isUsable(document.querySelector(useful))) noted.useful = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Reads it from a page that is signed in. */
export async function sessionOf(page: Page) {
  return {
    /** The session storage of its tab. */
    stored: await page.evaluate((): Record<string, string> => ({ ...sessionStorage })),
    cookies: await page.context().cookies(),
  };
}
