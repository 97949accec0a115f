import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The peers of a folder are no part of the product: they come as their lock file has them, when they are first asked for. */
export function installPeers(folder: string): void {
  if (existsSync(join(folder, 'node_modules'))) return;
  console.log('Installing the peers …');
  npm(folder, 'ci', '--omit=optional', '--ignore-scripts', '--no-audit');
}

/** Throws where npm fails, which then has said why. */
export function npm(cwd: string, ...parameters: readonly string[]): void {
  const { status } = spawnSync('npm', parameters, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`"npm ${parameters.join(' ')}" failed and said why above.`);
}
