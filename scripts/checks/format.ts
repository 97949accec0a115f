import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runTool, type ToolResult } from '../command/run-tool.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const options = { output: 'captured', priority: 'low' } as const;

/**
 * Checks the format of all files. oxfmt reads them in a second, and Prettier only those in which the two differ: oxfmt
 * breaks a union of types that fits on one line (`decisions/036`).
 */
export async function checkFormat(): Promise<ToolResult> {
  const all = await runTool('oxfmt', ['--list-different', '.'], options);
  const lines = all.output.split('\n').filter((line) => line !== '');
  const areFiles = lines.every((line) => existsSync(join(ROOT, line)));
  if (lines.length === 0 || !areFiles) return all;
  return runTool('prettier', ['--check', '--log-level=warn', ...lines], options);
}
