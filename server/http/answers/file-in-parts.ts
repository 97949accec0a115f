/** Sends files that are made as they are read (SER-04). */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { placeUntilAnswered } from '../../work/place-until-answered.ts';
import { createWorkQueue, type WorkQueue } from '../../work/work-queue.ts';
import { attachment } from './attachment.ts';
import { CACHE } from './conditional-answer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Files that are being read. */
    readonly filesUnderWay: WorkQueue;
  }
}

/** A part takes a megabyte until it is read; none waits, so that no proxy gives up. */
const UNDER_WAY = { atOnce: 16, atOnceOfOne: 2, mostWaiting: 0 };
/** ms for which a file that is being read occupies its place. */
const LONGEST_MS = 600_000;
/**
 * The minimum pace of a reader, so that slow ones do not hold the places of their account for that long. It is that of
 * the slowest phones.
 */
const LEAST_PER_SECOND = 10_000;
/** ms that a part may take beyond its pace: what a connection's buffers hold is taken at once. */
const GRACE_MS = 30_000;

interface FileInParts {
  readonly name: string;
  readonly type: string;
  readonly parts: AsyncIterable<string | Buffer>;
}

/** Lets the handlers of an application send such files. */
export function addFilesInParts(app: FastifyInstance): void {
  app.decorate('filesUnderWay', createWorkQueue(UNDER_WAY));
}

/**
 * Throws `WorkRefused` while the caller's account has two files under way, or all accounts have too many. For HEAD no
 * part is made: Fastify would read them all, unpaced, after the place is free again.
 */
export async function sendInParts(reply: FastifyReply, { name, type, parts }: FileInParts) {
  await placeUntilAnswered(reply.server.filesUnderWay, reply.raw, LONGEST_MS);
  reply.header('Content-Disposition', attachment(name)).header('Cache-Control', CACHE.none);
  const isHead = reply.request.method === 'HEAD';
  return reply.type(type).send(isHead ? Readable.from([]) : pacedStream(parts));
}

/**
 * Takes the next part when the one before was read, and is destroyed when that takes too long (SAFE-11).
 *
 * @internal
 */
export function pacedStream(parts: AsyncIterable<string | Buffer>): Readable {
  const stream = Readable.from(eachInTime(), { objectMode: false });
  async function* eachInTime() {
    for await (const part of parts) {
      const inTime = GRACE_MS + (1_000 * part.length) / LEAST_PER_SECOND;
      const late = setTimeout(() => stream.destroy(), inTime);
      try {
        yield part;
      } finally {
        clearTimeout(late);
      }
    }
  }
  return stream;
}
