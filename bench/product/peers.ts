import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Installs the peers of a folder from its lock file on first use; they are not part of the product. */
export function installPeers(folder: string): void {
  if (existsSync(join(folder, 'node_modules'))) return;
  console.log('Installing the peers …');
  npm(folder, 'ci', '--omit=optional', '--ignore-scripts', '--no-audit');
}

/** Throws if npm fails; npm prints the reason. */
export function npm(cwd: string, ...parameters: readonly string[]): void {
  const { status } = spawnSync('npm', parameters, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`"npm ${parameters.join(' ')}" failed and said why above.`);
}
