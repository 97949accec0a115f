import { TEMPLATE_WITHDRAWN } from '../../../domain/wizard/draft-messages.ts';
import { Message } from '../../parts/message.tsx';
import * as styles from './withdrawn-notice.css.ts';

/** Shown on every screen of a draft whose template was withdrawn (WIZ-11). */
export function WithdrawnNotice() {
  return (
    <div className={styles.notice}>
      <Message kind="warn">{TEMPLATE_WITHDRAWN}</Message>
    </div>
  );
}
