/** Makes archives off the event loop. */
import { answerWith } from '../work/answering-thread.ts';
import { storedZip, type ZipEntry } from './stored-zip.ts';

/** The input of the thread. */
export interface ZipOrder {
  readonly entries: readonly ZipEntry[];
  readonly date: Date;
}

answerWith(({ entries, date }: ZipOrder) => storedZip(entries, date));
