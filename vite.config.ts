import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHUNKS } from './scripts/builds/chunks.ts';
import { fewModules } from './scripts/builds/few-modules.ts';
import { firstParts } from './scripts/builds/first-parts.ts';
import { openLanguage } from './scripts/builds/one-language.ts';
import { SHORT_NAMES } from './scripts/builds/short-names.ts';
import { UNTIMED } from './scripts/builds/untimed.ts';
import { withoutEvaluation } from './scripts/builds/without-evaluation.ts';

/** What Chromium needs to run as root on a machine without a display; no flag here changes how 2D or WebGL draws shapes. */
const chromium = playwright({
  // Pictures of what moves take a tenth of a test's processor time; the end-to-end tests let it move.
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      // The Chromium without windows fits letters to whole pixels, the other one and phones do not.
      '--font-render-hinting=none',
    ],
  },
});

/** Every core at work, two even where there is one: a test waits for its database or its browser half the time. */
const WORKERS = Math.max(2, availableParallelism());

/** Of a run of the tests only the browser's project has plugins, and those that a page cannot do without. */
const isTest = process.env['VITEST'] !== undefined;

const PRODUCTION = { 'process.env.NODE_ENV': '"production"' };

export default defineConfig({
  plugins: isTest
    ? []
    : [
        routes(),
        vanillaExtractPlugin(),
        react(),
        withoutEvaluation(),
        openLanguage(),
        firstParts(),
      ],
  resolve: {
    /* Code of libraries that nothing calls: 58 kB in the renderer and in its worker, 35 kB in the wizard. */
    alias: [
      { find: '@xmldom/xmldom', replacement: sourceFile('src/render/no-xml.ts') },
      {
        find: '@tanstack/devtools-event-client',
        replacement: sourceFile('src/ui/forms/no-form-devtools.ts'),
      },
      /* React has had this hook itself since its version 18. */
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/u, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/u,
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: './useFormGroup.js', replacement: sourceFile('src/ui/forms/no-form-groups.ts') },
    ],
  },
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist/client',
    emptyOutDir: true,
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      ...UNTIMED,
      output: { codeSplitting: { groups: CHUNKS }, ...SHORT_NAMES },
    },
  },
  html: { cspNonce: '__CSP_NONCE__' },
  worker: { format: 'es', plugins: () => [openLanguage()], rolldownOptions: UNTIMED },
  /* Whole from the start: a package found later makes the development server, and a browser test, start over. */
  optimizeDeps: {
    include: [
      '@base-ui/react/dialog',
      '@base-ui/react/menu',
      '@base-ui/react/progress',
      '@base-ui/react/toast',
      '@codemirror/autocomplete',
      '@codemirror/commands',
      '@codemirror/lang-json',
      '@codemirror/language',
      '@codemirror/lint',
      '@codemirror/search',
      '@codemirror/state',
      '@codemirror/view',
      '@lezer/highlight',
      '@lezer/json',
      '@mswjs/interceptors/XMLHttpRequest',
      '@mswjs/interceptors/fetch',
      '@pixi/react',
      '@tanstack/react-form',
      '@tanstack/react-query',
      '@tanstack/react-router',
      '@tanstack/react-virtual',
      '@vanilla-extract/recipes/createRuntimeFn',
      '@xstate/react',
      'arktype',
      'bwip-js/generic',
      'csv-stringify/browser/esm/sync',
      'fflate',
      'idb-keyval',
      'lucide-react',
      'msw/experimental',
      'msw/http',
      'oidc-client-ts',
      'openapi-fetch',
      'pdfkit',
      'pixelmatch',
      'pixi.js',
      'pixi.js/unsafe-eval',
      'pkijs',
      'qr',
      'react',
      'react-dom',
      'react-dom/client',
      'react-easy-crop',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'svgpath',
      'vitest-browser-react',
      'xstate',
      'zxing-wasm/reader',
    ],
  },
  test: {
    // Vitest leaves one core to itself, which on two is half of them; its own work is small and comes in between.
    maxWorkers: WORKERS,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          globalSetup: [
            'tests/support/database.setup.ts',
            'tests/support/public-page.setup.ts',
            'tests/support/contract-record.setup.ts',
          ],
          // Files of one worker share what they import, not what they make: loading the services takes two seconds.
          isolate: false,
          // With V8's usual 16 MB for what is new, collecting garbage took a tenth of the processor time.
          execArgv: ['--max-semi-space-size=64'],
          // Node reads TypeScript by itself, as it does for the product; Vite would transform every file first.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          // A database, its migrations and the seed are real, and a machine may be busy. Nothing here is a matter of time:
          // a test of a duration measures it.
          hookTimeout: 180_000,
          testTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          include: [
            'tests/{domain,machines,render,api,house,server}/**/*.test.ts',
            'tests/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'contract',
          environment: 'node',
          globalSetup: 'tests/support/contract-record.setup.ts',
          include: ['tests/contract/**/*.test.ts'],
          // After the node project, which runs beside the browser's: it reads what that has seen.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        plugins: [vanillaExtractPlugin(), react(), fewModules()],
        // React as visitors get it: its development build spends half of a test's time on notes of who made what.
        define: PRODUCTION,
        oxc: { jsx: { development: false } },
        optimizeDeps: { rolldownOptions: { transform: { define: PRODUCTION } } },
        test: {
          name: 'browser',
          globalSetup: 'tests/support/held-services.setup.ts',
          // Files of one worker share what they import: loading the application takes seconds.
          isolate: false,
          setupFiles: 'tests/ui/support/each-test.setup.ts',
          // A busy machine draws slowly, and nothing here is a matter of time.
          hookTimeout: 180_000,
          testTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          include: ['tests/{ui,canvas}/**/*.test.{ts,tsx}'],
          browser: {
            enabled: true,
            headless: true,
            provider: chromium,
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});

function sourceFile(path: string): string {
  return join(import.meta.dirname, path);
}

function routes() {
  return tanstackRouter({
    target: 'react',
    autoCodeSplitting: true,
    routesDirectory: 'src/routes',
    generatedRouteTree: 'src/route-tree.gen.ts',
    addExtensions: true,
    tmpDir: 'node_modules/.cache/tanstack',
    routeFileIgnorePattern: '\\.(test|css)\\.',
  });
}
