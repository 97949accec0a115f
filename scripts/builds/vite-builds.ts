import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { compressTextFiles } from './compress.ts';

/** The application for the browser, as `vite.config.ts` says. */
export async function buildClient(root: string, outDir: string): Promise<void> {
  await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  await compressTextFiles(outDir);
}

/** The public coupon page: `entry.js` renders it on the server, `assets` is served at `/r/assets/`. */
export async function buildPublicPage(root: string, outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    base: '/r/',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [vanillaExtractPlugin()],
    /* The React plugin would choose development JSX by NODE_ENV, which the production renderer above cannot run. */
    oxc: { jsx: { runtime: 'automatic', development: false } },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/public/entry.tsx',
      outDir,
      emptyOutDir: true,
      ssrEmitAssets: true,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          entryFileNames: 'entry.js',
          assetFileNames: 'assets/[name]-[hash][extname]',
        },
      },
    },
  });
}
