/**
 * `npm run structure`: lists the folders and the imports between them, and writes `docs/subjects.md`. Fails on an import that breaks a rule and on
 * cycles. `-- --lines` counts the lines written by hand instead, by room.
 */
import './command/current-node.ts';
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { subjectsPage } from './structure/subjects.ts';
import {
  arrowsBetweenFolders,
  findFolderCycle,
  readImports,
  roomsOf,
} from './structure/import-graph.ts';

const HOUSES = ['server', 'src/app', 'src/ui/wizard', 'src/machines', 'src/domain', 'src/render'];

const PRODUCT = ['src', 'server', 'paths', 'scripts', 'bench'];
const SOURCE = /\.(?:tsx?|m?js)$/u;
const GENERATED = /\.gen\.|^src\/words\//u;

const ROOT = join(import.meta.dirname, '..');

if (process.argv.includes('--lines')) {
  for (const [room, lines] of await linesByRoom())
    console.log(`${lines.toLocaleString('en-US').padStart(8)}  ${room}`);
  process.exit();
}

const { files, arrows, faults } = await readImports(ROOT);
await writeFile(join(ROOT, 'docs', 'subjects.md'), subjectsPage(ROOT));

for (const house of HOUSES) {
  const rooms = [...roomsOf(files).keys()].filter((folder) => folder.startsWith(`${house}/`));
  const names = new Set(rooms.map((folder) => roomOf(house, folder)));
  const between = arrowsBetweenRooms(house);
  console.log(`${house}: ${names.size} rooms, ${between.size} arrows`);
  for (const [from, to] of [...Map.groupBy(between, (arrow) => arrow.split(' ')[0] ?? '')].sort()) {
    console.log(
      `  ${from} → ${to
        .map((arrow) => arrow.split(' ')[1])
        .sort()
        .join(', ')}`,
    );
  }
}

const circle = findFolderCycle(arrows);
const wrong = circle === null ? faults : [...faults, `A circle: ${circle.join(' → ')}`];
for (const fault of wrong) console.error(fault);
if (wrong.length > 0) process.exitCode = 1;

/** Returns `coupons` for `server/coupons/saving` in `server`; files directly in `server` belong to no room. */
function roomOf(house: string, folder: string): string {
  return folder.slice(house.length + 1).split('/', 1)[0] ?? '';
}

function arrowsBetweenRooms(house: string): ReadonlySet<string> {
  const found = arrowsBetweenFolders(arrows).flatMap(({ from, to }) => {
    if (![from, to].every((folder) => folder.startsWith(`${house}/`))) return [];
    const a = roomOf(house, from);
    const b = roomOf(house, to);
    return a === b ? [] : [`${a} ${b}`];
  });
  return new Set(found);
}

/** Lines written by hand: by room (`src/domain`), then the totals of the product and of the tests. */
async function linesByRoom(): Promise<ReadonlyMap<string, number>> {
  const listed = await promisify(execFile)('git', ['ls-files', ...PRODUCT, 'tests'], { cwd: ROOT });
  const paths = listed.stdout.split('\n').filter((path) => SOURCE.test(path));
  const rooms = new Map<string, number>();
  const totals = new Map([...PRODUCT, 'product', 'tests'].map((name) => [name, 0]));
  for (const path of paths.filter((path) => !GENERATED.test(path))) {
    const lines = (await readFile(join(ROOT, path), 'utf8')).split('\n').length - 1;
    const [house = '', room = '', file] = path.split('/');
    const place = file === undefined ? `${house} (its own files)` : `${house}/${room}`;
    rooms.set(place, (rooms.get(place) ?? 0) + lines);
    const both = house === 'tests' ? [house] : [house, 'product'];
    for (const name of both) totals.set(name, (totals.get(name) ?? 0) + lines);
  }
  return new Map([...[...rooms].sort(), ...totals]);
}
