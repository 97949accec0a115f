/** The report as files in `reports/paths`; that of the last walk in `walk/` below it, exports for other tools in `export/`. */
import { mkdir, readFile, rm, writeFile, cp } from 'node:fs/promises';
import { join } from 'node:path';
import { revision } from '../../scripts/command/git.ts';
import type { Walk } from '../model/walk.ts';
import { gherkinOf, junitOf, mermaidOf, scxmlOf } from './exports.ts';
import { pageOf } from './page.ts';
import { type Report, type ReportedProcess, reportSchema } from './report.schema.ts';
import { build } from 'vite';
import { plainImages } from '../hand/sample-coupon.ts';
import type { Step } from '../model/graph.ts';
import packageFile from '../../package.json' with { type: 'json' };

const FOLDER = join(import.meta.dirname, '..', '..', 'reports', 'paths');
export const WALK_FOLDER = join(FOLDER, 'walk');
const DATA = 'paths.json';

/** What a command found, and whether its paths were walked. */
type Found = Pick<Report, 'choice' | 'again' | 'processes' | 'mutants'> & { readonly ran: boolean };

/** Writes page, JSON, Gherkin and JUnit; returns the address of the page's file. */
export async function writeReport(url: string | null, { ran, ...found }: Found): Promise<string> {
  const { processes } = found;
  const folder = ran ? WALK_FOLDER : FOLDER;
  await rm(join(folder, 'features'), { recursive: true, force: true });
  await mkdir(join(folder, 'features'), { recursive: true });
  const walk = ran ? null : await readReport(join(WALK_FOLDER, DATA));
  const report: Report = {
    version: 1,
    madeAt: new Date().toISOString(),
    revision: await revision(),
    ...found,
    milliseconds: Math.round(performance.now()),
    url: ran ? (url ?? 'a product of its own') : null,
  };
  const page = join(folder, 'index.html');
  await writeFile(join(folder, DATA), `${JSON.stringify(report, null, 2)}\n`);
  const schema = `${JSON.stringify(reportSchema(), null, 2)}\n`;
  await writeFile(join(folder, 'paths.schema.json'), schema);
  await writeFile(page, pageOf(report, walk));
  await writeFile(join(folder, 'paths.junit.xml'), junitOf(report));
  for (const process of processes)
    await writeFile(join(folder, 'features', `${process.name}.feature`), gherkinOf(process));
  return page;
}

/** Returns null if there is no report, or none that this version can read. */
export async function readReport(file: string): Promise<Report | null> {
  try {
    const report = JSON.parse(await readFile(file, 'utf8')) as Report;
    return report.version === 1 ? report : null;
  } catch {
    return null;
  }
}

/** Writes the chosen processes for another tool (QA-06). Replaces the last export of this kind; returns its folder. */
export async function writeExport(
  kind: (typeof EXPORTS)[number],
  walks: readonly Walk[],
  processes: readonly ReportedProcess[],
): Promise<string> {
  const folder = join(FOLDER, 'export', kind);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  if (kind === 'playwright') await writeSpecs(folder, walks, processes);
  if (kind === 'junit') await writeFile(join(folder, 'paths.junit.xml'), junitOf({ processes }));
  for (const { process } of walks) {
    if (kind === 'mermaid')
      await writeFile(join(folder, `${process.name}.mmd`), mermaidOf(process));
    if (kind === 'scxml') await writeFile(join(folder, `${process.name}.scxml`), scxmlOf(process));
  }
  return folder;
}

/** What `--export` writes. */
export const EXPORTS = ['playwright', 'junit', 'mermaid', 'scxml'] as const;
const ROOT = join(import.meta.dirname, '..', '..');

/** Writes a spec file for each process, and what they need. */
async function writeSpecs(
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

/** The bundle imports these packages and contains all others. */
const PACKAGE = {
  private: true,
  type: 'module',
  engines: { node: '>=24' },
  scripts: { test: 'playwright test' },
  devDependencies: {
    '@playwright/test': packageFile.devDependencies['@playwright/test'],
    sharp: packageFile.dependencies.sharp,
  },
};

const CONFIGURATION = `// The address of a running Tearline. PATHS_EMAIL and PATHS_PASSWORD sign the marketer in, PATHS_ADMIN_EMAIL and
// PATHS_ADMIN_PASSWORD the administrator.
export default {
  testDir: 'specs',
  workers: 1,
  timeout: 120_000,
  use: {
    baseURL: process.env.TEARLINE_URL ?? 'http://localhost:4000',
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
        external: Object.keys(PACKAGE.devDependencies),
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
