import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { TicketButton } from '../../parts/ticket-button.tsx';
import * as styles from './wizard-dialogs.css.ts';

interface StaleEditDialogProps {
  readonly onSaveAsNew: () => void;
  readonly onReload: () => void;
  readonly onBack: () => void;
}

/** The coupon was saved elsewhere during this edit; the user decides which version to keep (SUBM-02). */
export function StaleEditDialog({ onSaveAsNew, onReload, onBack }: StaleEditDialogProps) {
  return (
    <Dialog
      open
      onClose={onBack}
      title="This coupon was changed elsewhere"
      size="medium"
      dismissible={false}
    >
      <div className={styles.text} role="alert">
        <p>
          Somebody saved it in another tab or on another device after you opened it here, so your
          edit was not saved over theirs. Nothing you did here is lost.
        </p>
        <p>
          Save yours as a new coupon with a link of its own, or open the saved version, which drops
          what you changed here.
        </p>
      </div>
      <div className={styles.actions}>
        <Button look="bare" onClick={onBack}>
          Go back
        </Button>
        <Button onClick={onReload}>Open the saved version</Button>
        <TicketButton onClick={onSaveAsNew}>Save as a new coupon</TicketButton>
      </div>
    </Dialog>
  );
}
