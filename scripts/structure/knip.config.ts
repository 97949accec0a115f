/** What `npm run dead` takes as a beginning, and what it passes over, each with its reason. */
import type { KnipConfig } from 'knip';

/** Files that something else than an import opens; `!` marks all but tests: no test alone may use what they export. */
const ENTRIES = [
  // Built by themselves.
  'src/{main,first-paint,public/entry}.tsx!',
  'src/{landing.ts,public/page.js}!',
  // Stands in for a package by an alias in vite.config.ts.
  'src/render/no-xml.ts!',
  // A variable holds the module.
  'src/routes/-wizard/late-screens.tsx!',
  'server/{start,worker}.ts!',
  // A folder that is read whole.
  'server/db/migrations/*.ts!',
  '{scripts,scripts/checks,bench,paths}/*.ts!',
  // Imported by vite.config.ts, and loaded by the linter.
  'scripts/{builds/*,words/lint-plugin}.ts!',
  // Pages and scripts that a browser opens.
  'scripts/gallery/main.tsx!',
  'scripts/designs/*-page.ts!',
  'paths/live/live.ts!',
  'bench/**/*page/*.ts!',
  'bench/{editor/recoloring,typing/keystrokes}.ts!',
  // Next finds its own by their names.
  'bench/*/peers/**/*.{ts,tsx,js,mjs}!',
  'tests/**/*.{test,setup}.{ts,tsx}',
  'tests/*/playwright.config.ts',
  // Processes that a test starts.
  'tests/**/{instance,*-process,*.child,*-warden}.ts',
];

const config: KnipConfig = {
  entry: ENTRIES,
  project: [
    '{src,server,scripts,bench,paths}/**/*.{ts,tsx,js,mjs}!',
    // npm runs it by its name in package.json.
    '!scripts/preflight.mjs!',
    'tests/**/*.{ts,tsx}',
  ],
  ignore: ['{src/route-tree,openapi/schema}.gen.ts'],
  ignoreDependencies: [
    // Its bundle is a file of /dev/api.
    'rapidoc',
    // A bench installs them beside itself.
    'fabric',
    'konva',
  ],
};

export default config;
