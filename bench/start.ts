/** The first start of a clone: `npm ci`, then `npm start` until it is ready (B22). */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../server/db/postgres-cluster.ts';
import type { Measured } from './report/table.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const ROOT = join(import.meta.dirname, '..');
const READY = /Tearline is ready after/u;
/** Seconds from `npm start` until it is ready, with the packages there. */
const PROMISED = 10;

/** Clones the last commit and starts it, three times. */
export async function benchStart(): Promise<Measured> {
  const ours: number[] = [];
  while (ours.length < ROUNDS) ours.push(await inClone(measure));
  const rows = [
    { number: 'B22', what: 'first start, packages installed, s', ours, limit: PROMISED },
  ];
  return { about: 'packages in the cache of npm', rows };
}

async function inClone<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const place = await mkdtemp(join(tmpdir(), 'tearline-bench-'));
  try {
    const folder = join(place, 'tearline');
    run('git', ['clone', '--quiet', ROOT, folder], place);
    return await work(folder);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

async function measure(folder: string): Promise<number> {
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], folder);
  await rm(join(folder, 'node_modules', '.cache'), { recursive: true, force: true });
  return start(folder);
}

/** Throws if the command fails. */
function run(command: string, parameters: readonly string[], cwd: string): void {
  const { status } = spawnSync(command, parameters, { cwd, env: environment(), stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')} failed.`);
}

/** Without the programs and the compiled code of this checkout. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE: _ours, PATH = '', ...others } = process.env;
  const path = PATH.split(':').filter((folder) => !folder.startsWith(ROOT));
  return { ...others, PATH: path.join(':') };
}

async function start(folder: string): Promise<number> {
  const place = { DATA_DIR: join(folder, '.data'), PORT: String(await freePort()) };
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...environment(), ...place },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  // npm ends before the product, which holds its end of the pipe until it has stopped.
  const ended = once(child, 'close');
  const seconds = await new Promise<number>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
      if (READY.test(output)) resolve((performance.now() - began) / 1_000);
    });
    child.once('exit', () => reject(new Error(`Tearline did not start:\n${output}`)));
  });
  // A shell between npm and the product passes no signal on.
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  await ended;
  return seconds;
}
