/** Walks paths on the running product in a real browser (QA-02). */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import type { Page } from '@playwright/test';
import type { Process } from '../model/process.ts';
import type { EventExecutor } from 'xstate/graph';
import type { Edge, Step, Vertex } from '../model/graph.ts';
import { delayOf } from '../model/transitions.ts';
import type { Path } from '../model/walk.ts';
import { Network } from '../hand/network.ts';
import { ownServices } from '../hand/own-services.ts';
import { asPerson, openPage, type Place } from './context.ts';
import { eachLook, perform, type Stage } from '../hand/hand.ts';
import { watchMachines } from './watch.ts';

/** ms */
const LONGEST_STEP_MS = 60_000;

/** The result of one step. */
interface StepResult {
  /** Screenshot after the step, relative to the report's folder; null if there is none. */
  readonly screenshot: string | null;
  readonly milliseconds: number;
  /** The expected and the actual content; null if the step passed. */
  readonly failure: string | null;
  /** What the step looked for on the screen, in words. */
  readonly looks: readonly string[];
}

export type PathResult = Awaited<ReturnType<typeof noted>> & {
  /** Of a failed path: a file in the report's folder. */
  readonly trace?: string;
};

/** Walks one path as its person. A failed step ends it; what breaks outside the steps fails its start. */
export async function walkPath(place: Place, walked: Process, path: Path): Promise<PathResult> {
  try {
    return await asPerson(place, walked, (own) => walkAt(own, walked, path));
  } catch (error) {
    const step = { screenshot: null, milliseconds: 0, failure: plain(error), looks: [] };
    return { id: path.id, held: false, steps: [step], console: [] };
  }
}

/** Walks it at a place where this person is signed in. */
export async function walkAt(place: Place, walked: Process, path: Path): Promise<PathResult> {
  const { context, url, folder } = place;
  const page = await openPage(context, url);
  try {
    if (folder !== null) await context.tracing.startChunk();
    const result = await walkOn(page, place, walked, path);
    if (folder === null) return result;
    const trace = `${path.id}.trace.zip`;
    await context.tracing.stopChunk(result.held ? {} : { path: join(folder, trace) });
    return result.held ? result : { ...result, trace };
  } finally {
    await page.close();
  }
}

async function walkOn(page: Page, place: Place, process: Process, path: Path): Promise<PathResult> {
  const { does, looksAt } = await openStage(page, place, process, path.id);
  return noted(page, { folder: place.folder, id: path.id }, (notes) => {
    const take: EventExecutor<Vertex, { type: string }> = ({ event }) =>
      notes.deed(() => does((event as Edge).step()));
    return path.test({
      events: Object.fromEntries([path.start, ...path.steps].map(({ key }) => [key, take])),
      states: {
        '*': async ({ places }) => {
          if (places.length > 0) await notes.look(() => looksAt(places));
        },
      },
    });
  });
}

/** Prepares a page for a path. A start may take many events, a step takes one. */
export async function openStage(page: Page, place: Place, process: Process, id: string) {
  const { machine, views } = process;
  const watch = await watchMachines(page);
  const session = place.account.sessionStorage;
  if (!process.isAlone)
    await page.addInitScript((stored) => {
      for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
    }, session);
  const stage: Stage = {
    page,
    url: place.url,
    network: new Network(page),
    session,
    coupons: [],
    services: ownServices(place.url, place.account.token, place.images),
    word: `${id.slice(-6)}${Date.now().toString(36)}`,
  };
  return {
    does: async ({ hand, places, type }: Pick<Step, 'hand' | 'places' | 'type'>): Promise<void> => {
      await inTime(perform(hand, stage));
      if (type === null) return watch.expectAt(machine.id, places);
      const delay = delayOf(machine, type);
      await watch.expectTaken({ machine: machine.id, event: type, places, delay });
    },
    /** Looks at what a step led to; returns what was looked for. */
    looksAt: async (places: readonly string[]): Promise<readonly string[]> => {
      const looks: string[] = [];
      for (const place of places)
        await eachLook(views[place] ?? [], stage, (look) => {
          looks.push(look.words(stage));
          return look.holds(stage);
        });
      if (looks.length === 0)
        throw new Error(`The view of ${places.join(' + ')} looks at nothing.`);
      for (const call of stage.network.doubled()) throw new Error(`The page calls ${call} twice.`);
      return looks;
    },
  };
}

/** Notes what becomes of steps: the first failure, of a deed or of a look, ends the path. */
export async function noted(
  page: Page,
  { folder, id }: Pick<Place, 'folder'> & Pick<Path, 'id'>,
  walk: (notes: {
    readonly deed: (work: () => Promise<void>) => Promise<void>;
    /** Ends a step; the work returns what it looked for on the page. */
    readonly look: (work: () => Promise<readonly string[]>) => Promise<void>;
  }) => Promise<unknown>,
) {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
  /** One for the start and one for each step that was tried. */
  const steps: StepResult[] = [];
  let started = performance.now();
  const note = async (looks: readonly string[], failure: string | null): Promise<void> => {
    const milliseconds = Math.round(performance.now() - started);
    const screenshot = await screenshotOf(page, folder, `${id}-${steps.length}.jpg`);
    steps.push({ looks, failure, screenshot, milliseconds });
    started = performance.now();
  };
  const fail = async (error: unknown): Promise<never> => {
    await note([], plain(error));
    throw error;
  };
  const held = await walk({
    deed: (work) => work().catch(fail),
    look: (work) => work().then((looks) => note(looks, null), fail),
  }).then(
    () => true,
    (error: unknown) => {
      if (typeof steps.at(-1)?.failure !== 'string') throw error;
      return false;
    },
  );
  return { id, held, steps: steps as readonly StepResult[], console: held ? [] : said };
}

/** A script in the page may never answer. */
async function inTime(work: Promise<void>): Promise<void> {
  const limit = new AbortController();
  const tooLate = pause(LONGEST_STEP_MS, undefined, limit).then(() => {
    throw new Error(`The step took more than ${LONGEST_STEP_MS / 1000} s.`);
  });
  try {
    await Promise.race([work, tooLate]);
  } finally {
    limit.abort();
    tooLate.catch(() => {});
  }
}

/** The screen as it stands, below the report's folder; null where nobody looks, or none could be taken. */
async function screenshotOf(page: Page, folder: string | null, name: string) {
  if (folder === null) return null;
  try {
    await mkdir(join(folder, 'screens'), { recursive: true });
    const picture = await page.screenshot({ type: 'jpeg', quality: 55, animations: 'disabled' });
    await writeFile(join(folder, 'screens', name), picture);
    return `screens/${name}`;
  } catch {
    return null;
  }
}

/** Without the colors that Playwright writes for terminals. */
function plain(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return stripVTControlCharacters(message).trim();
}
