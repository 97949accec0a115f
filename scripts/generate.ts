/**
 * `npm run generate`: the functions of all sentences, the client's types from the contract, the table of settings, the
 * list of subjects. With `--check` it writes nothing and fails if a file differs.
 */
import './command/current-node.ts';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateApiTypes, generateContract } from './checks/generate-api.ts';
import { runScript } from './command/run-tool.ts';
import { subjectsPage } from './structure/subjects.ts';

const ROOT = join(import.meta.dirname, '..');
const isCheck = process.argv.includes('--check');

if (!isCheck) {
  const { succeeded } = await runScript('words/generate-words.ts', []);
  if (!succeeded) process.exit(1);
}
await bring('openapi/schema.gen.ts', generateApiTypes);
await bring('openapi/tearline.gen.json', generateContract);
await bring('docs/subjects.md', async () => subjectsPage(ROOT));
// It imports sentences, which may have been generated just now.
const { generateSettings } = await import('./checks/generate-settings.ts');
await bring('docs/configuration.md', generateSettings);

/** Writes a file if it differs, or says so. */
async function bring(name: string, generate: (file: string) => Promise<string>): Promise<void> {
  const file = join(ROOT, name);
  const generated = await generate(file);
  if (generated === (await readFile(file, 'utf8').catch(() => ''))) return;
  if (!isCheck) return writeFile(file, generated);
  console.error(`${name} differs from its source. Run "npm run generate".`);
  process.exitCode = 1;
}
