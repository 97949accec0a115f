/** One contestant as a separate process: `contestant.ts <name> <folder> <database>` sends the folder's queries one after the other and prints the milliseconds of each. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../server/db/database.ts';
import { openServices, timeCall } from '../product/services.ts';
import type { RecordedQuestion } from './questions.ts';

export type Contestant = 'tearline' | 'sql';

interface Asked {
  ask(question: RecordedQuestion): Promise<number>;
  close(): Promise<unknown>;
}

/** A new process runs uncompiled code at first. */
const WARM_MS = 3_000;
const [name = '', folder = '', url = ''] = process.argv.slice(2);

async function tearline(): Promise<Asked> {
  const database = openDatabase({ url, connections: 4, onIdleError: () => undefined });
  const app = await openServices(database, folder);
  return {
    ask: (question) => timeCall(app, question),
    async close() {
      await app.close();
      await database.destroy();
    },
  };
}

/** The statements alone, in parallel where Tearline sends them in parallel. */
function sql(): Asked {
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  return {
    async ask({ waves }) {
      const start = performance.now();
      for (const wave of waves)
        await Promise.all(wave.map(({ text, values }) => pool.query(text, [...values])));
      return performance.now() - start;
    },
    close: () => pool.end(),
  };
}

async function timesOf({ ask, close }: Asked): Promise<readonly number[]> {
  const read = await readFile(join(folder, 'questions.json'), 'utf8');
  const { warm, asked } = JSON.parse(read) as Readonly<
    Record<'warm' | 'asked', readonly RecordedQuestion[]>
  >;
  const start = performance.now();
  while (performance.now() - start < WARM_MS) for (const question of warm) await ask(question);
  const times: number[] = [];
  for (const question of asked) times.push(await ask(question));
  await close();
  return times;
}

const OPEN: Readonly<Record<string, () => Asked | Promise<Asked>>> = {
  tearline,
  sql,
} satisfies Record<Contestant, unknown>;

const open = OPEN[name];
if (open === undefined) throw new Error(`There is no contestant "${name}".`);
console.log(JSON.stringify(await timesOf(await open())));
