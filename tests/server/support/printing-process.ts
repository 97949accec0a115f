import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect } from 'vitest';

/** The lines that a script prints until it ends, or is killed after some of them; the last one may then be half a line. */
export async function linesOf(
  script: string,
  options: readonly (string | number)[],
  { killedAfter = Infinity, input = '' } = {},
): Promise<readonly string[]> {
  const child = spawn(process.execPath, [script, ...options.map(String)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(input);
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    if (lines.length === killedAfter) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child.exitCode ?? child.signalCode).toBe(killedAfter === Infinity ? 0 : 'SIGKILL');
  return lines;
}
