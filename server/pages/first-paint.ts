/** Renders the first paints into the application's page, so that they show before the application is loaded (HOME-01, WIZ-17). */
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '../../src/domain/configuration.ts';
import type {
  DrawFirstPaints,
  FirstPaint as Drawn,
  PaintedScreen,
} from '../../src/domain/first-paint.ts';
import type { Language } from '../../src/words/language.ts';
import { NONCE_PLACE } from './page-policy.ts';

interface FirstPaint extends Drawn {
  /** The code that stands in the page. */
  readonly script: string;
}

export type FirstPaints = Readonly<Record<PaintedScreen, FirstPaint>>;

/** Renders them with the code that the build wrote to `directory` (`dist/first-paint`). */
export async function builtFirstPaints(
  directory: string,
  configuration: Configuration,
  language: Language,
): Promise<FirstPaints> {
  const address = pathToFileURL(join(resolve(directory), 'first-paint.js')).href;
  const built = (await import(address)) as { readonly drawFirstPaints: DrawFirstPaints };
  const styleSheet = await styleSheetIn(join(directory, 'assets'));
  const { landing, wizard } = await built.drawFirstPaints(styleSheet, configuration, language);
  const script = (name: PaintedScreen) => readFile(join(directory, `${name}.js`), 'utf8');
  return {
    landing: { ...landing, script: await script('landing') },
    wizard: { ...wizard, script: await script('wizard') },
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
 * Returns the page with the landing page in its root. The application is loaded only for people who are signed in.
 * `visits` is the address that counts all others, or null if visits are not counted. Throws if the page has no root or
 * no script.
 */
export function pageWithLanding(page: string, paint: FirstPaint, visits: string | null): string {
  const [entry = '', address] = ENTRY.exec(page) ?? [];
  if (address === undefined) throw new Error('The built application has no script.');
  const [preload = '', configuration = ''] = CONFIGURATION.exec(page) ?? [];
  const counted = visits === null ? '' : ` data-visits="${visits}"`;
  const root = `<div id="root" data-first-paint="landing">${paint.markup}</div>`;
  return (
    withPaint(page, paint, `${root}<script${counted}>${paint.script}</script>`)
      // The server has seen that there is no cookie of a session; reading cookies blocks a slow phone for 4 ms.
      .replace('<html', '<html data-visitor')
      .replace(PARTS, partsOfHome)
      .replace(preload, '')
      .replace(entry, () => `<script>${start(address, configuration)}</script>`)
  );
}

const PARTS = /(?<="parts":)\{[^{}]*\}/u;

/** The head names the parts of every screen; this page is at one address. */
function partsOfHome(parts: string): string {
  const { '': home } = JSON.parse(parts) as Readonly<Record<string, readonly string[]>>;
  return JSON.stringify({ '': home });
}

/**
 * Returns the page with the wizard's first question beside its root. The script shows it, where it is right to. The
 * application loads meanwhile.
 */
export function pageWithQuestion(page: string, paint: FirstPaint): string {
  const template = `<template data-paint>${paint.markup}</template>`;
  return withPaint(page, paint, `${ROOT}${template}<script>${paint.script}</script>`);
}

/** The paint waits for no other file: its style rules are in the page, and the complete style sheet comes after it. */
function withPaint(page: string, { title, css }: FirstPaint, root: string): string {
  if (!page.includes(ROOT)) throw new Error('The built application has no empty root.');
  const [styleSheet = ''] = STYLE_SHEET.exec(page) ?? [];
  return page
    .replace(TITLE, () => `<title>${title}</title>`)
    .replace(styleSheet, '')
    .replace('</head>', () => `<style nonce="${NONCE_PLACE}">${css}</style></head>`)
    .replace(ROOT, () => `${root}${styleSheet}`);
}

/**
 * Runs in the page's head. Signed-in users skip the first paint. With an `error` in the address, the landing page is
 * shown (SHELL-02).
 */
function start(address: string, configuration: string): string {
  return `(() => {
  const { dataset } = document.documentElement;
  dataset.entry = '${address}';
  if (new URLSearchParams(location.search).has('error')) history.replaceState(null, '', '/');
  if (!('session' in dataset)) return;
  const preload = { rel: 'preload', as: 'fetch', crossOrigin: '', href: '${configuration}' };
  document.head.append(Object.assign(document.createElement('link'), preload));
  import('${address}');
})();`;
}
