import { existsSync } from 'node:fs';
import { StartFailure } from '../../server/configuration/start-failure.ts';
import { providePrograms } from './debian-package.ts';

const HEADLESS = '/usr/bin/chromium-headless-shell';
const WINDOWED = '/usr/bin/chromium';

/**
 * Provides headless Chromium for tests: the same engine with a third of the processor time (measured on the public
 * page's tests). If it is not available, the windowed one is used. They share files and need the same version.
 */
export async function provideHeadlessChromium(): Promise<string> {
  if (process.env['CHROMIUM_PATH'] === undefined)
    await providePrograms({ 'chromium-headless-shell': HEADLESS, chromium: WINDOWED }).catch(
      () => undefined,
    );
  const isThere = process.env['CHROMIUM_PATH'] === undefined && existsSync(HEADLESS);
  return isThere ? HEADLESS : provideChromium();
}

/** Provides the Chromium for browser tests. Installs it with apt if possible, else asks for it. */
export async function provideChromium(): Promise<string> {
  const path = process.env['CHROMIUM_PATH'] ?? WINDOWED;
  if (path === WINDOWED) await providePrograms({ chromium: WINDOWED });
  if (existsSync(path)) return path;
  throw new StartFailure(`The browser tests need Chromium; CHROMIUM_PATH names ${path}.`);
}
