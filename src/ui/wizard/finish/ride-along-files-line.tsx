import { Download } from 'lucide-react';
import { Button } from '../../parts/buttons/button.tsx';
import { Message } from '../../parts/fields/message.tsx';
import { Spinner } from '../../parts/notices/spinner.tsx';
import * as finishWords from '../../../words/finish.gen.ts';
import * as styles from './wizard-dialogs.css.ts';

interface RideAlongFilesLineProps {
  readonly state: 'downloading' | 'downloaded' | 'failed';
  /** The services' message, if any. */
  readonly failure: string | null;
  readonly onDownload: () => void;
}

/** The files for the mail: downloaded after saving, and again on request (SUBM-05). */
export function RideAlongFilesLine({ state, failure, onDownload }: RideAlongFilesLineProps) {
  return (
    <div className={styles.line}>
      {state === 'downloading' ? (
        <div className={styles.words}>
          <Spinner words={finishWords.gettingYourRideAlongFiles()} />
        </div>
      ) : (
        <div role="status" className={styles.words}>
          {state === 'downloaded' ? (
            finishWords.yourRideAlongFilesAre()
          ) : (
            <Missing failure={failure} />
          )}
        </div>
      )}
      <Button shape="compact" onClick={onDownload}>
        <Download />
        {finishWords.downloadRideAlongFiles()}
      </Button>
    </div>
  );
}

function Missing({ failure }: Pick<RideAlongFilesLineProps, 'failure'>) {
  return (
    <Message kind="bad">{finishWords.yourCouponIsSavedBut({ failure: failure ?? '' })}</Message>
  );
}
