import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import type { FieldFailure } from '../../src/domain/failures.ts';
import { RequestFailure } from './problems.ts';

/** Values of a body; a design of 5,000 elements, as large as one may be, has some 100,000. */
const MOST_VALUES = 300_000;
/** As for values that were parsed: far above any drawing. */
const DEEPEST = 64;
/** Bytes; 16 million of them take a fifth of a second to be read and checked. */
const LARGE = 1_000_000;

/** Reads JSON in one pass before it is parsed, since a parser builds whatever it is sent (SAFE-01, SAFE-07). */
export function addJsonBodies(app: FastifyInstance): void {
  app.addHook('preParsing', async ({ headers }) => {
    if (!/^\s*(?:identity\s*)?$/iu.test(headers['content-encoding'] ?? '')) throw compressed();
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  const inTurn = createTurns();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      const read = (): void => {
        const refusal = refusalOf(body);
        if (refusal !== null) done(new RequestFailure('invalid-request', [refusal]));
        else void parse(request, body.toString('utf8'), done);
      };
      if (body.length < LARGE) read();
      else inTurn(read);
    },
  );
}

/** One piece of work in a turn of the event loop: everybody else is served between two of them. */
function createTurns(): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  const begin = (): void => {
    const work = waiting.shift();
    if (waiting.length > 0) setImmediate(begin);
    work?.();
  };
  return (work) => {
    waiting.push(work);
    if (waiting.length === 1) setImmediate(begin);
  };
}

/** It could be of any size once it is unpacked. */
function compressed(): RequestFailure {
  const detail = 'Send this as it is, not compressed';
  return new RequestFailure('unsupported-media-type', [{ pointer: '/Content-Encoding', detail }]);
}

function refusalOf(body: Buffer): FieldFailure | null {
  const refuse = (detail: string): FieldFailure => ({ pointer: '', detail });
  if (!isUtf8(body)) return refuse('The text is not UTF-8');
  const size = sizeOf(body);
  if (size.depth > DEEPEST) return refuse('This is nested too deeply');
  return size.values > MOST_VALUES ? refuse('There are too many values in this') : null;
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPENS_LIST, OPENS_OBJECT, CLOSES_LIST, CLOSES_OBJECT] = [0x5b, 0x7b, 0x5d, 0x7d];

interface Size {
  readonly values: number;
  readonly depth: number;
}

/** As far as it goes: counting ends where either is too much. What is no JSON is left for the parser to say. */
function sizeOf(body: Buffer): Size {
  let [values, depth, deepest] = [1, 0, 0];
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at];
    if (byte === QUOTE) at = endOfText(body, at);
    else if (byte === COMMA) values += 1;
    else if (byte === CLOSES_LIST || byte === CLOSES_OBJECT) depth -= 1;
    else if (byte === OPENS_LIST || byte === OPENS_OBJECT) {
      values += 1;
      depth += 1;
      deepest = Math.max(deepest, depth);
      if (deepest > DEEPEST) break;
    }
    if (values > MOST_VALUES) break;
  }
  return { values, depth: deepest };
}

/** Where the text ends whose opening quote stands there. */
function endOfText(body: Buffer, opening: number): number {
  let at = opening + 1;
  while (at < body.length && body[at] !== QUOTE) at += body[at] === BACKSLASH ? 2 : 1;
  return at;
}
