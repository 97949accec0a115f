/**
 * Generates the functions of all sentences from the catalogues in `src/words/en` and `es`. Preflight runs it before each
 * script when a catalogue or this folder has changed, `npm run generate` always.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { strayModules, wordModules } from './catalogues.ts';

const modules = await wordModules();
for (const { file, source } of modules) {
  // A module that stays the same is not written, since `npm run dev` reloads what changes.
  if (source === (await readFile(file, 'utf8').catch(() => ''))) continue;
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, source);
}
for (const file of await strayModules(modules)) await rm(file);
