/** One way: a piece of a source file, and what stands there instead. */
export interface Mutant {
  /** What a person would say is broken. */
  readonly name: string;
  /** The process that should notice. */
  readonly process: string;
  /** A part of the names of the transitions it touches: the paths that take one are walked. */
  readonly touches: string;
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly from: string;
  readonly to: string;
}
