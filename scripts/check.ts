/**
 * `npm run check`: types, lint, format, contract, layers, documents, designs and paths, without the product's tests.
 */
import './command/current-node.ts';
import { runChecks } from './checks/checks.ts';
import { runTool } from './command/run-tool.ts';

const failed = [...(await runChecks())];
const files = ['house/architecture', 'house/documents', 'house/paths', 'render/designs'];
const tests = files.map((name) => `tests/${name}.test.ts`);
const structure = await runTool('vitest', ['run', '--project', 'node', ...tests]);
if (!structure.succeeded) failed.push('Layers, documents, designs and paths');

console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
