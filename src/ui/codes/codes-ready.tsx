import { Plus } from 'lucide-react';
import * as codesWords from '../../words/codes.gen.ts';
import { Button } from '../parts/buttons/button.tsx';
import { Message } from '../parts/fields/message.tsx';
import * as styles from './codes-page.css.ts';

interface CodesReadyProps {
  readonly count: number;
  readonly equalRows: number;
  readonly onMore: () => void;
}

/** The result of an import (SER-03). */
export function CodesReady({ count, equalRows, onMore }: CodesReadyProps) {
  return (
    <section className={`${styles.slip} ${styles.body}`} role="status">
      <div className={styles.row}>
        <div>
          <Message kind="ok">{codesWords.codesReady({ count })}</Message>
          {equalRows > 0 && (
            <p className={styles.small}>{codesWords.equalRows({ count: equalRows })}</p>
          )}
        </div>
        <Button onClick={onMore}>
          <Plus />
          {codesWords.addMore()}
        </Button>
      </div>
    </section>
  );
}
