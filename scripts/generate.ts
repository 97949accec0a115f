/** `npm run generate`: the client's types from the contract, the design document's JSON Schema, README's settings. */
import './current-node.ts';
import { runScript } from './run-tool.ts';

for (const script of ['generate-api.ts', 'generate-design-schema.ts', 'readme.ts']) {
  const { succeeded } = await runScript(script, [], { output: 'shown' });
  if (!succeeded) process.exitCode = 1;
}
