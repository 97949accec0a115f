import { Download } from 'lucide-react';
import { Button } from '../../parts/button.tsx';
import { Message } from '../../parts/message.tsx';
import { Spinner } from '../../parts/spinner.tsx';
import * as styles from './ride-along-files-line.css.ts';

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
          <Spinner words="Getting your Ride-Along files" />
        </div>
      ) : (
        <div role="status" className={styles.words}>
          {state === 'downloaded' ? COME : <Missing failure={failure} />}
        </div>
      )}
      <Button shape="compact" onClick={onDownload}>
        <Download />
        Download Ride-Along files
      </Button>
    </div>
  );
}

const COME = 'Your Ride-Along files are among your downloads.';

function Missing({ failure }: Pick<RideAlongFilesLineProps, 'failure'>) {
  return (
    <Message kind="bad">
      Your coupon is saved, but the Ride-Along files did not come. {failure}
    </Message>
  );
}
