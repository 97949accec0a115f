import { launch, type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { findThing, within, type Tab, type TabOptions, type Thing } from './tab.ts';

/** A tab of Firefox, driven by WebDriver BiDi. */
interface FirefoxTab extends Tab {
  /** The page as PDF, as the system's print dialog would save it. */
  print(): Promise<Uint8Array>;
}

/** `Firefox 153.7.0`, without a display. */
export interface Firefox {
  readonly name: string;
  open(options: TabOptions): Promise<FirefoxTab>;
  close(): Promise<void>;
}

/** Its requests go through the proxy, those to this machine too. */
export async function startFirefox(executablePath: string, proxy: string): Promise<Firefox> {
  const { hostname, port } = new URL(proxy);
  const extraPrefsFirefox = {
    'network.proxy.type': 1,
    'network.proxy.http': hostname,
    'network.proxy.http_port': Number(port),
    'network.proxy.allow_hijacking_localhost': true,
  };
  const how = { browser: 'firefox', headless: true } as const;
  const browser = await launch({ ...how, executablePath, extraPrefsFirefox });
  const [, version = ''] = (await browser.version()).split('/');
  return {
    name: `Firefox ${version}`,
    open: (options) => openTab(browser, options),
    close: () => browser.close(),
  };
}

/** Opens a tab in a new profile. */
async function openTab(browser: Browser, { size, userAgent }: TabOptions): Promise<FirefoxTab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(size);
  if (userAgent !== undefined) await page.setUserAgent({ userAgent });
  const faults = await collectFaults(page);
  const find = (thing: Thing) => found(page, thing);
  return {
    goTo: async (address) => void (await page.goto(address)),
    press: async (thing) => (await find(thing)).click(),
    type: async (thing, text) => {
      const field = await find(thing);
      await field.click();
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
      await page.keyboard.type(text);
    },
    see: async (thing) => void (await find(thing)),
    goOn: () => page.keyboard.press('Tab'),
    ask: (question) => page.evaluate(question),
    picture: () => page.screenshot(),
    print: () => page.pdf({ format: 'letter', printBackground: false }),
    faults: () => Promise.resolve(faults),
    close: () => context.close(),
  };
}

function found(page: Page, thing: Thing): Promise<ElementHandle> {
  return within(`a ${thing.role} "${thing.name}"`, async () => {
    const handle = await page.evaluateHandle(findThing, thing);
    const element = handle.asElement() as ElementHandle | null;
    await element?.evaluate((shown) => shown.scrollIntoView({ block: 'center' }));
    return element;
  });
}

/** BiDi reports no violations of the security policy, so the page writes them to its console. */
async function collectFaults(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      console.error(`Refused by ${violatedDirective}: ${blockedURI} in ${sourceFile}`);
    });
  });
  return faults;
}
