/**
 * `npm run test:engines`: runs one smoke flow in Firefox and in WebKit on the built product. It lists what an engine
 * cannot show here. Its last line is `N passed, N failed`.
 */
import './command/current-node.ts';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from './command/command.ts';
import { duration } from './command/progress.ts';
import { runScript, runTool } from './command/run-tool.ts';
import { provideChromium } from './testing/chromium.ts';
import { provideEngines } from './testing/engines.ts';
import { ONE_FAILURE, playwrightCounts, type TestCounts } from './testing/test-counts.ts';

const REPORT = join(import.meta.dirname, '..', 'reports', 'engines.json');

await runCommand(async () => {
  const started = performance.now();
  const environment = { CHROMIUM_PATH: await provideChromium(), ...(await provideEngines()) };
  const { passed, failed } = await runEngines(environment);
  console.log(`Duration: ${duration(started)}`);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exit(1);
});

async function runEngines(environment: Readonly<Record<string, string>>): Promise<TestCounts> {
  const build = await runScript('build.ts', [], { output: 'shown' });
  if (!build.succeeded) return ONE_FAILURE;
  await rm(REPORT, { force: true });
  const { succeeded } = await runTool(
    'playwright',
    ['test', '-c', 'tests/engines/playwright.config.ts'],
    { output: 'shown', environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT } },
  );
  const counts = await playwrightCounts(REPORT);
  return succeeded || counts.failed > 0 ? counts : ONE_FAILURE;
}
