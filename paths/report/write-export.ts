/** Writes the chosen processes for other tools (QA-06). */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Walk } from '../model/walk.ts';
import { mermaidOf, scxmlOf } from './charts.ts';
import { junitOf } from './exports.ts';
import { writeSpecs } from './playwright.ts';
import type { ReportedProcess } from './report.schema.ts';
import { FOLDER } from './write-report.ts';

/** Replaces the last export of this kind; returns its folder. */
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
