import { readFile, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rendererOf, type PageModule, type PageSource } from './page-source.ts';

/** A page from the build in `directory` (`dist/public`, `dist/proof`). All files are read once. */
export async function readBuiltPage<View>(directory: string): Promise<PageSource<View>> {
  const folder = resolve(directory);
  const address = pathToFileURL(join(folder, 'entry.js')).href;
  const entry = (await import(address)) as PageModule<View>;
  const files = await readAssets(join(folder, 'assets'));
  const css = [...files]
    .filter(([name]) => name.endsWith('.css'))
    .map(([, content]) => content.toString('utf8').trim())
    .join('\n');
  const page = { renderPage: rendererOf(entry), css };
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
