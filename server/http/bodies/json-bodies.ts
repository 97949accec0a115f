import type { FastifyInstance, FastifyRequest, RequestPayload } from 'fastify';
import type { ServerResponse } from 'node:http';
import { createLoopTurns } from '../../work/loop-turns.ts';
import { beginPacedSteps } from '../../work/paced-steps.ts';
import { placeUntilAnswered } from '../../work/place-until-answered.ts';
import { createWorkQueue } from '../../work/work-queue.ts';
import { brokenText, READABLE, STORABLE } from './broken-text.ts';
import { createSizeCheck } from './json-size.ts';
import { composed } from '../../../src/domain/plain-text.ts';
import { RequestFailure } from '../problems/problems.ts';
import * as problemWords from '../../../src/words/server/problems.gen.ts';

/** Bytes. A smaller body is read, parsed and checked in less than a millisecond. */
const SMALL = 16_384;
/** Bytes of all bodies that are in memory at the same time. */
const MOST_HELD = 64_000_000;
/** Larger bodies at once, from the last byte to the answer: parsing and checking them takes long (SAFE-13). */
const LARGE_AT_ONCE = { atOnce: 4, atOnceOfOne: 2, mostWaiting: 400, mostWaitingOfOne: 200 };

/** Checks JSON piece by piece before parsing, since a parser builds everything it receives (SAFE-01, SAFE-07). */
export function addJsonBodies(app: FastifyInstance, mostHeld = MOST_HELD): void {
  const places = createWorkQueue(LARGE_AT_ONCE);
  const answers = new WeakMap<FastifyRequest, ServerResponse>();
  app.addHook('preParsing', async (request, { raw }) => {
    const { headers } = request;
    answers.set(request, raw);
    if (/^\s*(?:identity\s*)?$/iu.test(headers['content-encoding'] ?? '')) return;
    // A compressed body could have any size once it is unpacked.
    const detail = problemWords.compressed();
    throw RequestFailure.at('/Content-Encoding', detail, 'unsupported-media-type');
  });
  const steps = new WeakMap<FastifyRequest, () => Promise<void>>();
  // The parameters and the body were checked; the handler goes on in a later turn.
  app.addHook('preHandler', async (request) => steps.get(request)?.());
  const collect = createCollecting(mostHeld);
  app.addContentTypeParser(
    'application/json',
    async (request: FastifyRequest, payload: RequestPayload) => {
      const { length, join, free } = await collect(request, payload);
      const isLarge = length > SMALL;
      // Other requests are served between two steps.
      const step = isLarge ? beginPacedSteps() : async () => undefined;
      const answer = answers.get(request);
      try {
        if (isLarge && answer !== undefined) await placeUntilAnswered(places, answer);
        await step();
        const text = decoded(join());
        await step();
        const parts = parsed(text);
        await step();
        const body = composed(parts);
        await step();
        refuseBrokenText(request, body);
        await step();
        steps.set(request, step);
        return body;
      } finally {
        free();
      }
    },
  );
}

interface Collected {
  readonly length: number;
  /** Joins the pieces and drops them. */
  readonly join: () => Buffer;
  /** Releases the memory of the body. Call it when the body is no longer needed. */
  readonly free: () => void;
}

/** Collects bodies that may still be parsed, one piece of 64 kB in a turn. */
function createCollecting(mostHeld: number) {
  const turns = createLoopTurns({ most: 1 });
  const held = createHeld(mostHeld);
  return (request: FastifyRequest, payload: RequestPayload): Promise<Collected> => {
    const { bodyLimit } = request.routeOptions;
    if (Number(request.headers['content-length']) > bodyLimit)
      throw new RequestFailure('body-too-large');
    const check = createSizeCheck();
    const pieces: Buffer[] = [];
    return new Promise((resolve, reject) => {
      const end = (failure?: Error | null): void => {
        payload.off('data', take).off('end', end).off('error', end);
        const free = (): void => held.free(reading);
        held.close(reading);
        const join = (): Buffer => Buffer.concat(pieces.splice(0));
        if (!failure) return resolve({ length: reading.bytes, join, free });
        free();
        return reject(failure);
      };
      const reading: Reading = { bytes: 0, refuse: end };
      const take = (piece: Buffer): void => {
        pieces.push(piece);
        held.add(reading, piece.length);
        const excess = check(piece);
        if (reading.bytes > bodyLimit) return end(new RequestFailure('body-too-large'));
        if (excess !== null) return end(RequestFailure.at('', excess));
        if (reading.bytes <= SMALL) return undefined;
        payload.pause();
        return turns.later(() => payload.resume());
      };
      payload.on('data', take).on('end', end).on('error', end);
    });
  };
}

/** A body that is still arriving or being parsed. */
interface Reading {
  bytes: number;
  readonly refuse: (failure: RequestFailure) => void;
}

/** Adds up the size of all bodies. Above the limit it refuses the largest body that is still arriving. */
function createHeld(most: number) {
  const open = new Set<Reading>();
  let held = 0;
  return {
    add(reading: Reading, bytes: number): void {
      open.add(reading);
      reading.bytes += bytes;
      held += bytes;
      if (held <= most) return;
      const [largest] = [...open].toSorted((one, other) => other.bytes - one.bytes);
      largest?.refuse(new RequestFailure('unavailable'));
    },
    /** The body has arrived completely. */
    close: (reading: Reading): boolean => open.delete(reading),
    free(reading: Reading): void {
      held -= reading.bytes;
      reading.bytes = 0;
    },
  };
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

function decoded(body: Buffer): string {
  try {
    return UTF_8.decode(body);
  } catch {
    throw RequestFailure.at('', problemWords.notUtf8());
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestFailure('invalid-request');
  }
}

function refuseBrokenText({ caller }: FastifyRequest, body: unknown): void {
  // Phones and Google may send texts that our own forms refuse.
  const found = brokenText(body, caller === null ? STORABLE : READABLE);
  if (found !== null) throw new RequestFailure('invalid-request', [found]);
}
