/** `npm run check`: types, lint, format, contract, layers and designs, without the product's tests. */
import './command/current-node.ts';
import { runChecks } from './checks/checks.ts';
import { runTool } from './command/run-tool.ts';

const failed = [...(await runChecks())];
const files = ['tests/house/architecture.test.ts', 'tests/render/designs.test.ts'];
const structure = await runTool('vitest', ['run', '--project', 'node', ...files], {
  output: 'shown',
});
if (!structure.succeeded) failed.push('Layers and designs');

console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
