/**
 * `npm run structure`: lists the folders and the imports between them, and writes `docs/subjects.md`. Fails on an import that breaks a rule and on
 * cycles. `-- --lines` counts the lines written by hand instead, by room.
 */
import './command/current-node.ts';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { linesByRoom } from './structure/lines.ts';
import { subjectsPage } from './structure/subjects.ts';
import {
  arrowsBetweenFolders,
  findFolderCycle,
  readImports,
  roomsOf,
} from './structure/import-graph.ts';

const HOUSES = ['server', 'src/app', 'src/ui/wizard', 'src/machines', 'src/domain', 'src/render'];

const ROOT = join(import.meta.dirname, '..');

if (process.argv.includes('--lines')) {
  for (const [room, lines] of await linesByRoom(ROOT))
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
