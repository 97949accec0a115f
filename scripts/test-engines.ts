/**
 * `npm run test:engines`: runs one smoke flow in Firefox and in WebKit on the built product. It lists what an engine
 * cannot show here. Its last line is `N passed, N failed`.
 */
import './command/current-node.ts';
import { existsSync } from 'node:fs';
import { StartFailure } from '../server/configuration/start-failure.ts';
import { runCommand } from './command/command.ts';
import { provideChromium } from './testing/chromium.ts';
import { providePrograms } from './testing/debian-package.ts';
import { countPlaywright, sayEnd } from './testing/run-tests.ts';

const WEBKIT_BROWSERS = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);
/** Debian's packages, each with the program that shows whether it is installed. */
const PACKAGES: Readonly<Record<string, string>> = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/xvfb-run',
  xauth: '/usr/bin/xauth',
  openbox: '/usr/bin/openbox',
  'poppler-utils': '/usr/bin/pdftoppm',
};

await runCommand(async () => {
  const started = performance.now();
  const environment = { CHROMIUM_PATH: await provideChromium(), ...(await provideEngines()) };
  const tests = ['-c', 'tests/engines/playwright.config.ts'];
  sayEnd(started, await countPlaywright('engines', tests, environment));
});

/**
 * Returns the paths of Firefox and WebKit as environment of `tests/engines`. Installs them with apt if possible, else
 * asks for them.
 */
async function provideEngines(): Promise<Readonly<Record<string, string>>> {
  await providePrograms(PACKAGES);
  const browser = WEBKIT_BROWSERS.find((path) => existsSync(path));
  if (browser === undefined) throw new StartFailure('WebKitGTK has no MiniBrowser here.');
  return {
    FIREFOX_PATH: '/usr/bin/firefox-esr',
    WEBKIT_DRIVER_PATH: '/usr/bin/WebKitWebDriver',
    WEBKIT_BROWSER_PATH: browser,
  };
}
