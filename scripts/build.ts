/**
 * `npm run build`: builds the application (`dist/client`), its first paint (`dist/first-paint`), the public coupon page
 * (`dist/public`), the page of a proof (`dist/proof`), the page of counters (`dist/till`) and the script of `/dev/paths`
 * (`dist/dev-paths`), each only if its sources changed. `npm run build public` and `npm run build till dev-paths` build
 * only these.
 */
import './command/current-node.ts';
import { join } from 'node:path';
import { createProgress } from './command/progress.ts';
import { runStaleBuilds, type Build } from './builds/stale-builds.ts';

const ROOT = join(import.meta.dirname, '..');
const SHARED_INPUTS = [
  'src',
  'package-lock.json',
  'scripts/builds/vite-builds.ts',
  'scripts/builds/compress.ts',
  'scripts/builds/one-language.ts',
];

const APPLICATION: Build = {
  title: 'Building the application',
  folder: 'dist/client',
  inputs: [
    ...SHARED_INPUTS,
    'index.html',
    'public',
    'vite.config.ts',
    'scripts/builds/without-evaluation.ts',
  ],
  run: async (outDir) => (await viteBuilds()).buildClient(ROOT, outDir),
};
const FIRST_PAINT: Build = {
  title: 'Building the landing page’s first paint',
  folder: 'dist/first-paint',
  inputs: [...SHARED_INPUTS, 'openapi'],
  run: async (outDir) => (await viteBuilds()).buildFirstPaint(ROOT, outDir),
};
const PUBLIC_PAGE: Build = {
  title: 'Building the public coupon page',
  folder: 'dist/public',
  inputs: SHARED_INPUTS,
  run: async (outDir) => (await viteBuilds()).buildPublicPage(ROOT, outDir),
};

const TILL: Build = {
  title: 'Building the page of counters',
  folder: 'dist/till',
  inputs: [...SHARED_INPUTS, 'till.html'],
  run: async (outDir) => (await viteBuilds()).buildTill(ROOT, outDir),
};

const PROOF_PAGE: Build = {
  title: 'Building the page of a proof',
  folder: 'dist/proof',
  inputs: SHARED_INPUTS,
  run: async (outDir) => (await viteBuilds()).buildProofPage(ROOT, outDir),
};

const DEV_PATHS: Build = {
  title: 'Building the script of /dev/paths',
  folder: 'dist/dev-paths',
  inputs: ['paths', 'package-lock.json', 'scripts/builds/vite-builds.ts'],
  run: async (outDir) => (await viteBuilds()).buildDevPaths(ROOT, outDir),
};

/** Loaded only if something must be built: loading Vite takes a third of a second. */
const viteBuilds = () => import('./builds/vite-builds.ts');

const all = [APPLICATION, FIRST_PAINT, PUBLIC_PAGE, PROOF_PAGE, TILL, DEV_PATHS];
const named = process.argv.slice(2).map((name) => `dist/${name}`);
const chosen = all.filter(({ folder }) => named.includes(folder));
const builds = chosen.length > 0 ? chosen : all;
await runStaleBuilds(
  ROOT,
  builds,
  createProgress((text) => process.stdout.write(text)),
);
