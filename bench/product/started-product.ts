/** The product as `npm start` runs it, with its own folder and port. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/db/postgres-cluster.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const READY = /Tearline is ready after .*: (http\S+)/;

export interface StartedProduct {
  readonly url: string;
  readonly dataDir: string;
  close(): Promise<void>;
}

export async function startProduct(): Promise<StartedProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tearline-bench-'));
  const place = { DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, ['scripts/preflight.mjs', 'scripts/start.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...place },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
      const [, address] = READY.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', () => reject(new Error(`Tearline did not start:\n${output}`)));
  });
  return {
    url,
    dataDir,
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
