/** The report as files in `reports/paths`; that of the last walk in `walk/` below it, exports for other tools in `export/`. */
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Walk } from '../model/walk.ts';
import { mermaidOf, scxmlOf } from './charts.ts';
import { gherkinOf, junitOf } from './exports.ts';
import { pageOf } from './page.ts';
import { writeSpecs } from './playwright.ts';
import type { Report, ReportedMutant, ReportedProcess } from './report.schema.ts';
import { reportSchema } from './report.schema.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'reports', 'paths');
export const WALK_FOLDER = join(FOLDER, 'walk');
const DATA = 'paths.json';
const SCHEMA = 'paths.schema.json';

interface Found {
  /** How the paths were chosen, in a sentence. */
  readonly choice: string;
  readonly processes: readonly ReportedProcess[];
  readonly url: string | null;
  /** Whether the paths were walked. */
  readonly ran: boolean;
  readonly milliseconds: number;
  readonly mutants: readonly ReportedMutant[];
}

/** Writes page, JSON, Gherkin and JUnit; returns the address of the page's file. */
export async function writeReport({ url, ran, ...found }: Found): Promise<string> {
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
    url: ran ? (url ?? 'a product of its own') : null,
  };
  const page = join(folder, 'index.html');
  await writeFile(join(folder, DATA), `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(join(folder, SCHEMA), `${JSON.stringify(reportSchema(), null, 2)}\n`);
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

async function revision(): Promise<string> {
  const asked = promisify(execFile)('git', ['rev-parse', '--short', 'HEAD'], { cwd: FOLDER });
  return asked.then(({ stdout }) => stdout.trim()).catch(() => '');
}

/** Writes the chosen processes for another tool (QA-06). Replaces the last export of this kind; returns its folder. */
export async function writeExport(
  kind: ExportKind,
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
export type ExportKind = (typeof EXPORTS)[number];
