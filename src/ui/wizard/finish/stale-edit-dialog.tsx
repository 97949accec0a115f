import { Button } from '../../parts/buttons/button.tsx';
import { Dialog } from '../../parts/overlays/dialog.tsx';
import { TicketButton } from '../../parts/buttons/ticket-button.tsx';
import * as finishWords from '../../../words/finish.gen.ts';
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
      title={finishWords.thisCouponWasChangedElsewhere()}
      size="medium"
      dismissible={false}
    >
      <div className={styles.text} role="alert">
        <p>{finishWords.somebodySavedItInAnother()}</p>
        <p>{finishWords.saveYoursAsANew()}</p>
      </div>
      <div className={styles.actions}>
        <Button look="bare" onClick={onBack}>
          {finishWords.goBack()}
        </Button>
        <Button onClick={onReload}>{finishWords.openTheSavedVersion()}</Button>
        <TicketButton onClick={onSaveAsNew}>{finishWords.saveAsANewCoupon()}</TicketButton>
      </div>
    </Dialog>
  );
}
