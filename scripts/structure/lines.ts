import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const PRODUCT = ['src', 'server', 'paths', 'scripts', 'bench'];
const SOURCE = /\.(?:tsx?|m?js)$/u;
const GENERATED = /\.gen\.|^src\/words\//u;

/** Lines written by hand: by room (`src/domain`), then the totals of the product and of the tests. */
export async function linesByRoom(root: string): Promise<ReadonlyMap<string, number>> {
  const listed = await promisify(execFile)('git', ['ls-files', ...PRODUCT, 'tests'], { cwd: root });
  const paths = listed.stdout.split('\n').filter((path) => SOURCE.test(path));
  const rooms = new Map<string, number>();
  const totals = new Map([...PRODUCT, 'product', 'tests'].map((name) => [name, 0]));
  for (const path of paths.filter((path) => !GENERATED.test(path))) {
    const lines = (await readFile(join(root, path), 'utf8')).split('\n').length - 1;
    const [house = '', room = '', file] = path.split('/');
    const place = file === undefined ? `${house} (its own files)` : `${house}/${room}`;
    rooms.set(place, (rooms.get(place) ?? 0) + lines);
    const both = house === 'tests' ? [house] : [house, 'product'];
    for (const name of both) totals.set(name, (totals.get(name) ?? 0) + lines);
  }
  return new Map([...[...rooms].sort(), ...totals]);
}
