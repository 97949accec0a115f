import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../server/db/postgres-cluster.ts';
import { findThing, within, type Tab, type TabOptions, type Thing } from './tab.ts';

/** `WebKitGTK 2.50.6`, on a virtual display. */
export interface WebKit {
  readonly name: string;
  /** One at a time: the driver has one session. */
  open(options: TabOptions): Promise<Tab>;
  close(): Promise<void>;
}

const DRIVER = '/usr/bin/WebKitWebDriver';
const BROWSERS = '/usr/lib/*-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** Without a window manager no window has focus, and focus rings, blur and pickers fail. */
const ON_A_DISPLAY = ['-a', '-s', '-screen 0 1600x1200x24', 'bash', '-c'];

/** Its requests go through the proxy. */
export async function startWebKit(proxy: string): Promise<WebKit> {
  const [browser] = globSync(BROWSERS);
  if (browser === undefined) throw new Error('WebKitGTK has no MiniBrowser here.');
  const port = await freePort();
  const command = `openbox & exec ${DRIVER} --port=${port}`;
  const child = spawn('xvfb-run', [...ON_A_DISPLAY, command], {
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      // Its sandbox needs privileges that containers lack; it only shows our own pages.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const server = `http://127.0.0.1:${port}`;
  await within('WebKit driver', async () => ((await fetch(`${server}/status`)).ok ? true : null));
  return {
    name: 'WebKitGTK',
    open: (options) => openTab(server, browser, proxy, options),
    close: () => end(child),
  };
}

/** Ends the display's whole process group, which is ours. */
async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}

async function openTab(
  server: string,
  browser: string,
  proxy: string,
  { size, userAgent }: TabOptions,
): Promise<Tab> {
  const agent = userAgent === undefined ? [] : [`--user-agent=${userAgent}`];
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': {
          binary: browser,
          args: ['--automation', `--proxy=${proxy}`, ...agent],
        },
      }),
    )
    .build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...size });
  const find = (thing: Thing) => found(driver, thing);
  return {
    goTo: async (address) => {
      await driver.get(address);
      await within('loaded page', async () =>
        (await driver.executeScript('return document.readyState')) === 'complete' ? true : null,
      );
      await driver.executeScript(collectFaults);
    },
    press: async (thing) => (await find(thing)).click(),
    type: async (thing, text) => {
      const field = await find(thing);
      await field.click();
      await driver.executeScript('arguments[0].select()', field);
      await field.sendKeys(text);
    },
    see: async (thing) => void (await find(thing)),
    goOn: () => driver.actions().sendKeys(Key.TAB).perform(),
    ask: (question) => driver.executeScript(question),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    faults: () => driver.executeScript(readFaults),
    close: () => driver.quit(),
  };
}

function found(driver: WebDriver, thing: Thing): Promise<WebElement> {
  return within(`${thing.role} "${thing.name}"`, async () => {
    const element = await driver.executeScript<WebElement | null>(findThing, thing);
    if (element !== null)
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
    return element;
  });
}

/** Collects from here on: this driver cannot run code before a page's own scripts. */
function collectFaults(): void {
  const faults: string[] = [];
  Object.assign(window, { tearlineFaults: faults });
  addEventListener('error', ({ message }) => faults.push(message));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    faults.push(`Refused by ${violatedDirective}: ${blockedURI}`),
  );
  const say = console.error.bind(console);
  console.error = (...words: readonly unknown[]) => {
    faults.push(words.map(String).join(' '));
    say(...words);
  };
}

function readFaults(): readonly string[] {
  return 'tearlineFaults' in window ? (window.tearlineFaults as readonly string[]) : [];
}
