import { FailureNotice } from '../parts/notices/notice.tsx';
import { Spinner } from '../parts/notices/spinner.tsx';
import { Dialog } from '../parts/overlays/dialog.tsx';
import * as commonWords from '../../words/common.gen.ts';
import * as dashboardWords from '../../words/dashboard.gen.ts';

interface PreviewWaitingProps {
  readonly name: string;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** In the place of a preview whose code is still to come. */
export function PreviewWaiting({ name, isFailed, onRetry, onClose }: PreviewWaitingProps) {
  return (
    <Dialog open onClose={onClose} title={dashboardWords.previewOfName({ name })}>
      {isFailed ? (
        <FailureNotice title={commonWords.unableToLoadCoupon()} onRetry={onRetry}>
          {dashboardWords.checkTheConnectionAndLoad()}
        </FailureNotice>
      ) : (
        <Spinner words={dashboardWords.loadingTheCoupon()} />
      )}
    </Dialog>
  );
}
