/** Puts archives together off the event loop. */
import { answerWith } from '../work/answering-thread.ts';
import { storedZip, type ZipEntry } from './stored-zip.ts';

/** What the thread is asked for. */
export interface ZipOrder {
  readonly entries: readonly ZipEntry[];
  readonly date: Date;
}

answerWith(({ entries, date }: ZipOrder) => storedZip(entries, date));
