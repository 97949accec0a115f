import * as codesWords from '../../words/codes.gen.ts';
import { Message } from '../parts/fields/message.tsx';
import * as styles from './codes-page.css.ts';

interface CodesReadyProps {
  readonly count: number;
  readonly equalRows: number;
}

/** The result of an import (SER-03). */
export function CodesReady({ count, equalRows }: CodesReadyProps) {
  return (
    <section className={`${styles.slip} ${styles.body}`} role="status">
      <Message kind="ok">{codesWords.codesReady({ count })}</Message>
      {equalRows > 0 && (
        <p className={styles.small}>{codesWords.equalRows({ count: equalRows })}</p>
      )}
    </section>
  );
}
