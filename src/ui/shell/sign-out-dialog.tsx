import * as commonWords from '../../words/common.gen.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
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
    <Dialog open onClose={onStay} title={commonWords.askSignOut()} dismissible={false}>
      <p className={styles.text}>{draftsInWords(drafts)}</p>
      <div className={styles.actions}>
        <Button onClick={onStay}>Stay signed in</Button>
        <Button look="bad" onClick={onSignOut}>
          Sign out
        </Button>
      </div>
    </Dialog>
  );
}

function draftsInWords(drafts: number): string {
  return drafts === 1
    ? 'One unfinished coupon is kept in this browser. Signing out deletes it.'
    : `${drafts} unfinished coupons are kept in this browser. Signing out deletes them.`;
}
