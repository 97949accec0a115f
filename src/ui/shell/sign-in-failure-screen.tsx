import { KeyRound, RotateCcw } from 'lucide-react';
import { Button, ButtonAnchor } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { screen } from './screens.css.ts';
import * as styles from './sign-in-failure-screen.css.ts';

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
    <div className={screen} role="alert">
      <Notice
        level={1}
        title={`Signing ${isLeaving ? 'out' : 'in'} did not work`}
        icon={<KeyRound />}
        action={
          <>
            <Button onClick={onRetry}>
              <RotateCcw />
              Try again
            </Button>
            <ButtonAnchor look="bare" href="/">
              Back To Homepage
            </ButtonAnchor>
          </>
        }
      >
        <p className={styles.message}>{message}</p>
      </Notice>
    </div>
  );
}
