/** The application's page with what the landing page shows before its scripts have come (HOME-01). */
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '../../src/domain/configuration.ts';
import type { DrawFirstPaint, FirstPaint } from '../../src/domain/first-paint.ts';
import { NONCE_PLACE } from './page-policy.ts';

/** Draws it with the code that the build left in `directory` (`dist/first-paint`). */
export async function builtFirstPaint(
  directory: string,
  configuration: Configuration,
): Promise<FirstPaint> {
  const address = pathToFileURL(join(resolve(directory), 'first-paint.js')).href;
  const built = (await import(address)) as { readonly drawFirstPaint: DrawFirstPaint };
  const { title, markup, css } = await built.drawFirstPaint(configuration);
  return { title, markup, css: `${await styleSheetIn(join(directory, 'assets'))}${css}` };
}

async function styleSheetIn(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  const sheets = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return sheets.map((sheet) => sheet.trim()).join('');
}

const ROOT = '<div id="root"></div>';
const TITLE = /<title>[^<]*<\/title>/u;
const STYLE_SHEET = /<link rel="stylesheet"[^>]*>/u;

const ENTRY = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/u;

/**
 * Returns the page with the first paint in its root. It waits for nothing: the rules it needs are in the page, the whole
 * style sheet stands below it, and the application is asked for when the visitor stirs, at the latest when everything
 * else is there. Throws where the page has no root or no script.
 */
export function pageWithFirstPaint(page: string, { title, markup, css }: FirstPaint): string {
  if (!page.includes(ROOT)) throw new Error('The built application has no empty root.');
  const [styleSheet = ''] = STYLE_SHEET.exec(page) ?? [];
  const [script = '', address] = ENTRY.exec(page) ?? [];
  if (address === undefined) throw new Error('The built application has no script.');
  return page
    .replace(TITLE, () => `<title>${title}</title>`)
    .replace(script, () => `<script>${askFor(address)}</script>`)
    .replace(styleSheet, '')
    .replace('</head>', () => `<style nonce="${NONCE_PLACE}">${css}</style></head>`)
    .replace(ROOT, () => `<div id="root" data-first-paint>${markup}</div>${styleSheet}`);
}

/** Runs in the page's head; whoever is signed in has nothing to look at before. */
function askFor(address: string): string {
  return `(() => {
  const stirs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'scroll'];
  const ask = () => {
    for (const stir of stirs) removeEventListener(stir, ask);
    document.documentElement.dataset.entry = '${address}';
    import('${address}');
  };
  if ('session' in document.documentElement.dataset) return ask();
  for (const stir of stirs) addEventListener(stir, ask, { passive: true });
  addEventListener('load', () =>
    'requestIdleCallback' in window ? requestIdleCallback(ask, { timeout: 2000 }) : setTimeout(ask, 500),
  );
})();`;
}
