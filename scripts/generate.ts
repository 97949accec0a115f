/** `npm run generate`: the client's types from the contract, README's settings from the list of settings. */
import './current-node.ts';
import { runScript } from './run-tool.ts';

for (const script of ['generate-api.ts', 'readme.ts']) {
  const { succeeded } = await runScript(script, [], { output: 'shown' });
  if (!succeeded) process.exitCode = 1;
}
