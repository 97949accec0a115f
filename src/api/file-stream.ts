/** Reads a file that the services send as they make it (SER-04). */
import { ServiceFailure } from '../domain/failures.ts';
import { noAnswer } from './problem.ts';

interface FileOptions {
  /** The file's type. */
  readonly type: string;
  readonly onBytes: (bytes: Uint8Array) => void;
  readonly signal: AbortSignal;
}

/** Bytes that are put together at once. The browser may store what is put together on the disk. */
const PART_BYTES = 4_194_304;

/** Throws `ServiceFailure` `unreachable` if the file breaks off. */
export async function readFileStream(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  { type, onBytes, signal }: FileOptions,
): Promise<Blob> {
  const parts: Blob[] = [];
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  let size: number = 0;
  const putTogether = (): void => {
    parts.push(new Blob(waiting));
    [waiting, size] = [[], 0];
  };
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      signal.throwIfAborted();
      throw new ServiceFailure(noAnswer(), { cause });
    });
    if (done) break;
    onBytes(value);
    waiting.push(value);
    size += value.length;
    if (size >= PART_BYTES) putTogether();
  }
  putTogether();
  return new Blob(parts, { type });
}
