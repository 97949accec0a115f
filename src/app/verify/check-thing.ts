/** Checks a file or a link with a worker that ends with its report; nothing is sent anywhere (PRE-07). */
import { PASS_FILE_MAX } from '../../domain/constants.ts';
import type { VerifyReport } from '../../domain/verify/report.ts';
import type { VerifySource } from '../../domain/verify/verify.ts';
import { answerWithin } from '../../domain/time-limit.ts';
import type { CheckedThing } from '../../machines/verify/verify.machine.ts';
import * as refusals from '../../words/verify/refusals.gen.ts';
import { moveToNewBuild } from '../loading/new-build.ts';
import { fetchDecoder } from '../threads/fetch-decoder.ts';
import { onlyReplyOf } from '../threads/reply-of.ts';
import type { VerifyReply, VerifyRequest } from './verify.worker.ts';

/** ms; the decoder has 400 kB, which take 30 s on a bad line, and the largest pass takes 2 s. */
const CHECK_LIMIT_MS = 60_000;

/** Says why something cannot be checked; the message is a sentence for people. */
class Refused extends Error {}

/** The report of a file or a link; rejects with a sentence for people. */
export async function checkThing(thing: CheckedThing | null, signal: AbortSignal) {
  try {
    if (!isSecureContext) throw new Refused(refusals.needsHttps());
    const source = await sourceOf(thing);
    return await answerWithin(CHECK_LIMIT_MS, (limited) => reportOf(source, limited), signal);
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof Refused) throw cause;
    console.error('The check did not run.', cause);
    await moveToNewBuild();
    throw new Error(refusals.couldNotCheck(), { cause });
  }
}

/** A file that is too large is not read. */
async function sourceOf(thing: CheckedThing | null): Promise<VerifySource> {
  if (thing === null) throw new Refused(refusals.linkIsEmpty());
  if (thing.kind === 'link') return thing;
  if (thing.file.size > PASS_FILE_MAX)
    throw new Refused(refusals.isLarge({ most: PASS_FILE_MAX / 1_000_000 }));
  try {
    return { kind: 'pass', bytes: new Uint8Array(await thing.file.arrayBuffer()) };
  } catch (cause) {
    throw new Refused(refusals.couldNotRead(), { cause });
  }
}

async function reportOf(source: VerifySource, signal: AbortSignal): Promise<VerifyReport> {
  const request: VerifyRequest = { source, decoder: await fetchDecoder(signal) };
  const worker = new Worker(new URL('./verify.worker.ts', import.meta.url), {
    type: 'module',
    name: 'pass check',
  });
  const reply = await onlyReplyOf<VerifyReply>(worker, request, signal);
  switch (reply.kind) {
    case 'report':
      return reply.report;
    case 'refused':
      throw new Refused(reply.sentence);
    case 'failed':
      throw new Error(reply.reason);
    default:
      return reply satisfies never;
  }
}
