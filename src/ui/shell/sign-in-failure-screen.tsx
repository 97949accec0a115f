import { KeyRound } from 'lucide-react';
import * as shellWords from '../../words/shell.gen.ts';
import * as actionsWords from '../../words/actions.gen.ts';
import { breaking } from '../theme/layout.css.ts';
import { FailureScreen } from './failure-screen.tsx';

interface SignInFailureScreenProps {
  /** The provider's, shown as text; it may be one long address (AUTH-06). */
  readonly message: string;
  /** It was a sign-out. */
  readonly isLeaving: boolean;
  readonly onRetry: () => void;
}

/** A failed sign-in or sign-out, with a retry (AUTH-06). */
export function SignInFailureScreen({ message, isLeaving, onRetry }: SignInFailureScreenProps) {
  return (
    <FailureScreen
      title={shellWords.signingFailed({ isLeaving })}
      advice={<span className={breaking}>{message}</span>}
      icon={<KeyRound />}
      again={actionsWords.tryAgain()}
      home="/"
      onAgain={onRetry}
    />
  );
}
