import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Project } from './dead-things.ts';
import { DEAD_EXCEPTIONS } from './dead-exceptions.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const FOLDERS = ['openapi', 'src', 'server', 'scripts', 'paths', 'bench', 'tests'];
/** Opened by tools: npm, the browser, Vite, the linter. */
const OPENED = ['package.json', 'index.html', 'vite.config.ts', 'eslint.config.js'];
/** Folders that a source reads whole. */
const READ_WHOLE = [
  'server/db/migrations/',
  'src/words/en/',
  'tests/canvas/drawing-programs/',
  // Next finds its own by their names.
  'bench/phone/peers/next/',
];
/** It names what is dead, which keeps nothing alive. */
const EXCEPTIONS = 'scripts/structure/dead-exceptions.ts';
const TEXT = /\.(ts|tsx|js|mjs|html|css|json|yaml|md)$/;

/** Reads what `deadThings` judges. */
export function readProject(): Project {
  const files = [...OPENED, ...FOLDERS.flatMap(filesUnder)].filter((path) => path !== EXCEPTIONS);
  const texts = new Map(
    files
      .filter((path) => TEXT.test(path))
      .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]),
  );
  return {
    texts,
    otherFiles: files.filter((path) => !TEXT.test(path)),
    packages: packagesOf(texts.get('package.json') ?? '{}'),
    entries: [...OPENED, ...READ_WHOLE],
    tables: files.filter((path) => /^src\/domain\/(.*[/-])?messages\.ts$/u.test(path)),
    exceptions: DEAD_EXCEPTIONS,
  };
}

function packagesOf(text: string): readonly string[] {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(text) as Partial<
    Record<string, Readonly<Record<string, string>>>
  >;
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
}

function filesUnder(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.includes('node_modules/'))
    .sort();
}
