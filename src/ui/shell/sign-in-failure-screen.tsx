import { KeyRound, RotateCcw } from 'lucide-react';
import { Button, ButtonAnchor } from '../parts/buttons/button.tsx';
import { ScreenNotice } from '../parts/notices/notice.tsx';
import * as commonWords from '../../words/common.gen.ts';
import * as shellWords from '../../words/shell.gen.ts';
import * as actionsWords from '../../words/actions.gen.ts';
import * as styles from './frame.css.ts';

interface SignInFailureScreenProps {
  /** The provider's message, shown as text (AUTH-06). */
  readonly message: string;
  /** It was a sign-out. */
  readonly isLeaving: boolean;
  readonly onRetry: () => void;
}

/** A failed sign-in or sign-out, with a retry (AUTH-06). */
export function SignInFailureScreen({ message, isLeaving, onRetry }: SignInFailureScreenProps) {
  return (
    <ScreenNotice
      role="alert"
      title={shellWords.signingFailed({ isLeaving })}
      icon={<KeyRound />}
      action={
        <>
          <Button onClick={onRetry}>
            <RotateCcw />
            {actionsWords.tryAgain()}
          </Button>
          <ButtonAnchor look="bare" href="/">
            {commonWords.backToHomepage()}
          </ButtonAnchor>
        </>
      }
    >
      <span className={styles.message}>{message}</span>
    </ScreenNotice>
  );
}
