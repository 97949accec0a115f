import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type { PoolClient } from 'pg';
import { from } from 'pg-copy-streams';
import { connectionOf, type Database } from './database.ts';

/**
 * Runs `work` in a transaction on a connection of the pool. COPY stores five thousand rows in two thirds of the time of
 * an insert.
 */
export async function inCopyTransaction<Result>(
  database: Database,
  work: (transaction: ReturnType<typeof transactionOn>) => Promise<Result>,
): Promise<Result> {
  const client = await connectionOf(database);
  let isWhole = false;
  try {
    await client.query('begin');
    const result = await work(transactionOn(client));
    await client.query('commit');
    isWhole = true;
    return result;
  } catch (error) {
    await client.query('rollback').then(
      () => (isWhole = true),
      () => undefined,
    );
    throw error;
  } finally {
    // A connection that could not roll back is closed.
    client.release(!isWhole);
  }
}

/** Returns a line of PostgreSQL's text format; null is NULL. */
export function copyLine(values: readonly (string | null)[]): string {
  return `${values.map((value) => (value === null ? '\\N' : escaped(value))).join('\t')}\n`;
}

/** Returns an array of texts as PostgreSQL writes it. */
export function arrayText(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replaceAll(/["\\]/gu, '\\$&')}"`).join(',')}}`;
}

/** A transaction that can copy rows, which Kysely cannot. */
function transactionOn(client: PoolClient) {
  return {
    query: async <Row extends object>(text: string, values: readonly unknown[]) =>
      (await client.query<Row>(text, [...values])).rows,
    /** Runs `copy … from stdin` with rows in PostgreSQL's text format (`copyLine`). Returns when they are stored. */
    // One chunk: each chunk costs two writes to the connection.
    copy: (statement: string, lines: readonly string[]): Promise<void> =>
      pipeline(Readable.from([lines.join('')]), client.query(from(statement))),
  };
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

function escaped(value: string): string {
  return value.replaceAll(/[\\\t\n\r]/gu, (character) => ESCAPES[character] ?? character);
}
