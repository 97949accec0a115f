import { existsSync } from 'node:fs';
import { StartFailure } from '../../server/configuration/start-failure.ts';
import { runProgram } from '../command/run-tool.ts';

const APT = '/usr/bin/apt-get';

/** The Chromium the browser tests drive; installed by apt where that is possible, else asked for in a sentence. */
export async function provideChromium(): Promise<string> {
  const path = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  if (existsSync(path)) return path;
  if (process.env['CHROMIUM_PATH'] === undefined && process.getuid?.() === 0 && existsSync(APT)) {
    console.log('Chromium is missing; installing it with apt-get …');
    await runProgram(APT, ['update']);
    await runProgram(APT, ['install', '-y', 'chromium']);
    if (existsSync(path)) return path;
  }
  throw new StartFailure(
    `The browser tests need Chromium at ${path}. Install it ("apt-get install -y chromium" as root on Debian), or set CHROMIUM_PATH to one that is there.`,
  );
}
