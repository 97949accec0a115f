import type { FastifyInstance, FastifyRequest, RequestPayload } from 'fastify';
import { createLoopTurns } from '../work/loop-turns.ts';
import { brokenText, READABLE, STORABLE } from './bodies/broken-text.ts';
import { createSizeCheck } from './bodies/json-size.ts';
import { RequestFailure } from './problems.ts';

/** Bytes; what is smaller is read, parsed and checked in less than a millisecond. */
const SMALL = 16_384;
/** Bytes of all bodies that are read at a time. */
const MOST_HELD = 64_000_000;

/** Reads JSON piece by piece before it is parsed, since a parser builds whatever it is sent (SAFE-01, SAFE-07). */
export function addJsonBodies(app: FastifyInstance, mostHeld = MOST_HELD): void {
  app.addHook('preParsing', async ({ headers }) => {
    if (!/^\s*(?:identity\s*)?$/iu.test(headers['content-encoding'] ?? '')) throw compressed();
  });
  const turns = createLoopTurns(1);
  const collect = createCollecting(mostHeld);
  app.addContentTypeParser(
    'application/json',
    async (request: FastifyRequest, payload: RequestPayload) => {
      const { length, join, free } = await collect(request, payload);
      // Everybody else is served between two steps.
      const step =
        length > SMALL
          ? () => new Promise<void>((turn) => turns.later(turn))
          : async () => undefined;
      try {
        await step();
        const text = decoded(join());
        await step();
        const body = parsed(text);
        await step();
        refuseBrokenText(request, body);
        await step();
        return body;
      } finally {
        free();
      }
    },
  );
}

interface Collected {
  readonly length: number;
  /** The whole; its pieces are gone then. */
  readonly join: () => Buffer;
  /** To be called once nothing of it is needed any more. */
  readonly free: () => void;
}

/** Collects bodies as long as they may still be parsed, few pieces of 64 kB in a turn. */
function createCollecting(mostHeld: number) {
  const turns = createLoopTurns(8);
  const held = createHeld(mostHeld);
  return (request: FastifyRequest, payload: RequestPayload): Promise<Collected> => {
    const { bodyLimit } = request.routeOptions;
    if (Number(request.headers['content-length']) > bodyLimit) throw tooLarge();
    const check = createSizeCheck();
    const pieces: Buffer[] = [];
    return new Promise((resolve, reject) => {
      const end = (failure?: Error | null): void => {
        payload.off('data', take).off('end', end).off('error', end);
        const free = (): void => held.free(reading);
        held.close(reading);
        if (!failure) return resolve({ length: reading.bytes, join: () => joined(pieces), free });
        free();
        return reject(failure);
      };
      const reading: Reading = { bytes: 0, refuse: end };
      const take = (piece: Buffer): void => {
        pieces.push(piece);
        held.add(reading, piece.length);
        const excess = check(piece);
        if (reading.bytes > bodyLimit) return end(tooLarge());
        if (excess !== null) return end(refusal(excess));
        if (reading.bytes <= SMALL) return undefined;
        payload.pause();
        return turns.later(() => payload.resume());
      };
      payload.on('data', take).on('end', end).on('error', end);
    });
  };
}

/** A body of which more is to come, or that is being parsed. */
interface Reading {
  bytes: number;
  readonly refuse: (failure: RequestFailure) => void;
}

/** Adds up what bodies hold; where that is too much, the largest of which more is to come is given up. */
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
    /** Nothing more is to come. */
    close: (reading: Reading): boolean => open.delete(reading),
    free(reading: Reading): void {
      held -= reading.bytes;
      reading.bytes = 0;
    },
  };
}

function joined(pieces: Buffer[]): Buffer {
  return Buffer.concat(pieces.splice(0));
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

function decoded(body: Buffer): string {
  try {
    return UTF_8.decode(body);
  } catch {
    throw refusal('The text is not UTF-8');
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
  // What phones and Google send is their own.
  const found = brokenText(body, caller === null ? STORABLE : READABLE);
  if (found !== null) throw new RequestFailure('invalid-request', [found]);
}

function refusal(detail: string): RequestFailure {
  return new RequestFailure('invalid-request', [{ pointer: '', detail }]);
}

function tooLarge(): RequestFailure {
  return new RequestFailure('body-too-large');
}

/** It could be of any size once it is unpacked. */
function compressed(): RequestFailure {
  const detail = 'Send this as it is, not compressed';
  return new RequestFailure('unsupported-media-type', [{ pointer: '/Content-Encoding', detail }]);
}
