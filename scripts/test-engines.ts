/**
 * `npm run test:engines`: runs the main flows in Firefox and in WebKit on the built product. It lists what an engine
 * cannot show here. Its last line is `N passed, N failed`.
 */
import './command/current-node.ts';
import { runCommand } from './command/command.ts';
import { provideChromium } from './testing/chromium.ts';
import { providePrograms } from './testing/debian-package.ts';
import { countPlaywright, sayEnd } from './testing/run-tests.ts';

/** Debian's packages, each with the program that shows whether it is installed. */
const PACKAGES: Readonly<Record<string, string>> = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/xvfb-run',
  xauth: '/usr/bin/xauth',
  openbox: '/usr/bin/openbox',
};

await runCommand(async () => {
  const started = performance.now();
  const environment = { CHROMIUM_PATH: await provideChromium() };
  await providePrograms(PACKAGES);
  const tests = ['-c', 'tests/engines/playwright.config.ts'];
  sayEnd(started, await countPlaywright('engines', tests, environment));
});
