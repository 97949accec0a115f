/** What an exported spec file needs of the project: it is bundled into one file beside it (QA-06). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import type { PlainImages } from '../hand/sample-coupon.ts';
import type { Process } from '../model/process.ts';
import { PROCESSES } from '../processes/all.ts';
import { accountOf, asPerson, openContext, openPage, type Place } from './context.ts';
import { openStage } from './runner.ts';

export { test };

interface Told {
  /** The row of the process: `coupon.toggle#0`, or `start 0`. */
  readonly does: string;
  /** The event that the machine receives; null if none comes, or more than one. */
  readonly event: string | null;
  /** The states that it leads to. */
  readonly leadsTo: readonly string[];
}
type ToldPage = Readonly<Record<'step', (sentence: string, told: Told) => Promise<void>>>;

/** Returns a function that declares a path of a process as a test. */
export function pathsOf(name: string) {
  const process = PROCESSES.find((one) => one.name === name);
  if (process === undefined) throw new Error(`There is no process ${name}.`);
  return (title: string, walk: (page: ToldPage) => Promise<void>) =>
    test(title, async ({ browser, baseURL }) => {
      const url = (baseURL ?? '').replace(/\/$/, '');
      const account = await accountOf(browser, url, 'marketer');
      const context = await openContext(browser, { account, isTraced: false });
      const file = join(import.meta.dirname, 'images.json');
      const images = JSON.parse(readFileSync(file, 'utf8')) as PlainImages;
      const work = async (place: Place): Promise<void> => {
        const page = await openPage(place.context, url);
        const { does, looksAt } = await openStage(page, place, process, title);
        await walk({
          step: (sentence, { does: key, event: type, leadsTo: places }) =>
            test.step(sentence, async () => {
              await does({ hand: handOf(process, key), type, places });
              await looksAt(places);
            }),
        });
      };
      try {
        await asPerson({ context, url, account, images, folder: null }, process, work);
      } finally {
        await context.close();
      }
    });
}

function handOf({ table, starts }: Process, key: string) {
  const start = /^start (\d+)$/.exec(key);
  const [name = '', index = '0'] = key.split('#');
  const rows = start === null ? table.get(name) : starts;
  const row = typeof rows === 'string' ? undefined : rows?.[Number(start?.[1] ?? index)];
  if (row === undefined) throw new Error(`There is no step ${key}.`);
  return row.hand;
}
