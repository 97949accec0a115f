import { Archive } from 'lucide-react';
import { useRef } from 'react';
import * as administrationWords from '../../../words/administration.gen.ts';
import type { SavedState } from '../../../machines/drafts/draft.machine.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Dialog } from '../../parts/overlays/dialog.tsx';
import { TicketButton } from '../../parts/buttons/ticket-button.tsx';
import { SavedAdvice } from '../frame/saved-line.tsx';
import * as finishWords from '../../../words/finish.gen.ts';
import * as styles from './wizard-dialogs.css.ts';

interface LeaveDialogProps {
  readonly open: boolean;
  /** A stored coupon is edited; it stays unchanged. */
  readonly isEdit: boolean;
  readonly isKeeping: boolean;
  /** Why storing the draft failed; null before an attempt. */
  readonly unkept: SavedState | null;
  readonly onStay: () => void;
  readonly onKeep: () => void;
  readonly onLeave: () => void;
}

/** Asks once before leaving unfinished work; Enter stores it as a draft (WIZ-11). */
export function LeaveDialog(props: LeaveDialogProps) {
  const { open, isEdit, isKeeping, unkept, onStay, onKeep, onLeave } = props;
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={administrationWords.askLeaveWizard()}
      dismissible={false}
      initialFocus={keep}
    >
      <div className={styles.text}>
        <p>{isEdit ? finishWords.leaveEdit() : finishWords.leaveCoupon()}</p>
        {unkept !== null && <SavedAdvice state={unkept} />}
      </div>
      <div className={styles.actions}>
        <Button look="bare" onClick={onStay}>
          {finishWords.stay()}
        </Button>
        <Button look="bad" onClick={onLeave}>
          {finishWords.leave()}
        </Button>
        <TicketButton ref={keep} icon={<Archive />} aria-busy={isKeeping} onClick={onKeep}>
          {finishWords.keepAsDraft()}
        </TicketButton>
      </div>
    </Dialog>
  );
}
