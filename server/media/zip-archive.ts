import { createWorkThread } from '../work/work-thread.ts';
import type { ZipOrder } from './zip.thread.ts';

const LONGEST_MS = 10_000;
const MOST_WAITING = 50;

const thread = createWorkThread<ZipOrder, Uint8Array<ArrayBuffer>>({
  source: new URL('./zip.thread.ts', import.meta.url),
  longestMs: LONGEST_MS,
  mostWaiting: MOST_WAITING,
});

export interface ZipEntry {
  /** Path inside the archive. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Makes a zip of these files in a thread. Throws `WorkRefused` if too many wait. */
export async function zipArchive(entries: readonly ZipEntry[], date: Date): Promise<Buffer> {
  const files = Object.fromEntries(entries.map(({ name, bytes }) => [name, bytes]));
  return bufferOf(await thread.ask({ files, date }));
}

/** Wraps the bytes of a thread's answer, which arrives as a plain array. */
export function bufferOf({ buffer, byteOffset, length }: Uint8Array<ArrayBuffer>): Buffer {
  return Buffer.from(buffer, byteOffset, length);
}
