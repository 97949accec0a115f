/** The page of this folder, built for production and served from a temporary folder. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

/** Cross-origin isolation gives the page exact clocks. */
const ISOLATED = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** Builds it like the product and serves it on a free port. */
export async function openBenchPage() {
  const root = join(import.meta.dirname, 'page');
  const outDir = await mkdtemp(join(tmpdir(), 'tearline-bench-'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, target: 'esnext', chunkSizeWarningLimit: 5_000 },
  });
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, headers: ISOLATED },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The page has no port.');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
