import * as shellWords from '../../../words/shell.gen.ts';

import { skip } from './skip-link.css.ts';

/** First in the tab order: skips to the content. `main` has the id `main` and takes focus. */
export function SkipLink() {
  return (
    <a
      className={skip}
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      {shellWords.skipToContent()}
    </a>
  );
}
