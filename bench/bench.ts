/** `npm run bench -- phone`: measures one part and fails if it misses its target. */
import '../scripts/command/current-node.ts';
import { benchBrowse } from './browse.ts';
import { benchCodes } from './codes.ts';
import { benchPhone } from './phone.ts';
import { benchProof } from './proof.ts';
import { benchPublic } from './public.ts';
import { benchStart } from './start.ts';
import { benchTyping } from './typing.ts';
import { type Measured, surroundings, writeFigures, writeTable } from './report/table.ts';
import { runScript } from '../scripts/command/run-tool.ts';

const BENCHES: Readonly<Record<string, () => Promise<Measured>>> = {
  browse: benchBrowse,
  codes: benchCodes,
  phone: benchPhone,
  proof: benchProof,
  public: benchPublic,
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
const { succeeded } = await runScript('build.ts', []);
if (!succeeded) process.exit(1);
const around = surroundings();
const measured = await bench();
await writeFigures(`bench-${name}`, { ...around, ...measured });
process.exitCode = (await writeTable(name, around, measured)) ? 0 : 1;
