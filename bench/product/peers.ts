import { spawnSync } from 'node:child_process';

/** Throws if npm fails; npm prints the reason. */
export function npm(cwd: string, ...parameters: readonly string[]): void {
  const { status } = spawnSync('npm', parameters, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`"npm ${parameters.join(' ')}" failed and said why above.`);
}
