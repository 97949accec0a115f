import { createWorkThread } from '../work/work-thread.ts';
import type { ZipEntry } from './stored-zip.ts';
import type { ZipOrder } from './zip.thread.ts';

const LONGEST_MS = 10_000;
const MOST_WAITING = 50;

const thread = createWorkThread<ZipOrder, Uint8Array<ArrayBuffer>>({
  source: new URL('./zip.thread.ts', import.meta.url),
  longestMs: LONGEST_MS,
  mostWaiting: MOST_WAITING,
});

/** A zip of these files, made by a thread. Throws `WorkRefused` where too many wait. */
export async function zipArchive(entries: readonly ZipEntry[], date: Date): Promise<Buffer> {
  return bufferOf(await thread.ask({ entries, date }));
}

/** The same bytes; a thread's answer arrives as a plain array. */
export function bufferOf({ buffer, byteOffset, length }: Uint8Array<ArrayBuffer>): Buffer {
  return Buffer.from(buffer, byteOffset, length);
}
