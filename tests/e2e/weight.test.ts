import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { compress } from '../../scripts/builds/compress.ts';
import { test } from './product.ts';

const ASSETS = join(import.meta.dirname, '..', '..', 'dist', 'client', 'assets');

/**
 * Budgets for the compressed bytes and the files that load before the screen of an address appears. A browser loads six
 * files at a time, and each round costs 150 ms on a cheap phone's network.
 */
const BUDGETS = [
  { address: 'any', parts: [], bytes: 128_000, files: 2 },
  {
    address: '/create/{templateId}',
    parts: ['create._templateId', 'wizard'],
    bytes: 208_000,
    files: 12,
  },
  {
    address: '/project/edit/{projectId}',
    parts: ['project.edit._projectId', 'wizard'],
    bytes: 208_000,
    files: 12,
  },
  { address: '/share/{id}', parts: ['share._uuid'], bytes: 174_200, files: 11 },
  {
    address: '/search/{term}',
    parts: ['search._term'],
    bytes: 169_800,
    files: 14,
  },
  { address: '/dashboard', parts: ['dashboard'], bytes: 223_700, files: 13 },
] as const;

/** Parts that load later, each with its imports beyond the start. */
const LATER = [
  { part: 'live-stage', bytes: 180_000 },
  { part: 'export.worker', bytes: 140_000 },
  { part: 'measure-small-words', bytes: 180_000 },
] as const;

for (const { address, parts, bytes, files } of BUDGETS) {
  test(`[WIZ-17] a screen appears after few files: ${address}`, async () => {
    const loaded = await loadedBy(parts);
    const weight = await weightOf(loaded);
    expect(weight, [...loaded].join(' ')).toBeLessThan(bytes);
    expect(loaded.size, [...loaded].join(' ')).toBeLessThanOrEqual(files);
  });
}

/** Parts of every screen of a signed-in person. */
const SIGNED_IN = ['services', '_signed-in'] as const;
const BROWSE = [...SIGNED_IN, 'search._term', 'browse-screen'] as const;
const WIZARD = [...SIGNED_IN, 'create._templateId', 'wizard'] as const;

/** Compressed bytes of the scripts that a screen needs beyond another one. */
const SCRIPTS = [
  { screen: 'browse', parts: BROWSE, beyond: null, bytes: 155_600 },
  { screen: 'the wizard after browse', parts: WIZARD, beyond: BROWSE, bytes: 57_300 },
] as const;

for (const { screen, parts, beyond, bytes } of SCRIPTS) {
  test(`[BROWSE-08, WIZ-17] the scripts of a first screen stay within their budget: ${screen}`, async () => {
    const there = beyond === null ? new Set() : await loadedBy(beyond);
    const wanted = [...(await loadedBy(parts))].filter(
      (file) => file.endsWith('.js') && !there.has(file),
    );
    expect(await weightOf(new Set(wanted)), wanted.join(' ')).toBeLessThanOrEqual(bytes);
  });
}

test('[WIZ-17] a page’s head names everything that its first screen needs', async () => {
  const page = await readFile(join(ASSETS, '..', 'index.html'), 'utf8');
  const [, first = '{}'] = /const first = (\{.*\});/u.exec(page) ?? [];
  const { parts } = JSON.parse(first) as { readonly parts: Readonly<Record<string, string[]>> };
  for (const [screen, wanted] of Object.entries({ search: BROWSE, create: WIZARD })) {
    const scripts = [...(await loadedBy(wanted))].filter((file) => file.endsWith('.js'));
    const named = (parts[screen] ?? []).map((part) => `${part}.js`);
    expect(scripts.filter((file) => !named.includes(file))).toEqual([]);
  }
});

test('[WIZ-17] the renderer and its worker stay within their budget and out of the start', async () => {
  const start = await loadedBy([]);
  const wizard = await loadedBy(['create._templateId', 'wizard']);
  for (const { part, bytes } of LATER) {
    const more = new Set([...(await loadedBy([part]))].filter((file) => !wizard.has(file)));
    expect([...start].filter((file) => file.startsWith(part))).toEqual([]);
    expect(await weightOf(more), [...more].join(' ')).toBeLessThan(bytes);
  }
});

/** The files that the page names, and those of these parts, with all their static imports. */
async function loadedBy(parts: readonly string[]): Promise<ReadonlySet<string>> {
  const page = await readFile(join(ASSETS, '..', 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\/assets\/([^"]+\.(?:js|css))"/gu)];
  const all = await readdir(ASSETS);
  const wanted = parts.flatMap((part) =>
    all.filter((file) => file.replace(/-[\w-]{7,8}\.js$/u, '') === part),
  );
  expect(wanted.length, parts.join(' ')).toBeGreaterThanOrEqual(parts.length);
  const loaded = new Set<string>();
  const waiting = [...named.flatMap(([, file]) => file ?? []), ...wanted];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (loaded.has(file)) continue;
    loaded.add(file);
    if (file.endsWith('.js')) waiting.push(...(await importsOf(file)));
  }
  return loaded;
}

/** A minified module imports statically by `from"./a.js"` or `import"./a.js"`; `import("./a.js")` loads later. */
async function importsOf(file: string): Promise<readonly string[]> {
  const code = await readFile(join(ASSETS, file), 'utf8');
  const found = code.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/gu);
  return [...found].flatMap(([, name]) => name ?? []);
}

async function weightOf(files: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all([...files].map(sizeOf));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const sizes = new Map<string, Promise<number>>();

/** Bytes as `npm run build` compresses them; the build of `npm test` is a hasty one. */
function sizeOf(file: string): Promise<number> {
  const size = sizes.get(file) ?? compressedSize(file);
  sizes.set(file, size);
  return size;
}

/** Small files, and those that are no text, are sent as they are. */
async function compressedSize(file: string): Promise<number> {
  const bytes = await readFile(join(ASSETS, file));
  const isCompressed = await stat(join(ASSETS, `${file}.br`)).catch(() => null);
  return isCompressed === null ? bytes.length : (await compress(bytes)).brotli.length;
}
