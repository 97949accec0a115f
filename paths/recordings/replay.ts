/** A recorded path walked again (QA-05). */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import {
  type Deed,
  type Part,
  type RecordedStep,
  type Recording,
  recordingOf,
  wordsOf,
} from './recording.ts';
import type { ReportedProcess } from '../report/report.schema.ts';
import { openPage, type Place } from '../run/context.ts';
import { openWith } from '../run/open-with.ts';
import { asPerson } from '../run/persons.ts';
import { type PathResult, plain, screenshotOf } from '../run/runner.ts';
import { type Watch, watchMachines } from '../run/watch.ts';

/** ms */
const PATIENCE_MS = 10_000;
const ID = 'recorded';

type StepResult = PathResult['steps'][number];

/** What `/dev/paths` saved; null where the file is something else. */
export async function readRecording(file: string): Promise<Recording | null> {
  try {
    return recordingOf(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Does again what was done; after each step the heading and the machines must be those that were recorded. */
export function replay(place: Place, recording: Recording): Promise<PathResult> {
  return asPerson(place, { person: personOf(recording), isAlone: false }, async (own) => {
    const page = await openPage(own.context, own.url);
    try {
      return await replayOn(page, own, recording);
    } finally {
      await page.close();
    }
  });
}

async function replayOn(page: Page, place: Place, recording: Recording): Promise<PathResult> {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  const watch = await watchMachines(page);
  const steps: StepResult[] = [];
  const tasks = [
    () => openWith(page, place.url + recording.begins, place.account.sessionStorage),
    ...recording.steps.map((step) => () => walkStep(page, watch, step)),
  ];
  for (const [index, task] of tasks.entries()) {
    const result = await take(task, () => screenshotOf(page, place.folder, `${ID}-${index}.jpg`));
    steps.push(result);
    if (result.failure !== null) break;
  }
  const held = steps.every(({ failure }) => failure === null);
  return { id: ID, held, steps, console: held ? [] : said };
}

/** For the report: a process without a chart. */
export function reportedRecording(recording: Recording, result: PathResult): ReportedProcess {
  const sentences = [
    `The ${personOf(recording)} opens ${recording.begins}.`,
    ...recording.steps.map(({ deed }) => `The ${personOf(recording)} ${wordsOf(deed)}.`),
  ];
  return {
    name: ID,
    title: 'Recorded by hand',
    rows: ['QA-05'],
    states: [],
    transitions: [],
    paths: [
      {
        id: ID,
        title: recording.name,
        steps: sentences.map((sentence, index) => ({
          sentence,
          sees: [],
          places: Object.values(recording.steps[index - 1]?.machines ?? {}).flat(),
          screenshot: result.steps[index]?.screenshot ?? null,
          failure: result.steps[index]?.failure ?? null,
        })),
        transitions: [],
        result: result.held ? 'held' : 'failed',
        milliseconds: result.steps.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
        console: result.console,
      },
    ],
  };
}

function personOf({ account }: Recording): 'marketer' | 'administrator' | 'visitor' {
  if (account === null) return 'visitor';
  return account.startsWith('admin') ? 'administrator' : 'marketer';
}

async function take(
  task: () => Promise<void>,
  look: () => Promise<string | null>,
): Promise<StepResult> {
  const started = performance.now();
  let failure: string | null = null;
  try {
    await task();
  } catch (error) {
    failure = plain(error);
  }
  const screenshot = await look();
  return { screenshot, milliseconds: Math.round(performance.now() - started), failure, looks: [] };
}

async function walkStep(page: Page, watch: Watch, step: RecordedStep): Promise<void> {
  await act(page, step.deed);
  for (const [machine, places] of Object.entries(step.machines))
    await watch.expectAt(machine, places);
  if (step.heading !== null)
    await expect(page.getByRole('heading', { name: step.heading }).first()).toBeVisible({
      timeout: PATIENCE_MS,
    });
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
