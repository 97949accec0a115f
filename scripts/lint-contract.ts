/**
 * `npm run lint:contract`: checks the contract with Redocly. Its packages are installed beside its lock file when first
 * needed.
 */
import './command/current-node.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './command/run-tool.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'openapi', 'lint');
const REDOCLY = join(FOLDER, 'node_modules', '@redocly', 'cli', 'bin', 'cli.js');

// Disables telemetry.
process.env.REDOCLY_TELEMETRY = 'off';
process.env.REDOCLY_SUPPRESS_UPDATE_NOTICE = 'true';
if (!(await isInstalled())) {
  console.error('The linter could not be installed; npm said why above.');
  process.exit(1);
}
const { succeeded } = await runProgram(process.execPath, [
  REDOCLY,
  'lint',
  join(ROOT, 'openapi', 'tearline.yaml'),
  '--config',
  join(ROOT, 'openapi', 'redocly.yaml'),
]);
process.exitCode = succeeded ? 0 : 1;

async function isInstalled(): Promise<boolean> {
  if (existsSync(REDOCLY)) return true;
  console.log('Installing the contract’s linter …');
  const install = ['ci', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund'];
  return (await runProgram('npm', install)).succeeded;
}
