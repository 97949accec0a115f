import { existsSync } from 'node:fs';
import { StartFailure } from '../../server/configuration/start-failure.ts';
import { runProgram } from '../command/run-tool.ts';

const APT = '/usr/bin/apt-get';

const HEADLESS = '/usr/bin/chromium-headless-shell';

/**
 * Provides headless Chromium for tests: the same engine with a third of the processor time (measured on the public
 * page's tests). If it is not available, the windowed one is used.
 */
export async function provideHeadlessChromium(): Promise<string> {
  if (process.env['CHROMIUM_PATH'] !== undefined) return provideChromium();
  if (!existsSync(HEADLESS) && isDebianRoot()) {
    console.log('Installing Chromium without windows with apt-get …');
    await installHeadless();
  }
  return existsSync(HEADLESS) ? HEADLESS : provideChromium();
}

/**
 * Installs both at once, since they share files and need the same version. Package lists are updated if a package is
 * missing.
 */
async function installHeadless(): Promise<void> {
  const install = () => runProgram(APT, ['install', '-y', 'chromium', 'chromium-headless-shell']);
  if ((await install()).succeeded) return;
  await runProgram(APT, [...WITHOUT_WAITING, 'update']);
  await install();
}

/** Without a network the machine continues with what it has. */
const WITHOUT_WAITING = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];

function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && existsSync(APT);
}

/** Provides the Chromium for browser tests. Installs it with apt if possible, else asks for it. */
export async function provideChromium(): Promise<string> {
  const path = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  if (existsSync(path)) return path;
  if (process.env['CHROMIUM_PATH'] === undefined && isDebianRoot()) {
    console.log('Chromium is missing; installing it with apt-get …');
    await runProgram(APT, ['update']);
    await runProgram(APT, ['install', '-y', 'chromium']);
    if (existsSync(path)) return path;
  }
  throw new StartFailure(
    `The browser tests need Chromium at ${path}. Install it ("apt-get install -y chromium" as root on Debian), or set CHROMIUM_PATH to one that is there.`,
  );
}
