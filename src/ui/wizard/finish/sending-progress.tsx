import { bytesInWords, isSent, percentSent, type Sending } from '../../../domain/sending.ts';
import { ProgressBar } from '../../parts/notices/progress.tsx';
import { Spinner } from '../../parts/notices/spinner.tsx';
import * as finishWords from '../../../words/finish.gen.ts';
import * as styles from './wizard-dialogs.css.ts';

/** The upload progress, then the wait for the services; shown after 150 ms (SUBM-01). */
export function SendingProgress({ sending }: { readonly sending: Sending | null }) {
  const isSaving = sending !== null && isSent(sending);
  const words = sending === null ? '' : bytesInWords(sending);
  return (
    <div className={styles.sending}>
      <Spinner
        words={isSaving ? finishWords.savingYourCoupon() : finishWords.sendingYourCoupon()}
      />
      <ProgressBar label={finishWords.submitting()} percent={shareOf(sending)} words={words} />
      <p className={styles.bytes} aria-hidden="true">
        {words !== '' && finishWords.wordsSent({ words })}
      </p>
    </div>
  );
}

function shareOf(sending: Sending | null): number | 'beginning' | 'ending' {
  if (sending === null) return 'beginning';
  return isSent(sending) ? 'ending' : percentSent(sending);
}
