import * as commonWords from '../../words/common.gen.ts';
import * as signOutWords from '../../words/sign-out.gen.ts';
import { QuestionDialog } from '../parts/overlays/question-dialog.tsx';

interface SignOutDialogProps {
  /** Number of unfinished coupons that the sign-out deletes. */
  readonly drafts: number;
  readonly onStay: () => void;
  readonly onSignOut: () => void;
}

/** Asks before a sign-out deletes this browser's drafts (WIZ-11). */
export function SignOutDialog({ drafts, onStay, onSignOut }: SignOutDialogProps) {
  return (
    <QuestionDialog
      question={signOutWords.askSignOut()}
      no={signOutWords.staySignedIn()}
      yes={commonWords.signOut()}
      onYes={onSignOut}
      onNo={onStay}
    >
      <p>{signOutWords.draftsDeleted({ drafts })}</p>
    </QuestionDialog>
  );
}
