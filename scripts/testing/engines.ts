import { existsSync } from 'node:fs';
import { StartFailure } from '../../server/configuration/start-failure.ts';
import { providePrograms } from './debian-package.ts';

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

/**
 * Returns the paths of Firefox and WebKit as environment of `tests/engines`. Installs them with apt if possible, else
 * asks for them.
 */
export async function provideEngines(): Promise<Readonly<Record<string, string>>> {
  await providePrograms(PACKAGES);
  const browser = WEBKIT_BROWSERS.find((path) => existsSync(path));
  if (browser === undefined) throw new StartFailure('WebKitGTK has no MiniBrowser here.');
  return {
    FIREFOX_PATH: '/usr/bin/firefox-esr',
    WEBKIT_DRIVER_PATH: '/usr/bin/WebKitWebDriver',
    WEBKIT_BROWSER_PATH: browser,
  };
}
