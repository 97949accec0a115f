/** The report as files in `reports/paths`; that of the last walk in `walk/` below it. */
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gherkinOf, junitOf } from './exports.ts';
import { pageOf } from './page.ts';
import type { Report, ReportedMutant, ReportedProcess } from './report.schema.ts';
import { reportSchema } from './report.schema.ts';

export const FOLDER = join(import.meta.dirname, '..', '..', 'reports', 'paths');
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
