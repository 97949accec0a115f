/** Spec files that run by Playwright alone: steps in words, their hands bundled into one file beside them (QA-06). */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { plainImages } from '../hand/sample-coupon.ts';
import type { Step } from '../model/graph.ts';
import type { Walk } from '../model/walk.ts';
import packageFile from '../../package.json' with { type: 'json' };
import type { ReportedProcess } from './report.schema.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Writes a spec file for each process, and what they need. */
export async function writeSpecs(
  folder: string,
  walks: readonly Walk[],
  processes: readonly ReportedProcess[],
): Promise<void> {
  const hand = join(folder, 'support', 'hand');
  await bundle(hand);
  await writeFile(join(hand, 'images.json'), JSON.stringify(await plainImages()));
  for (const name of ['bakery', 'electrician'])
    await cp(join(ROOT, 'designs', name), join(folder, 'designs', name), { recursive: true });
  await mkdir(join(folder, 'specs'));
  for (const [index, walk] of walks.entries())
    await writeFile(
      join(folder, 'specs', `${walk.process.name}.spec.mjs`),
      specOf(walk, processes[index] as ReportedProcess),
    );
  await writeFile(join(folder, 'playwright.config.mjs'), CONFIGURATION);
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(PACKAGE, null, 2)}\n`);
}

const PACKAGE = {
  private: true,
  type: 'module',
  engines: { node: '>=24' },
  scripts: { test: 'playwright test' },
  devDependencies: { '@playwright/test': packageFile.devDependencies['@playwright/test'] },
};

const CONFIGURATION = `// The address of a running Tearline; PATHS_EMAIL and PATHS_PASSWORD sign in.
export default {
  testDir: 'specs',
  workers: 1,
  timeout: 120_000,
  use: {
    baseURL: process.env.TEARLINE_URL ?? 'http://localhost:3000',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] },
  },
};
`;

async function bundle(outDir: string): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: join(ROOT, 'paths', 'run', 'standalone.ts'),
      outDir,
      emptyOutDir: true,
      minify: false,
      target: 'node20',
      rollupOptions: {
        external: ['@playwright/test', 'sharp'],
        output: { entryFileNames: 'tearline.mjs', codeSplitting: false },
      },
    },
  });
}

function specOf({ process, paths }: Walk, { paths: reported, title }: ReportedProcess): string {
  const tests = paths.map(({ id, start, steps }, index) => {
    const { title: name = id, steps: told = [] } = reported[index] ?? {};
    const lines = [start, ...steps].map((step, at) => stepOf(step, told[at]));
    return `  path(${text(`${name} · ${id}`)}, async (page) => {\n${lines.join('\n')}\n  });`;
  });
  return `import { pathsOf, test } from '../support/hand/tearline.mjs';

const path = pathsOf(${text(process.name)});

test.describe(${text(title)}, () => {
${tests.join('\n\n')}
});
`;
}

function stepOf({ key, type, places }: Step, told?: ReportedProcess['paths'][0]['steps'][0]) {
  const { sentence = key, sees = [] } = told ?? {};
  const screen =
    sees.length === 0 ? '' : `    // On the screen: ${sees.join('; ').replaceAll(/\s+/g, ' ')}.\n`;
  const step = `{ does: ${text(key)}, event: ${text(type)}, leadsTo: ${text(places)} }`;
  return `    await page.step(${text(sentence)}, ${step});\n${screen}`.trimEnd();
}

const text = (value: unknown): string => JSON.stringify(value);
