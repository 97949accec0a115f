/** `npm run generate`: the functions of all sentences, the client's types from the contract, the design document's JSON Schema, the table of settings. */
import './command/current-node.ts';
import { runScript } from './command/run-tool.ts';

for (const script of [
  'words/generate-words.ts',
  'checks/generate-api.ts',
  'checks/generate-design-schema.ts',
  'checks/generate-settings.ts',
]) {
  const { succeeded } = await runScript(script, [], { output: 'shown' });
  if (!succeeded) process.exitCode = 1;
}
