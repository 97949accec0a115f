/** Answers of presses that redeemed nothing (TILL-03). */
import type { TillAnswer } from '../../openapi/schema.gen.ts';
import type { Connection } from '../db/database.ts';

interface Press {
  /** The counter's number. */
  readonly counter: number;
  readonly press: string;
}

/** Returns the answer of a press that redeemed nothing; undefined if there was none. */
export async function findRefusal(connection: Connection, { counter, press }: Press) {
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
