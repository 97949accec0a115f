import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** A program that is killed and started again. */
export type Program = ReturnType<typeof createProgram>;

interface ProgramOptions {
  readonly command: string;
  readonly parameters: readonly string[];
  /** The file that gets its output. */
  readonly log: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** A file whose first line is the id of a process that leads a group of its own. */
  readonly processFile?: string;
}

export function createProgram(options: ProgramOptions) {
  let child: ChildProcess | undefined;
  return {
    start() {
      const log = openSync(options.log, 'a');
      child = spawn(options.command, [...options.parameters], {
        // A group of its own: what it starts is killed with it.
        detached: true,
        stdio: ['ignore', log, log],
        env: { ...process.env, ...options.environment },
      });
      closeSync(log);
    },
    /** Ends it and all that it started at once, as a machine that loses power would. */
    async kill() {
      if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      process.kill(-child.pid, 'SIGKILL');
      await ended;
      if (options.processFile !== undefined) await killNamed(options.processFile);
    },
  };
}

async function killNamed(file: string): Promise<void> {
  const [first = ''] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  if (first === '') return;
  try {
    process.kill(Number(first), 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
