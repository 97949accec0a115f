/**
 * `npm run test:engines`: runs one smoke flow in Firefox and in WebKit on the built product. It lists what an engine
 * cannot show here. Its last line is `N passed, N failed`.
 */
import './command/current-node.ts';
import { runCommand } from './command/command.ts';
import { provideChromium } from './testing/chromium.ts';
import { provideEngines } from './testing/engines.ts';
import { countPlaywright, sayEnd } from './testing/run-tests.ts';

await runCommand(async () => {
  const started = performance.now();
  const environment = { CHROMIUM_PATH: await provideChromium(), ...(await provideEngines()) };
  const tests = ['-c', 'tests/engines/playwright.config.ts'];
  sayEnd(started, await countPlaywright('engines', tests, environment));
});
