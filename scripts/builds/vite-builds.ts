import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type InlineConfig, minify, type Plugin } from 'vite';
import * as tillWords from '../../src/words/counters/till.gen.ts';
import * as shellWords from '../../src/words/shell.gen.ts';
import { openLanguage, splitLanguages } from './one-language.ts';
import { UNTIMED } from './untimed.ts';

/*
 * The services use NODE_ENV=development on a local machine. With it, Vite and its React plugin would build React's
 * development version, which is twice as large and several times slower.
 */
process.env['NODE_ENV'] = 'production';

/** The application for the browser, as `vite.config.ts` says. */
export async function buildClient(root: string, outDir: string): Promise<void> {
  await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  await splitLanguages(outDir, {
    name: 'index',
    sentences: [shellWords.description, shellWords.needsScript],
  });
}

/** The code that renders markup in the services. */
const ON_THE_SERVER: InlineConfig = {
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [vanillaExtractPlugin()],
  oxc: { jsx: { runtime: 'automatic' } },
  ssr: { noExternal: true },
};

/**
 * The first paints. `first-paint.js` renders their markup on the server with the class names of the application's build.
 * `landing.js` and `wizard.js` are inlined into their pages.
 */
export async function buildFirstPaint(root: string, outDir: string): Promise<void> {
  await build({
    ...ON_THE_SERVER,
    root,
    build: {
      ssr: 'src/first-paint.tsx',
      outDir,
      emptyOutDir: true,
      ssrEmitAssets: true,
      cssCodeSplit: false,
      rolldownOptions: { ...UNTIMED, output: { entryFileNames: 'first-paint.js' } },
    },
  });
  await buildScript(root, outDir, ['src/landing.ts', 'landing.js', 'iife']);
  await buildScript(root, outDir, ['src/first-question.ts', 'wizard.js', 'iife']);
}

/** Builds one script with all its imports into one file of the folder. */
export async function buildScript(
  root: string,
  outDir: string,
  [from, to, format]: readonly [from: string, to: string, format: 'es' | 'iife'],
): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      rolldownOptions: { ...UNTIMED, input: from, output: { format, entryFileNames: to } },
    },
  });
}

/**
 * The public coupon page, or the page of a proof with a style sheet of its own: `entry.js` renders it on the server,
 * `assets` is served at `/r/assets/`. Both have the same names of fonts.
 */
export async function buildPage(root: string, outDir: string, ssr: string): Promise<void> {
  await build({
    ...ON_THE_SERVER,
    root,
    base: '/r/',
    plugins: [...(ON_THE_SERVER.plugins ?? []), shortScript()],
    build: {
      ssr,
      outDir,
      emptyOutDir: true,
      ssrEmitAssets: true,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        ...UNTIMED,
        output: {
          entryFileNames: 'entry.js',
          assetFileNames: 'assets/[name]-[hash][extname]',
        },
      },
    },
  });
}

/** Minifies a script that goes into a page as text (`page.js?raw`); bundlers leave texts as they are. */
function shortScript(): Plugin {
  return {
    name: 'tearline:short-script',
    apply: 'build',
    transform: {
      filter: { id: /\.js\?raw$/u },
      async handler(code, id) {
        const { text } = RAW.exec(code)?.groups ?? {};
        if (text === undefined) this.error(`${id} is not a text.`);
        const { code: smaller, errors } = await minify('page.js', JSON.parse(text) as string);
        if (errors.length > 0) this.error(`${id}: ${errors[0]?.message}`);
        return { code: `export default ${JSON.stringify(smaller)}`, map: null };
      },
    },
  };
}

const RAW = /^export default (?<text>".*");?$/su;

/** React's interface in a tenth of its size: a counter's phone may be slow, and so may its line (`decisions/038`). */
const PREACT = [
  { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
  { find: 'react-dom/client', replacement: 'preact/compat/client' },
  { find: 'react-dom', replacement: 'preact/compat' },
  { find: 'react', replacement: 'preact/compat' },
];

/** The page of a counter: `till.html`, and its files at `/till/assets/`. */
export async function buildTill(root: string, outDir: string): Promise<void> {
  await build({
    ...ON_THE_SERVER,
    root,
    base: '/till/',
    plugins: [vanillaExtractPlugin(), openLanguage()],
    resolve: { alias: PREACT },
    build: {
      outDir,
      emptyOutDir: true,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      rolldownOptions: { ...UNTIMED, input: 'till.html' },
    },
  });
  await splitLanguages(outDir, { name: 'till', sentences: [tillWords.pageTitle] });
}
