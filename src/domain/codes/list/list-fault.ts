/** Why a file is no list, or cannot be imported (SER-01). */
type ListFaultCode =
  | 'empty'
  | 'blank'
  | 'binary'
  | 'tooLarge'
  | 'encoding'
  | 'noHeader'
  | 'noRows'
  | 'quote'
  | 'longRow'
  | 'tooManyColumns'
  | 'tooManyRows'
  /** The services refused the row; `text` says why. */
  | 'refusedRow'
  | 'unreadable';

export interface ListFault {
  readonly code: ListFaultCode;
  /** Line of the file, from 1; null if the fault has none. */
  readonly line: number | null;
  /** What stands there, where a sentence quotes it. */
  readonly text: string;
}

/** A `ListFault` that is thrown. */
export class BrokenList extends Error {
  override readonly name = 'BrokenList';
  readonly fault: ListFault;

  constructor(code: ListFaultCode, line: number | null = null, text = '') {
    super(code);
    this.fault = { code, line, text };
  }
}
