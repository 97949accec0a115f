/** Makes archives off the event loop. */
import { zipSync } from 'fflate';
import { answerWith } from '../work/answering-thread.ts';

/** The input of the thread. */
export interface ZipOrder {
  /** By path inside the archive. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  readonly date: Date;
}

/** Without compression: pictures and passes are compressed already. */
answerWith(({ files, date }: ZipOrder) => zipSync({ ...files }, { level: 0, mtime: date }));
