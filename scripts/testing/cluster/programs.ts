import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { provideProgram } from '../debian-package.ts';

const PACKAGES = [
  { name: 'PostgreSQL 15', path: '/usr/lib/postgresql/15/bin/postgres', package: 'postgresql-15' },
  { name: 'etcd', path: '/usr/bin/etcd', package: 'etcd-server' },
  {
    name: "Patroni's etcd client",
    path: '/usr/lib/python3/dist-packages/etcd',
    package: 'python3-etcd',
  },
  { name: 'Patroni', path: '/usr/bin/patroni', package: 'patroni' },
  { name: 'HAProxy', path: '/usr/sbin/haproxy', package: 'haproxy' },
];

/** Installs what a cluster needs with apt. Throws `StartFailure` where apt cannot be used. */
export async function providePrograms(): Promise<void> {
  for (const program of PACKAGES) await provideProgram(program);
}

/** A program that is killed and started again. */
export interface Program {
  start(): void;
  /** Ends it and all that it started at once, as a machine that loses power would. */
  kill(): Promise<void>;
}

interface ProgramOptions {
  readonly command: string;
  readonly parameters: readonly string[];
  /** The file that gets its output. */
  readonly log: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** A file whose first line is the id of a process that leads a group of its own. */
  readonly processFile?: string;
}

export function createProgram(options: ProgramOptions): Program {
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

const RETRY_MS = 200;

/** Resolves when `isSo` holds. Throws after a time, in ms. */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  withinMs = 90_000,
): Promise<void> {
  const end = performance.now() + withinMs;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > end)
      throw new Error(`${what} did not happen in ${withinMs / 1_000} s.`);
    await pause(RETRY_MS);
  }
}

export function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}
