import { Fragment, type ReactNode } from 'react';

/** Encloses what is marked; a control character, so that a name or a file's name cannot mark by itself. */
const MARK = '\u0001';

/** A value of a sentence that `markedWords` is to mark. */
export function marked(value: string | number): string {
  return `${MARK}${value}${MARK}`;
}

/** Wraps the marked values of a sentence; the rest stays text. */
export function markedWords(sentence: string, mark: (words: string) => ReactNode): ReactNode {
  return sentence
    .split(MARK)
    .map((words, index) => (
      <Fragment key={index}>{index % 2 === 1 ? mark(words) : words}</Fragment>
    ));
}
