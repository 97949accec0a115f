/** Redeems codes at many counters as fast as it can, prints each answer, and is killed in between. */
import { text } from 'node:stream/consumers';
import { createTillService } from '../../../server/counters/till.routes.ts';
import { openDatabase } from '../../../server/db/database.ts';

/** A code that a counter redeems by one press, and perhaps gives back. */
export interface Press {
  readonly press: string;
  readonly code: string;
  readonly isUndone: boolean;
}

/** The presses of a counter, in order. */
export interface Shift {
  /** The counter's number. */
  readonly counter: number;
  readonly presses: readonly Press[];
}

/** An answer that reached the counter. */
export interface Answered {
  readonly counter: number;
  readonly press: string;
  readonly deed: 'redeem' | 'undo';
  readonly state: string;
  /** When the code was used, by the answer. */
  readonly at: string | null;
}

const [url = ''] = process.argv.slice(2);
const database = openDatabase({ url, connections: 8, onIdleError: () => undefined });
const till = createTillService(database);

async function work({ counter: number, presses }: Shift): Promise<void> {
  const calling = { number, name: 'Counter', pause: null };
  const tell = (answered: Answered): void => {
    process.stdout.write(`${JSON.stringify(answered)}\n`);
  };
  for (const { press, code, isUndone } of presses) {
    const { state, at } = await till.redeem(calling, press, code);
    tell({ counter: number, press, deed: 'redeem', state, at });
    if (!isUndone || state !== 'redeemed') continue;
    const undone = await till.undo(calling, press);
    tell({ counter: number, press, deed: 'undo', state: undone.state, at: undone.at });
  }
}

const shifts = JSON.parse(await text(process.stdin)) as readonly Shift[];
await Promise.all(shifts.map(work));
await database.destroy();
