/** Answers of presses that redeemed nothing (TILL-03). */
import type { Connection } from '../db/database.ts';
import type { TillAnswer } from './till-answer.ts';

interface Press {
  /** The counter's number. */
  readonly counter: number;
  readonly press: string;
}

/** Returns the answer of a press that redeemed nothing; undefined if there was none. */
export async function findRefusal(
  connection: Connection,
  { counter, press }: Press,
): Promise<TillAnswer | undefined> {
  const row = await connection
    .selectFrom('refused_presses')
    .select('answer')
    .where('counter', '=', counter)
    .where('press', '=', press)
    .executeTakeFirst();
  return row?.answer;
}

export async function insertRefusal(
  connection: Connection,
  { answer, ...press }: Press & { readonly answer: TillAnswer },
): Promise<void> {
  await connection
    .insertInto('refused_presses')
    .values({ ...press, answer: JSON.stringify(answer) })
    .execute();
}

/** Deletes up to `most` answers from before a moment; returns how many. */
export async function forgetRefusalsBefore(
  connection: Connection,
  before: Date,
  most: number,
  skip = 0,
): Promise<number> {
  const old = connection
    .selectFrom('refused_presses')
    .select(['counter', 'press'])
    .where('answered_at', '<', before)
    .limit(most)
    .offset(skip);
  const { numDeletedRows } = await connection
    .deleteFrom('refused_presses')
    .where(({ eb, refTuple }) =>
      eb(refTuple('counter', 'press'), 'in', old.$asTuple('counter', 'press')),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
