/** `npm run structure`: the rooms of the house, and the arrows that the imports draw between them; fails on a circle. */
import './command/current-node.ts';
import { dirname, join } from 'node:path';
import {
  arrowsBetweenFolders,
  arrowsOf,
  findCycle,
  readSources,
  roomsOf,
} from './structure/import-graph.ts';

const HOUSES = ['server', 'src/app', 'src/ui/wizard', 'src/machines', 'src/domain', 'src/render'];

const sources = readSources(join(import.meta.dirname, '..'), ['src', 'server']);
const arrows = arrowsOf(sources);

for (const house of HOUSES) {
  const rooms = [...roomsOf(sources).keys()].filter((folder) => folder.startsWith(`${house}/`));
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

const circle = findCycle(arrows) ?? findCycle(arrowsBetweenFolders(arrows));
if (circle !== null) {
  console.error(`A circle: ${circle.join(' → ')}`);
  process.exitCode = 1;
}

/** `coupons` for `server/coupons/saving` in `server`; the house's own files are no room. */
function roomOf(house: string, folder: string): string {
  return folder.slice(house.length + 1).split('/', 1)[0] ?? '';
}

function arrowsBetweenRooms(house: string): ReadonlySet<string> {
  const found = arrows.flatMap(({ from, to }) => {
    if (!('path' in to)) return [];
    const ends = [dirname(from), dirname(to.path)];
    if (!ends.every((folder) => folder.startsWith(`${house}/`))) return [];
    const [a = '', b = ''] = ends.map((folder) => roomOf(house, folder));
    return a === b ? [] : [`${a} ${b}`];
  });
  return new Set(found);
}
