/** Contestants as separate processes: one on one core, or WORKERS on both, with the load generator on the other. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../../server/db/postgres-cluster.ts';
import type { LoadFigures, LoadOrder } from './load.ts';
import type { Contestant } from './served.ts';

/** Several processes use both cores; one of them shares its core with the load generator. */
export const WORKERS = Number(process.env['WORKERS'] ?? 1);
const SERVER_CORES = WORKERS > 1 ? '0,1' : '0';
const LOAD_CORE = '1';

export interface Stage {
  /** The folder of recorded answers and files. */
  readonly folder: string;
  /** The product's settings. */
  readonly environment: Readonly<Record<string, string>>;
}

interface Running {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts a new process. Its log is written to nowhere. */
export async function start(contestant: Contestant, stage: Stage): Promise<Running> {
  const port = await freePort();
  const script = join(import.meta.dirname, 'served.ts');
  const args = [
    '-c',
    SERVER_CORES,
    process.execPath,
    script,
    contestant,
    String(port),
    stage.folder,
  ];
  const child = spawn('taskset', args, {
    env: { ...process.env, ...stage.environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await readiness(child);
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

export async function loadOn(order: LoadOrder): Promise<LoadFigures> {
  const script = join(import.meta.dirname, 'load.ts');
  const child = spawn('taskset', ['-c', LOAD_CORE, process.execPath, script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(order));
  return JSON.parse(await text(child.stdout)) as LoadFigures;
}

async function readiness(child: ChildProcess): Promise<void> {
  let said = '';
  for await (const chunk of child.stderr ?? []) {
    said += String(chunk);
    if (said.includes('ready')) return;
  }
  throw new Error(`A contestant did not start:\n${said}`);
}
