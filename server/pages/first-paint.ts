/**
 * Renders the landing page into the application's page, so that visitors see it without loading the application
 * (HOME-01).
 */
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '../../src/domain/configuration.ts';
import type { DrawFirstPaint, FirstPaint as Drawn } from '../../src/domain/first-paint.ts';
import type { Language } from '../../src/words/language.ts';
import { NONCE_PLACE } from './page-policy.ts';

export interface FirstPaint extends Drawn {
  /** The code that makes the rendered page interactive. */
  readonly script: string;
}

/** Renders it with the code that the build wrote to `directory` (`dist/first-paint`). */
export async function builtFirstPaint(
  directory: string,
  configuration: Configuration,
  language: Language,
): Promise<FirstPaint> {
  const address = pathToFileURL(join(resolve(directory), 'first-paint.js')).href;
  const built = (await import(address)) as { readonly drawFirstPaint: DrawFirstPaint };
  const styleSheet = await styleSheetIn(join(directory, 'assets'));
  return {
    ...(await built.drawFirstPaint(styleSheet, configuration, language)),
    script: await readFile(join(directory, 'landing.js'), 'utf8'),
  };
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
const CONFIGURATION = /<link rel="preload" as="fetch"[^>]* href="([^"]+)"[^>]*>/u;

/**
 * Returns the page with the first paint in its root. The paint waits for no other file: its style rules are in the page,
 * and the complete style sheet comes after it. The application is loaded only for people who are signed in. `visits` is
 * the address that counts all others, or null if visits are not counted. Throws if the page has no root or no script.
 */
export function pageWithFirstPaint(
  page: string,
  { title, markup, css, script }: FirstPaint,
  visits: string | null,
): string {
  if (!page.includes(ROOT)) throw new Error('The built application has no empty root.');
  const [styleSheet = ''] = STYLE_SHEET.exec(page) ?? [];
  const [entry = '', address] = ENTRY.exec(page) ?? [];
  if (address === undefined) throw new Error('The built application has no script.');
  const [preload = '', configuration = ''] = CONFIGURATION.exec(page) ?? [];
  const counted = visits === null ? '' : ` data-visits="${visits}"`;
  const root = `<div id="root" data-first-paint>${markup}</div>`;
  return page
    .replace('<html', '<html data-visitor')
    .replace(TITLE, () => `<title>${title}</title>`)
    .replace(preload, '')
    .replace(entry, () => `<script>${start(address, configuration)}</script>`)
    .replace(styleSheet, '')
    .replace('</head>', () => `<style nonce="${NONCE_PLACE}">${css}</style></head>`)
    .replace(ROOT, () => `${root}<script${counted}>${script}</script>${styleSheet}`);
}

/**
 * Runs in the page's head. Signed-in users skip the first paint. With an `error` in the address, the landing page is
 * shown (SHELL-02).
 */
function start(address: string, configuration: string): string {
  return `(() => {
  const { dataset } = document.documentElement;
  dataset.entry = '${address}';
  if (location.search && new URLSearchParams(location.search).has('error')) history.replaceState(null, '', '/');
  if (!('session' in dataset)) return;
  const preload = { rel: 'preload', as: 'fetch', crossOrigin: '', href: '${configuration}' };
  document.head.append(Object.assign(document.createElement('link'), preload));
  import('${address}');
})();`;
}
