import { RotateCcw } from 'lucide-react';
import { Button } from '../../parts/buttons/button.tsx';
import { Message } from '../../parts/fields/message.tsx';
import { Spinner } from '../../parts/notices/spinner.tsx';
import * as actionsWords from '../../../words/actions.gen.ts';
import * as wizardWords from '../../../words/wizard.gen.ts';
import { below, stack } from '../../theme/layout.css.ts';
import * as styles from './wizard-page.css.ts';

const MISSING_PARTS = `${styles.missingParts} ${stack[12]} ${below[16]}`;

interface LatePartsLineProps {
  /** A press waits for parts of the wizard that are loading. */
  readonly isAwaited: boolean;
  /** They failed to load. */
  readonly isMissing: boolean;
  readonly onReload: () => void;
}

/** Below the pressed button: what it waits for, or what failed and what to do (SHELL-12). */
export function LatePartsLine({ isAwaited, isMissing, onReload }: LatePartsLineProps) {
  if (isAwaited) {
    return (
      <div className={MISSING_PARTS}>
        <Spinner words={wizardWords.lateAwaited()} />
      </div>
    );
  }
  if (!isMissing) return null;
  return (
    <div className={MISSING_PARTS} role="alert">
      <Message kind="bad">{wizardWords.lateMissing()}</Message>
      <Button icon={<RotateCcw />} onClick={onReload}>
        {actionsWords.reload()}
      </Button>
    </div>
  );
}

/** Shown on every screen of a draft whose template was withdrawn (WIZ-11). */
export function WithdrawnNotice() {
  return (
    <div className={styles.withdrawn}>
      <Message kind="warn">{wizardWords.templateWithdrawn()}</Message>
    </div>
  );
}
