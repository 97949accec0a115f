import { join } from 'node:path';
import { duration } from '../command/progress.ts';
import { runScript, runTool, type ToolResult } from '../command/run-tool.ts';
import { existsSync } from 'node:fs';

interface Check {
  readonly title: string;
  readonly run: () => Promise<ToolResult>;
}

const captured = { output: 'captured' } as const;
/** End-to-end tests sometimes wait, for a server to stop or a second to pass. Short checks run in these gaps. */
const inGaps = { ...captured, priority: 'low' } as const;

const CHECKS: readonly Check[] = [
  {
    title: 'Lint and types',
    run: () => runTool('oxlint', ['--deny-warnings'], { ...captured, environment: checkOfTypes() }),
  },
  { title: 'Format', run: checkFormat },
  { title: 'Generated files', run: () => runScript('generate.ts', ['--check'], inGaps) },
  { title: 'Nothing dead', run: () => runScript('dead.ts', [], inGaps) },
  { title: 'Rows that tests name', run: () => runScript('rows.ts', ['--check'], inGaps) },
];

const SIDE_BY_SIDE = 2;

/**
 * Oxlint's check of types, tsgolint, is written in Go. Its collector of garbage took a sixth of the processor time, and
 * a second checker of types computes most of them again. Windows cannot start a script as a program.
 */
function checkOfTypes(): Readonly<Record<string, string>> {
  const garbage = { GOGC: '400' };
  if (process.platform === 'win32') return garbage;
  const path = join(import.meta.dirname, 'one-checker.mjs');
  return { ...garbage, GOMAXPROCS: '1', OXLINT_TSGOLINT_PATH: path };
}

/** Runs types, lint, format and generated sources, two at a time. Returns the titles of the failed checks. */
export async function runChecks(): Promise<readonly string[]> {
  const waiting = [...CHECKS];
  const failed: string[] = [];
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      if (!(await passes(check))) failed.push(check.title);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  return failed;
}

async function passes({ title, run }: Check): Promise<boolean> {
  const started = performance.now();
  const { succeeded, output } = await run();
  console.log(`${succeeded ? '✓' : '✗'} ${title} ${duration(started)}`);
  if (!succeeded) console.log(output);
  return succeeded;
}

const ROOT = join(import.meta.dirname, '..', '..');

/**
 * Checks the format of all files. oxfmt reads them in a second, and Prettier only those in which the two differ: oxfmt
 * breaks a union of types that fits on one line (`decisions/036`).
 */
async function checkFormat(): Promise<ToolResult> {
  const all = await runTool('oxfmt', ['--list-different', '.'], inGaps);
  const lines = all.output.split('\n').filter((line) => line !== '');
  const areFiles = lines.every((line) => existsSync(join(ROOT, line)));
  if (lines.length === 0 || !areFiles) return all;
  return runTool('prettier', ['--check', '--log-level=warn', ...lines], inGaps);
}
