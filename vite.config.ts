import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
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

/**
 * One file for each thing that screens share, not one for each set of screens that share it: a newly shared part joins a
 * file that is there. A module goes to the first group that takes it, with all it imports, so the order is from what
 * imports little to what imports much; what only one screen uses stays with that screen.
 */
const CHUNKS = [
  { name: 'start', tags: ['$initial' as const] },
  shared(
    'parts',
    /src\/ui\/(theme|parts\/[a-z]+\/(?!dialog|checkbox|menu|tabs|radio|progress|segments|toast))|lucide-react(?!.*icons\/(crop|trash-2|upload)\.)|domain\/(same-value|plain-text|images\/(base64|data-url)|keyword\/keyword-words)|words\/(figure|common|actions)/u,
  ),
  /* What comes with whoever is signed in. */
  {
    name: 'services',
    test: /@tanstack\/(react-)?query|openapi-fetch|src\/(api\/(client|send-request|problem|account|attributes|page|templates)|app\/(services|query-client|session\/account-calls|(wizard|dashboard|admin)\/[a-z]+-registry)|routes\/(-late|-account\/late-account-rows|-frame\/(account|with-answers))|ui\/(shell\/(account-menu|row-missing)|parts\/fields\/segments))/u,
  },
  /* Toasts need no more of Base UI than this. */
  shared(
    'base',
    /@base-ui\/(utils|react\/(internals\/(?!useAnchor)|merge-props|utils\/(?!popups|usePositioner|useAnchored|hide|adaptive)))/u,
  ),
  shared(
    'dialogs',
    /@base-ui\/react\/(dialog|checkbox)\/|src\/ui\/parts\/(overlays\/dialog|fields\/checkbox)\./u,
  ),
  { name: 'menus', test: /@base-ui\/react\/menu\//u },
  /* What catalogue and dashboard need to show their lists. */
  shared(
    'lists',
    /src\/(api\/(colors|keywords)|routes\/-queries\/(endless-list|use-list-place|use-pictures)|ui\/lists)|@tanstack\/(react-)?virtual/u,
  ),
  shared(
    'faces',
    /src\/(ui\/coupon\/(?!apple-card-back)|domain\/(coupon\/(coupon-face|expiry|google-words|time-zones)|design\/color\.))/u,
  ),
  shared(
    'cards',
    /src\/(ui\/(coupon|proof)|domain\/(coupon|design)(?!.*(schema|restored-form|typed-values|field-places|card-colors|swatches|token-uses|website|phone|coupon-decisions|barcode\.|google-offer|stored-form)))/u,
  ),
  shared(
    'records',
    /src\/(api\/(?!admin|brand|codes|file-stream)|app\/((actors|loading|share)\/|wizard\/project-form)|domain\/coupon\/(field-places|stored-form)|machines\/(submission\/(copy|share)-link|wizard\/preview)|routes\/(-queries|-share\/share-failure)|ui\/share|words\/(share|domain\/text-messages))/u,
  ),
  /* What a coupon is made with, and lists and links show none of. */
  shared(
    'making',
    /domain\/(field-messages|design\/(card-colors|swatches)|coupon\/(scheme-card|website|phone|coupon-decisions|barcode\.))/u,
  ),
  /* The rules of preflight, behind the first screen of the wizard and in the dashboard's preview. */
  shared(
    'preflight',
    /src\/(ui\/preflight\/(?!use-now)|domain\/(preflight\/(?!finding|subject|readable-color)|coupon\/google-offer)|words\/preflight)/u,
  ),
  /* What signing out and the dashboard ask of drafts, without the wizard. */
  shared('drafts', /src\/app\/drafts\/(draft-(store|news|lock)|claim-draft)/u),
  shared('schemas', /\/(arktype|@ark)\/|\.schema\.ts|restored-form/u),
  shared(
    'wizard',
    /src\/(render\/draw\/images\.|(machines|app|domain)\/(wizard|images|submission|drafts)\/(?!restored|image-upload|prepare-image|fitting-copy|upload\.|image-header|picture-kind|scan-proof|drawn-words)|routes\/-wizard\/(opened-wizard|late-parts|wizard-failure|use-screen-props|use-late-parts)|ui\/wizard\/(frame|preview)\/)/u,
  ),
  /* What the brand is shown by, in the account menu and in the wizard. */
  shared(
    'brand',
    /src\/(api\/brand|routes\/-brand\/(use-brand-logo|account-answers)|ui\/brand\/brand-logo|words\/brand)/u,
  ),
  /* How an image is read and cropped, behind the first screen of the wizard and in the brand's dialog. */
  shared(
    'uploads',
    /src\/(machines\/images|app\/wizard\/(image-uploads|prepare-image|fitting-copy)|domain\/images\/(upload|image-header|picture-kind)|routes\/-uploads|ui\/wizard\/crop)/u,
  ),
  /* Pixi comes when something is drawn, not with the bench that draws much. */
  shared('canvas', /pixi|svgpath|parse-svg-path|earcut|src\/render\/(draw|engine)/u),
  shared(
    'bench',
    /src\/((machines|app)\/admin|domain\/template)\/|words\/domain\/(keyword|template)-messages|@(lezer|codemirror)\//u,
  ),
];

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
      { find: './useFormGroup.js', replacement: sourceFile('src/ui/forms/no-form-groups.ts') },
    ],
  },
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist/client',
    emptyOutDir: true,
    chunkSizeWarningLimit: 800,
    /* All styles are 12 kB compressed; split, a wizard on a slow network asked for twelve files, six at a time. */
    cssCodeSplit: false,
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
      '@base-ui/react/checkbox',
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
      'papaparse',
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

/** What at least two screens use of these modules. */
function shared(name: string, test: RegExp) {
  return { name, test, minShareCount: 2 };
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
