import * as commonWords from '../../../words/common.gen.ts';
import * as styles from './notice.css.ts';

/** A short wait; shown after 150 ms. `words` name what is loading. */
export function Spinner({ words = commonWords.loading() }: { readonly words?: string }) {
  return (
    <span role="status" className={styles.spinner}>
      <span className={styles.wheel} aria-hidden="true" />
      {words}
    </span>
  );
}

/** A spinner in the middle of an empty page. */
export function PageSpinner({ words = commonWords.loading() }: { readonly words?: string }) {
  return (
    <div className={styles.page}>
      <Spinner words={words} />
    </div>
  );
}
