/** Replays a recorded path (QA-05). */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Deed, Part, RecordedStep, Recording } from './recording.ts';
import { recordingOf, wordsOf } from './recording.ts';
import type { Person } from '../model/process.ts';
import { reportedPath } from '../report/report.ts';
import type { ReportedProcess } from '../report/report.schema.ts';
import { asPerson, openPage, openWith, type Place } from '../run/context.ts';
import { noted, type PathResult } from '../run/runner.ts';
import { type Watch, watchMachines } from '../run/watch.ts';

/** ms */
const PATIENCE_MS = 10_000;
const ID = 'recorded';

/** What `/dev/paths` saved; null where the file is something else. */
export async function readRecording(file: string): Promise<Recording | null> {
  try {
    return recordingOf(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Repeats the actions. After each step the heading and the machines must match the recording. */
export function replay(place: Place, recording: Recording): Promise<PathResult> {
  return asPerson(place, { person: personOf(recording) }, async (own) => {
    const page = await openPage(own.context, own.url);
    try {
      const watch = await watchMachines(page);
      const open = async (): Promise<[]> => {
        await openWith(page, own.url + recording.begins, own.account.sessionStorage);
        return [];
      };
      const steps = recording.steps.map((step) => () => walkStep(page, watch, step));
      return await noted(page, { folder: own.folder, id: ID }, async ({ look }) => {
        for (const step of [open, ...steps]) await look(step);
      });
    } finally {
      await page.close();
    }
  });
}

/** For the report: a process without a chart. */
export function reportedRecording(recording: Recording, result: PathResult): ReportedProcess {
  const start = { words: `opens ${recording.begins}`, places: [] };
  const steps = recording.steps.map(({ deed, machines }) => ({
    ...({ cause: 'person', words: wordsOf(deed), places: Object.values(machines).flat() } as const),
    arrows: [],
  }));
  const known = { person: personOf(recording), result, expectations: new Map() };
  const path = { ...reportedPath({ id: ID, start, steps }, known), title: recording.name };
  const title = 'Recorded by hand';
  return { name: ID, title, rows: ['QA-05'], states: [], transitions: [], paths: [path] };
}

function personOf({ account }: Recording): Person {
  if (account === null) return 'visitor';
  return account.startsWith('admin') ? 'administrator' : 'marketer';
}

async function walkStep(page: Page, watch: Watch, step: RecordedStep): Promise<[]> {
  await act(page, step.deed);
  for (const [machine, places] of Object.entries(step.machines))
    await watch.expectAt(machine, places);
  if (step.heading === null) return [];
  const heading = page.getByRole('heading', { name: step.heading }).first();
  await expect(heading).toBeVisible({ timeout: PATIENCE_MS });
  return [];
}

async function act(page: Page, deed: Deed): Promise<void> {
  if (deed.do === 'key') return page.keyboard.press(deed.key);
  const part = found(page, deed.part);
  if (deed.do === 'type') return part.fill(deed.text);
  if (deed.do === 'choose') return void (await part.selectOption({ label: deed.option }));
  await part.click();
}

function found(page: Page, { role, name, nth }: Part): Locator {
  type Role = Parameters<Page['getByRole']>[0];
  return page.getByRole(role as Role, { name, exact: true }).nth(nth);
}
