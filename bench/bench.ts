/** `npm run bench -- search`: measures one part and fails if it misses its target. */
import '../scripts/command/current-node.ts';
import { benchBrowse } from './browse.ts';
import { benchCodes } from './codes.ts';
import { benchMemory } from './memory.ts';
import { benchPhone } from './phone.ts';
import { benchProof } from './proof.ts';
import { benchPublic } from './public.ts';
import { benchRender } from './render.ts';
import { benchSearch } from './search.ts';
import { benchServices } from './services.ts';
import { benchStart } from './start.ts';
import { benchTyping } from './typing.ts';
import { runScript } from '../scripts/command/run-tool.ts';

const BENCHES: Readonly<Record<string, () => Promise<boolean>>> = {
  browse: benchBrowse,
  codes: benchCodes,
  memory: benchMemory,
  phone: benchPhone,
  proof: benchProof,
  public: benchPublic,
  render: benchRender,
  search: benchSearch,
  services: benchServices,
  start: benchStart,
  typing: benchTyping,
};

const [name = ''] = process.argv.slice(2);
const bench = BENCHES[name];
if (bench === undefined) {
  console.error(`Say which: npm run bench -- ${Object.keys(BENCHES).join(' | ')}`);
  process.exit(1);
}
// What a product builds when it starts is compressed in haste.
const { succeeded } = await runScript('build.ts', [], { output: 'shown' });
if (!succeeded) process.exit(1);
process.exitCode = (await bench()) ? 0 : 1;
