import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartFailure } from '../../server/configuration/start-failure.ts';

const run = promisify(execFile);
const END_TO_END = join(import.meta.dirname, '..', '..', 'tests', 'e2e');

/** Which tests a run is asked for. */
export interface Choice {
  /** Parts of the paths of test files; with none, all of them. */
  readonly words: readonly string[];
  /** The commit since which the work touches them; null where that does not matter. */
  readonly changedSince: string | null;
}

/** Reads what follows `npm test --`: words, and `--changed` or `--changed=main`; throws for anything else. */
export function readChoice(parameters: readonly string[]): Choice {
  let changedSince: string | null = null;
  const words: string[] = [];
  for (const parameter of parameters) {
    const changed = /^--changed(?:=(.+))?$/.exec(parameter);
    if (changed !== null) changedSince = changed[1] ?? 'HEAD';
    else if (parameter.startsWith('-')) throw new StartFailure(refusalOf(parameter));
    else words.push(parameter);
  }
  return { words, changedSince };
}

function refusalOf(parameter: string): string {
  return `"${parameter}" is not known. npm test takes parts of file names (npm test -- wizard) and --changed or --changed=main.`;
}

export function isWhole({ words, changedSince }: Choice): boolean {
  return words.length === 0 && changedSince === null;
}

/** What Vitest is given for a choice. Of part of the tests nobody can say that the whole contract was seen. */
export function vitestParameters(choice: Choice): readonly string[] {
  if (isWhole(choice)) return [];
  const { words, changedSince } = choice;
  return [
    ...['--project=node', '--project=browser', '--passWithNoTests'],
    ...(changedSince === null ? [] : [`--changed=${changedSince}`]),
    ...words,
  ];
}

/** What Playwright is given for a choice; its tests are touched where their own files are. */
export function playwrightParameters(choice: Choice): readonly string[] {
  if (isWhole(choice)) return [];
  const { words, changedSince } = choice;
  return [
    '--pass-with-no-tests',
    ...(changedSince === null ? [] : [`--only-changed=${changedSince}`]),
    ...words,
  ];
}

/** Whether a run comes to tests against the product, for which it must be built and started. */
export async function touchesProduct({ words, changedSince }: Choice): Promise<boolean> {
  const files =
    changedSince === null ? await readdir(END_TO_END) : await changedFiles(changedSince);
  return files.some(
    (name) =>
      name.endsWith('.test.ts') &&
      (words.length === 0 || words.some((word) => `tests/e2e/${name}`.includes(word))),
  );
}

/** Files of the end-to-end folder that differ from a commit, or that git does not know yet. */
async function changedFiles(since: string): Promise<readonly string[]> {
  const ask = async (...parameters: readonly string[]): Promise<readonly string[]> =>
    (await run('git', parameters, { cwd: END_TO_END })).stdout.split('\n');
  return [
    ...(await ask('diff', '--name-only', '--relative', since, '--', '.')),
    ...(await ask('ls-files', '--others', '--exclude-standard', '.')),
  ];
}
