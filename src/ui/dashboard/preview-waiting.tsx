import { FailureNotice } from '../parts/notices/notice.tsx';
import { Spinner } from '../parts/notices/spinner.tsx';
import { Dialog } from '../parts/overlays/dialog.tsx';
import * as commonWords from '../../words/common.gen.ts';
import * as dashboardWords from '../../words/dashboard.gen.ts';

interface PreviewPlaceProps {
  readonly isFailed: boolean;
  readonly onRetry: () => void;
}

interface PreviewWaitingProps extends PreviewPlaceProps {
  readonly name: string;
  readonly onClose: () => void;
}

/** In the place of a preview whose code is still to come. */
export function PreviewWaiting({ name, onClose, ...place }: PreviewWaitingProps) {
  return (
    <Dialog open dismissible onClose={onClose} title={dashboardWords.previewOfName({ name })}>
      <PreviewPlace {...place} />
    </Dialog>
  );
}

/** In the place of a coupon that is still to come. */
export function PreviewPlace({ isFailed, onRetry }: PreviewPlaceProps) {
  if (!isFailed) return <Spinner words={dashboardWords.loadingTheCoupon()} />;
  return (
    <FailureNotice title={commonWords.unableToLoadCoupon()} onRetry={onRetry}>
      {dashboardWords.checkTheConnectionAndLoad()}
    </FailureNotice>
  );
}
