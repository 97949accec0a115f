import type { WindowSize } from './tab.ts';

export const DESK: WindowSize = { width: 1440, height: 1000 };
export const PHONE: WindowSize = { width: 390, height: 844 };
export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

interface Programs {
  readonly firefox: string;
  readonly webkit: { readonly driver: string; readonly browser: string };
}

/** The programs that `npm run test:engines` has found or installed. */
export function programs(): Programs {
  return {
    firefox: pathIn('FIREFOX_PATH'),
    webkit: { driver: pathIn('WEBKIT_DRIVER_PATH'), browser: pathIn('WEBKIT_BROWSER_PATH') },
  };
}

function pathIn(variable: string): string {
  const path = process.env[variable];
  if (path === undefined) throw new Error(`${variable} is not set: use "npm run test:engines".`);
  return path;
}

/** Prints what this run cannot test in an engine, and why. */
export function sayMissing(engine: string, missing: readonly string[]): void {
  console.log(`${engine} cannot show here:\n${missing.map((what) => `  - ${what}`).join('\n')}`);
}
