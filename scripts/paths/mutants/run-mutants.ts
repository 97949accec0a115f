/** Breaks a copy of the product, one way at a time, and walks the paths that should notice (QA-04). */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startOwnProduct } from '../../testing/running-product.ts';
import type { Walk } from '../model/walk.ts';
import type { ReportedMutant } from '../report/report.ts';
import { type Place, walkPath } from '../run/runner.ts';
import { withPlace } from '../run/walk-paths.ts';
import { type Mutant, MUTANTS } from './mutants.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
/** ms; the development server has noticed a changed file by then. */
const NOTICED_MS = 700;

/** Runs every mutant whose process is among the walks; which path caught it, in the order of the list. */
export async function runMutants(
  folder: string,
  walks: readonly Walk[],
): Promise<readonly ReportedMutant[]> {
  const root = await copyOfSources();
  const product = await startOwnProduct({ LIMIT_PUBLIC: '0' }, { root, script: 'dev-server.ts' });
  try {
    return await withPlace({ url: product.url, headed: false, folder }, async (place) => {
      const found: ReportedMutant[] = [];
      for (const mutant of MUTANTS) {
        const walk = walks.find(({ process }) => process.name === mutant.process);
        if (walk === undefined) continue;
        const caughtBy = await broken(root, mutant, () => firstToFail(place, walk));
        console.log(
          `${caughtBy === null ? '✗' : '✓'} ${mutant.name}: ${caughtBy ?? 'nothing noticed'}`,
        );
        found.push({ name: mutant.name, process: walk.process.title, caughtBy });
      }
      return found;
    });
  } finally {
    await product.remove();
    await rm(root, { recursive: true, force: true });
  }
}

/** The id of the first path that does not hold; null where all do. */
async function firstToFail(place: Place, { process, paths }: Walk): Promise<string | null> {
  for (const path of paths) {
    const { held, id } = await walkPath(place, process, path);
    if (!held) return id;
  }
  return null;
}

/** Throws where the piece is not in the file exactly once: the mutant is out of date then. */
async function broken<Result>(
  root: string,
  { name, file, from, to }: Mutant,
  work: () => Promise<Result>,
): Promise<Result> {
  const path = join(root, file);
  const whole = await readFile(path, 'utf8');
  const [before, after, ...more] = whole.split(from);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`The mutant "${name}" is out of date: ${file} does not have its piece once.`);
  await writeFile(path, before + to + after);
  await pause(NOTICED_MS);
  try {
    return await work();
  } finally {
    await writeFile(path, whole);
    await pause(NOTICED_MS);
  }
}

/** What git knows of the sources, with the packages of this folder. */
async function copyOfSources(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'tearline-mutants-'));
  const asked = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await promisify(execFile)('git', asked, { cwd: ROOT, maxBuffer: 1e8 });
  // Benches have packages of their own, which Vite would look for.
  for (const file of stdout
    .split('\0')
    .filter((name) => name !== '' && !name.startsWith('bench/'))) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await cp(join(ROOT, file), join(root, file));
  }
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return root;
}
