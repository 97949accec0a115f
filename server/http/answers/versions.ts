import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Returns a short version name, 16 hexadecimal digits. The same parts give the same name. */
export function versionOf(...parts: readonly (string | Date)[]): string {
  const hash = createHash('sha256');
  for (const part of parts)
    hash.update(part instanceof Date ? part.toISOString() : part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Characters that are written and hashed in one turn of the event loop, in about 2 ms. */
const IN_ONE_TURN = 65_536;
/** Levels above the objects of a coupon's design. Deeper values are written in one piece. */
const SPLIT_LEVELS = 4;

/**
 * Returns the SHA-256 of a JSON value, 64 hexadecimal digits. Members in another order make another value. Other work
 * runs in between, since two megabytes take 40 ms.
 */
export async function hashOfJson(value: unknown): Promise<string> {
  const hash = createHash('sha256');
  let text = '';
  for (const piece of piecesOf(value, SPLIT_LEVELS)) {
    text += piece;
    if (text.length < IN_ONE_TURN) continue;
    hash.update(text);
    text = '';
    await nextTurn();
  }
  return hash.update(text).digest('hex');
}

/** Yields the JSON text of a value in pieces. */
function* piecesOf(value: unknown, levels: number): Generator<string, void> {
  if (levels === 0 || typeof value !== 'object' || value === null) {
    yield JSON.stringify(value);
    return;
  }
  const isList = Array.isArray(value);
  yield isList ? '[' : '{';
  let comma = '';
  for (const [name, member] of Object.entries(value)) {
    yield isList ? comma : `${comma}${JSON.stringify(name)}:`;
    comma = ',';
    yield* piecesOf(member, levels - 1);
  }
  yield isList ? ']' : '}';
}
