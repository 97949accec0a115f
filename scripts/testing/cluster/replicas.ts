import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startOwnProduct } from '../running-product.ts';

/** A process of the product that is killed and started again. */
export interface Replica {
  /** Resolves when it is ready. Without a root it runs this release. */
  start(root?: string): Promise<void>;
  /** As a deployment stops it: it finishes the calls under way. */
  stop(): Promise<void>;
  kill(): Promise<void>;
}

/** A replica with a folder of its own, which gets the signing keys of the first one. */
export async function createReplica(
  folder: string,
  { port, keysOf, settings }: ReplicaOptions,
): Promise<Replica> {
  const dataDir = join(folder, String(port));
  await mkdir(dataDir, { recursive: true });
  if (keysOf !== undefined)
    await cp(join(folder, String(keysOf), 'keys'), join(dataDir, 'keys'), { recursive: true });
  let child: ChildProcess | undefined;
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    async start(root) {
      const own = { ...settings, PORT: String(port), DATA_DIR: dataDir };
      const sources = root === undefined ? undefined : ({ root, script: 'start.ts' } as const);
      ({ child } = await startOwnProduct(own, sources));
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

interface ReplicaOptions {
  readonly port: number;
  /** The port of the replica that made the keys; undefined for that one. */
  readonly keysOf: number | undefined;
  readonly settings: Readonly<Record<string, string>>;
}
