import { readFile, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '../../src/public/page-view.ts';
import type { PublicPageSource } from './page-source.ts';

/** The public page from the build in `directory` (`dist/public`). All files are read once. */
export async function builtPublicPage(directory: string): Promise<PublicPageSource> {
  const folder = resolve(directory);
  const address = pathToFileURL(join(folder, 'entry.js')).href;
  const entry = (await import(address)) as { readonly renderPage: RenderPage };
  const files = await readAssets(join(folder, 'assets'));
  const css = [...files]
    .filter(([name]) => name.endsWith('.css'))
    .map(([, content]) => content.toString('utf8').trim())
    .join('\n');
  const page = { renderPage: entry.renderPage, css };
  return {
    isFinal: true,
    load: () => Promise.resolve(page),
    asset: (name) => files.get(name) ?? null,
  };
}

async function readAssets(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const names = await readdir(folder);
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name))));
  return new Map(contents.map((content, index) => [names[index] ?? '', content]));
}
