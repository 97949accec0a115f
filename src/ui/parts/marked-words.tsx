import { Fragment, type ReactNode } from 'react';

/** Wraps the parts of a sentence that stand between `<b>` and `</b>`; the rest stays text. */
export function markedWords(sentence: string, mark: (words: string) => ReactNode): ReactNode {
  return sentence
    .split(/<b>(.*?)<\/b>/u)
    .map((words, index) => (
      <Fragment key={index}>{index % 2 === 1 ? mark(words) : words}</Fragment>
    ));
}
