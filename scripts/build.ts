/**
 * `npm run build`: builds the application (`dist/client`), its first paint (`dist/first-paint`), the public coupon page
 * (`dist/public`), the page of a proof (`dist/proof`), the page of counters (`dist/till`) and the script of `/dev/paths`
 * (`dist/dev-paths`), each only if its sources changed. `npm run build public` and `npm run build till dev-paths` build
 * only these.
 */
import './command/current-node.ts';
import { basename, join } from 'node:path';
import { createProgress } from './command/progress.ts';
import { runScript } from './command/run-tool.ts';
import { checkBuilds, runStaleBuilds, type Build } from './builds/stale-builds.ts';

const ROOT = join(import.meta.dirname, '..');
const SHARED_INPUTS = ['src', 'package-lock.json', 'scripts/builds'];

/** Loaded only if something must be built: loading Vite takes a third of a second. */
const viteBuilds = () => import('./builds/vite-builds.ts');

const all: readonly Build[] = [
  {
    title: 'Building the application',
    folder: 'dist/client',
    inputs: [...SHARED_INPUTS, 'index.html', 'public', 'vite.config.ts'],
    run: async (outDir) => (await viteBuilds()).buildClient(ROOT, outDir),
    isCompressed: true,
  },
  {
    title: 'Building the first paints',
    folder: 'dist/first-paint',
    inputs: [...SHARED_INPUTS, 'openapi'],
    run: async (outDir) => (await viteBuilds()).buildFirstPaint(ROOT, outDir),
  },
  {
    title: 'Building the public coupon page',
    folder: 'dist/public',
    inputs: SHARED_INPUTS,
    run: async (outDir) => (await viteBuilds()).buildPage(ROOT, outDir, 'src/public/entry.tsx'),
  },
  {
    title: 'Building the page of a proof',
    folder: 'dist/proof',
    inputs: SHARED_INPUTS,
    run: async (outDir) =>
      (await viteBuilds()).buildPage(ROOT, outDir, 'src/public/proof-entry.tsx'),
  },
  {
    title: 'Building the page of counters',
    folder: 'dist/till',
    inputs: [...SHARED_INPUTS, 'till.html'],
    run: async (outDir) => (await viteBuilds()).buildTill(ROOT, outDir),
    isCompressed: true,
  },
  {
    title: 'Building the script of /dev/paths',
    folder: 'dist/dev-paths',
    inputs: ['paths', 'package-lock.json', 'scripts/builds'],
    run: async (outDir) =>
      (await viteBuilds()).buildScript(ROOT, outDir, ['paths/live/live.ts', 'live.js', 'es']),
  },
];
const named = process.argv.slice(2).map((name) => `dist/${name}`);
/** Said by `npm start`, which compresses to the fewest bytes once it is ready. */
const isHasty = process.argv.includes('--hasty');
const chosen = all.filter(({ folder }) => named.includes(folder));
const builds = chosen.length > 0 ? chosen : all;
/** A stopped start stops its builds. */
const ending = new AbortController();
process.once('SIGTERM', () => {
  ending.abort();
  process.exit(1);
});

const progress = createProgress((text) => process.stdout.write(text));
const checked = await checkBuilds(ROOT, builds);
const stale = checked.filter(({ isFresh }) => !isFresh);
const apart = stale.length > 1 ? checked.filter(({ build }) => build === stale[0]?.build) : [];
const here = checked.filter((one) => !apart.includes(one));
const results = await Promise.all([
  ...apart.map(({ build }) => buildApart(build)),
  runStaleBuilds(here, progress, { isHasty }),
]);
if (results.includes(false)) process.exitCode = 1;

/** Builds in a process of its own, beside the others: most of the work of a build is done by one thread. */
async function buildApart({ folder }: Build): Promise<boolean> {
  const parameters = [basename(folder), ...(isHasty ? ['--hasty'] : [])];
  const { signal } = ending;
  const options = { output: 'captured', eachLine: progress.say, signal } as const;
  return (await runScript('build.ts', parameters, options)).succeeded;
}
