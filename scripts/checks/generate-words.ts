/**
 * Generates the functions of all sentences from the catalogues in `src/words/en`. With `--check` it fails if one of the
 * modules differs (`npm run generate`).
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strayModules, wordModules } from '../words/catalogues.ts';

const check = process.argv.includes('--check');
const modules = await wordModules();

for (const { file, source } of modules) {
  const current = await readFile(file, 'utf8').catch(() => '');
  if (source === current) continue;
  if (check) refuse(file, 'differs from its catalogue');
  else {
    await mkdir(new URL('.', file), { recursive: true });
    await writeFile(file, source);
  }
}
for (const file of await strayModules(modules)) {
  if (check) refuse(file, 'has no catalogue');
  else await rm(file);
}

function refuse(file: URL, reason: string): void {
  const path = relative(process.cwd(), fileURLToPath(file));
  console.error(`${path} ${reason}. Run "npm run generate".`);
  process.exitCode = 1;
}
