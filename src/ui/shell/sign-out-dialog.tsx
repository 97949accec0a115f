import { Button } from '../parts/buttons/button.tsx';
import { Dialog } from '../parts/overlays/dialog.tsx';
import * as signOutWords from '../../words/sign-out.gen.ts';
import * as commonWords from '../../words/common.gen.ts';
import * as styles from './sign-out-dialog.css.ts';

interface SignOutDialogProps {
  /** Number of unfinished coupons that the sign-out deletes. */
  readonly drafts: number;
  readonly onStay: () => void;
  readonly onSignOut: () => void;
}

/** Asks before a sign-out deletes this browser's drafts (WIZ-11). */
export function SignOutDialog({ drafts, onStay, onSignOut }: SignOutDialogProps) {
  return (
    <Dialog open onClose={onStay} title={signOutWords.askSignOut()} dismissible={false}>
      <p className={styles.text}>{signOutWords.draftsDeleted({ drafts })}</p>
      <div className={styles.actions}>
        <Button onClick={onStay}>{signOutWords.staySignedIn()}</Button>
        <Button look="bad" onClick={onSignOut}>
          {commonWords.signOut()}
        </Button>
      </div>
    </Dialog>
  );
}
