import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../server/db/postgres-cluster.ts';
import { ownFolder } from './own-folder.ts';

const READY = /Tearline is ready|Development server after/;
const ROOT = join(import.meta.dirname, '..', '..');

/** A folder of sources and the script that starts them. */
interface Sources {
  readonly root: string;
  readonly script: 'start.ts' | 'dev-server.ts';
  readonly parameters?: readonly string[];
}

/** Starts the built product or other sources. Throws with the output if it does not become ready. */
export async function startOwnProduct(
  settings: Readonly<Record<string, string>>,
  { root, script, parameters = [] }: Sources = { root: ROOT, script: 'start.ts' },
) {
  const dataDir = await ownFolder('own');
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'scripts', script), ...parameters], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const remove = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await ready(child);
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    child,
    port,
    /** Without a trailing slash. */
    url: `http://localhost:${port}`,
    dataDir,
    /** Kills it if it still runs, and deletes its data. */
    remove,
  };
}

export type OwnProduct = Awaited<ReturnType<typeof startOwnProduct>>;

/** Gives the work a started product, and removes it afterwards. */
export async function withOwnProduct<Result>(
  settings: Readonly<Record<string, string>>,
  work: (product: OwnProduct) => Promise<Result>,
  sources?: Sources,
): Promise<Result> {
  const product = await startOwnProduct(settings, sources);
  try {
    return await work(product);
  } finally {
    await product.remove();
  }
}

/** Resolves when the product reports that it is ready. Its output is read to the end, so that it never blocks. */
function ready(child: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
      if (READY.test(said)) resolve();
    });
    child.once('exit', () => reject(new Error(`Tearline did not start:\n${said}`)));
  });
}
