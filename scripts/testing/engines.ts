import { existsSync } from 'node:fs';
import { StartFailure } from '../../server/configuration/start-failure.ts';
import { runProgram } from '../command/run-tool.ts';

const APT = '/usr/bin/apt-get';
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
  if (missing().length > 0 && process.getuid?.() === 0 && existsSync(APT)) {
    console.log(`Installing ${missing().join(', ')} with apt-get …`);
    await runProgram(APT, ['update', '-qq']);
    await runProgram(APT, ['install', '-y', '-qq', '--no-install-recommends', ...missing()]);
  }
  const browser = WEBKIT_BROWSERS.find((path) => existsSync(path));
  if (missing().length > 0 || browser === undefined) {
    throw new StartFailure(
      `The tests of other engines need Firefox and WebKitGTK. Install them: "apt-get install -y ${Object.keys(PACKAGES).join(' ')}" as root on Debian.`,
    );
  }
  return {
    FIREFOX_PATH: '/usr/bin/firefox-esr',
    WEBKIT_DRIVER_PATH: '/usr/bin/WebKitWebDriver',
    WEBKIT_BROWSER_PATH: browser,
  };
}

function missing(): readonly string[] {
  return Object.entries(PACKAGES).flatMap(([name, path]) => (existsSync(path) ? [] : [name]));
}
