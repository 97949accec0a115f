/**
 * `npm run structure`: lists the folders and the imports between them, and writes `docs/subjects.md`. Fails on an import that breaks a rule and on
 * cycles. `-- --lines` counts the lines written by hand instead, by room.
 */
import './command/current-node.ts';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { git } from './command/git.ts';
import { subjectsPage } from './structure/subjects.ts';
import { findFolderCycle, readImports } from './structure/import-graph.ts';

/** Of a file in a folder of services, processes, rules or drawing. */
const ROOM = /^(?:server|src\/(?:app|machines|domain|render|ui\/wizard))\/[^/]+(?=\/)/u;

const PRODUCT = ['src', 'server', 'paths', 'scripts', 'bench'];
const SOURCE = /\.(?:tsx?|m?js)$/u;
const GENERATED = /\.gen\.|^src\/words\//u;

const ROOT = join(import.meta.dirname, '..');

if (process.argv.includes('--lines')) {
  for (const [room, lines] of await linesByRoom())
    console.log(`${lines.toLocaleString('en-US').padStart(8)}  ${room}`);
  process.exit();
}

const { arrows, faults } = await readImports(ROOT);
await writeFile(join(ROOT, 'docs', 'subjects.md'), subjectsPage(ROOT));

const between = arrows.flatMap(({ from, to }) => {
  const [own] = ROOM.exec(from) ?? [];
  const [other] = ROOM.exec(to) ?? [];
  return own === undefined || other === undefined || own === other ? [] : [{ own, other }];
});
for (const [room, imports] of [...Map.groupBy(between, ({ own }) => own)].sort())
  console.log(`${room} → ${[...new Set(imports.map(({ other }) => other))].sort().join(', ')}`);

const circle = findFolderCycle(arrows);
const wrong = circle === null ? faults : [...faults, `A circle: ${circle.join(' → ')}`];
for (const fault of wrong) console.error(fault);
if (wrong.length > 0) process.exitCode = 1;

/** Lines written by hand: by room (`src/domain`), then the totals of the product and of the tests. */
async function linesByRoom(): Promise<ReadonlyMap<string, number>> {
  const listed = await git('ls-files', ...PRODUCT, 'tests');
  const paths = listed.filter((path) => SOURCE.test(path) && !GENERATED.test(path));
  const rooms = new Map<string, number>();
  const totals = new Map([...PRODUCT, 'product', 'tests'].map((name) => [name, 0]));
  for (const path of paths) {
    const lines = (await readFile(join(ROOT, path), 'utf8')).split('\n').length - 1;
    const [house = '', room = '', file] = path.split('/');
    const place = file === undefined ? `${house} (its own files)` : `${house}/${room}`;
    rooms.set(place, (rooms.get(place) ?? 0) + lines);
    const both = house === 'tests' ? [house] : [house, 'product'];
    for (const name of both) totals.set(name, (totals.get(name) ?? 0) + lines);
  }
  return new Map([...[...rooms].sort(), ...totals]);
}
