import { Message } from '../../parts/fields/message.tsx';
import * as styles from './withdrawn-notice.css.ts';
import * as wizardWords from '../../../words/wizard.gen.ts';

/** Shown on every screen of a draft whose template was withdrawn (WIZ-11). */
export function WithdrawnNotice() {
  return (
    <div className={styles.notice}>
      <Message kind="warn">{wizardWords.templateWithdrawn()}</Message>
    </div>
  );
}
