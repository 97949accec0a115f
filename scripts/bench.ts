/** `npm run bench -- search`: measures one part and fails if it misses its target. */
import './command/current-node.ts';
import { benchBrowse } from '../bench/browse.ts';
import { benchCodes } from '../bench/codes.ts';
import { benchEditor } from '../bench/editor.ts';
import { benchExports } from '../bench/exports.ts';
import { benchMemory } from '../bench/memory.ts';
import { benchPhone } from '../bench/phone.ts';
import { benchProof } from '../bench/proof.ts';
import { benchPublic } from '../bench/public.ts';
import { benchRender } from '../bench/render.ts';
import { benchSearch } from '../bench/search.ts';
import { benchServices } from '../bench/services.ts';
import { benchStart } from '../bench/start.ts';
import { benchTyping } from '../bench/typing.ts';
import { runScript } from './command/run-tool.ts';

const BENCHES: Readonly<Record<string, () => Promise<boolean>>> = {
  browse: benchBrowse,
  codes: benchCodes,
  editor: benchEditor,
  exports: benchExports,
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
