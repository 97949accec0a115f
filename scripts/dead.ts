/**
 * `npm run dead`: lists unused files, exports and packages with knip, then those that only tests use. Fails if there
 * are any.
 */
import './command/current-node.ts';
import { runTool } from './command/run-tool.ts';

// The functions of the sentences are not in git, and knip has to see who calls them.
const KNIP = ['--config', 'scripts/structure/knip.config.ts', '--no-gitignore', '--no-progress'];

for (const more of [
  ['--treat-config-hints-as-errors'],
  ['--production', '--include', 'files,exports'],
]) {
  const { succeeded } = await runTool('knip', [...KNIP, ...more]);
  if (!succeeded) process.exitCode = 1;
}
