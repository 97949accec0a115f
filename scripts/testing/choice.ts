import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { changedFiles } from '../command/git.ts';
import { StartFailure } from '../../server/configuration/start-failure.ts';

const END_TO_END = /^tests\/e2e\/.*\.test\.ts$/u;

/** The tests that a run selects. */
export interface Choice {
  /** Parts of the paths of test files; all files if empty. */
  readonly words: readonly string[];
  /** Only tests affected since this commit; null for no restriction. */
  readonly changedSince: string | null;
}

/** Reads the parameters after `npm test --`: words, and `--changed` or `--changed=main`. Throws for anything else. */
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

/** Parameters for the tests whose titles end in `@long`, which `npm run test:long` runs, and for all others. */
export const ONLY_LONG = { vitest: '--testNamePattern= @long$', playwright: '--grep= @long$' };
const WITHOUT_LONG = {
  vitest: '--testNamePattern=^(?!.* @long$)',
  playwright: '--grep-invert= @long$',
};

export function isFullRun({ words, changedSince }: Choice): boolean {
  return words.length === 0 && changedSince === null;
}

/** The two runs of Vitest, side by side: tests in Node, then those of the contract that they cover; tests in Chromium. */
export type VitestRun = 'node' | 'browser';

/** A test in Node works on its processor a third of the time; for the rest it waits for a database or a process. */
const MANY_WORKERS = `--maxWorkers=${Math.max(2, availableParallelism()) + 1}`;

/** Returns Vitest's parameters for a choice. A part of the tests cannot prove that the whole contract was covered. */
export function vitestParameters(choice: Choice, run: VitestRun): readonly string[] {
  const { words, changedSince } = choice;
  if (isFullRun(choice)) {
    const own =
      run === 'node'
        ? ['--project=node', '--project=contract', MANY_WORKERS]
        : ['--project=browser'];
    return [WITHOUT_LONG.vitest, ...own];
  }
  return [
    WITHOUT_LONG.vitest,
    ...[`--project=${run}`, '--passWithNoTests'],
    ...(changedSince === null ? [] : [`--changed=${changedSince}`]),
    ...words,
  ];
}

/** Returns Playwright's parameters for a choice. Its tests are affected if their own files changed. */
export function playwrightParameters(choice: Choice): readonly string[] {
  if (isFullRun(choice)) return [WITHOUT_LONG.playwright];
  const { words, changedSince } = choice;
  return [
    WITHOUT_LONG.playwright,
    '--pass-with-no-tests',
    ...(changedSince === null ? [] : [`--only-changed=${changedSince}`]),
    ...words,
  ];
}

/** Returns whether a run includes tests of the running product, which must be built for them. */
export async function touchesProduct({ words, changedSince }: Choice): Promise<boolean> {
  const all = () => globSync('tests/e2e/*', { cwd: join(import.meta.dirname, '..', '..') });
  const files = changedSince === null ? all() : await changedFiles(changedSince);
  return files.some(
    (path) =>
      END_TO_END.test(path) && (words.length === 0 || words.some((word) => path.includes(word))),
  );
}
