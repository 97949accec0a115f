import * as actionsWords from '../../words/actions.gen.ts';
import * as codesWords from '../../words/codes.gen.ts';
import { Button } from '../parts/buttons/button.tsx';
import * as frame from '../parts/page/page.css.ts';
import * as styles from './codes-page.css.ts';

interface ReadingListProps {
  readonly name: string;
  readonly onCancel: () => void;
}

/** A list that is read for the first time. */
export function ReadingList({ name, onCancel }: ReadingListProps) {
  return (
    <section className={`${frame.slip} ${frame.body}`}>
      <div className={styles.row}>
        <p role="status">{codesWords.reading({ name })}</p>
        <Button onClick={onCancel}>{actionsWords.cancel()}</Button>
      </div>
    </section>
  );
}
