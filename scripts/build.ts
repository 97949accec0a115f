import './command/current-node.ts';
import { join } from 'node:path';
import { createProgress, type Progress } from './command/progress.ts';
import { runStaleBuilds } from './builds/stale-builds.ts';
import { isEntry } from './command/entry.ts';

const ROOT = join(import.meta.dirname, '..');
const SHARED_INPUTS = [
  'src',
  'package-lock.json',
  'scripts/builds/vite-builds.ts',
  'scripts/builds/compress.ts',
];

/** Builds the application (`dist/client`) and the public coupon page (`dist/public`) where their sources changed. */
async function buildWhatIsStale(progress: Progress): Promise<void> {
  await runStaleBuilds(
    ROOT,
    [
      {
        title: 'Building the application',
        folder: 'dist/client',
        inputs: [...SHARED_INPUTS, 'index.html', 'public', 'vite.config.ts'],
        run: async (outDir) => (await viteBuilds()).buildClient(ROOT, outDir),
      },
      {
        title: 'Building the public coupon page',
        folder: 'dist/public',
        inputs: SHARED_INPUTS,
        run: async (outDir) => (await viteBuilds()).buildPublicPage(ROOT, outDir),
      },
    ],
    progress,
  );
}

/** Loaded when something is stale only: Vite alone takes a third of a second. */
const viteBuilds = () => import('./builds/vite-builds.ts');

if (isEntry(import.meta.filename))
  await buildWhatIsStale(createProgress((text) => process.stdout.write(text)));
