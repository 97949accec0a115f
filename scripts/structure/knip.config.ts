/** The entry points of `npm run dead` and its exceptions, each with its reason. */
import type { KnipConfig } from 'knip';

/** Files that are not opened by an import. `!` marks all but tests: what they export must be used outside of tests. */
const ENTRIES = [
  // Built separately.
  'src/{main,first-paint,till,public/entry,public/proof-entry}.tsx!',
  'src/{landing.ts,first-question.ts,public/page.js}!',
  // Replace code of packages by an alias in vite.config.ts.
  'src/{render/no-xml,ui/forms/no-form-{devtools,groups}}.ts!',
  // Loaded through a variable.
  'src/routes/-wizard/late-screens.tsx!',
  'server/{start,worker}.ts!',
  // All files of the folder are read.
  'server/db/migrations/**/*.ts!',
  '{scripts,scripts/checks,bench,paths}/*.ts!',
  // Oxlint starts it.
  'scripts/checks/one-checker.mjs!',
  // Imported by vite.config.ts, loaded by the linter or run by preflight.
  'scripts/{builds/*,words/{lint-plugin,generate-words}}.ts!',
  // Processes that a test starts.
  'scripts/testing/attack/strangers.ts!',
  'scripts/testing/cluster/object-store.ts!',
  // Pages and scripts for a browser.
  'paths/live/live.ts!',
  // Bundled into an export.
  'paths/run/standalone.ts!',
  'bench/phone/peers/app/main.tsx!',
  'tests/**/*.{test,setup}.{ts,tsx}',
  'tests/*/playwright.config.ts',
  // Processes started by a test.
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
  // FIELD_MESSAGES takes all sentences of this room by a spread, which knip does not follow.
  ignoreIssues: { 'src/words/domain/field-messages.gen.ts': ['exports', 'nsExports'] },
  ignoreDependencies: [
    // The build of the page of counters puts it in React's place.
    'preact',
    // The check of formats runs it by its name.
    'oxfmt',
    // /dev/api serves its bundle.
    'rapidoc',
    // Style sheets name their files.
    /^@fontsource-variable\//u,
  ],
};

export default config;
