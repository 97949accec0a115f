import { Archive, ExternalLink, Eye } from 'lucide-react';
import { Button, ButtonAnchor } from '../parts/buttons/button.tsx';
import { Dialog } from '../parts/overlays/dialog.tsx';
import { Message } from '../parts/fields/message.tsx';
import { HouseholdsOnly, LinkCode } from '../share/code-download.tsx';
import { LinkField, type ShownLink } from '../share/link-field.tsx';
import { help } from '../share/share-page.css.ts';
import * as dashboardWords from '../../words/dashboard.gen.ts';
import * as linkWords from '../../words/link.gen.ts';
import { below, row, stack } from '../theme/layout.css.ts';
import * as styles from './dashboard-page.css.ts';

interface FilesDialogProps extends ShownLink {
  readonly name: string;
  readonly active: boolean;
  readonly couponId: string;
  readonly archive: { readonly isBusy: boolean; readonly failure: string | null };
  readonly onArchive: () => void;
  readonly onPreview: () => void;
  readonly onClose: () => void;
}

/** A finished coupon's link, code and files, without the wizard (DASH-15). */
export function FilesDialog(props: FilesDialogProps) {
  const { name, active, householdsOnly, couponId, link, archive } = props;
  const { onArchive, onPreview, onClose } = props;
  return (
    <Dialog open dismissible onClose={onClose} title={name} size="medium">
      <div className={`${stack[20]} ${below[16]}`}>
        {!householdsOnly && <LinkField {...props} />}
        {!active && (
          <Message kind="warn">{dashboardWords.thisCouponIsInactiveRecipients()}</Message>
        )}
        {householdsOnly ? (
          <HouseholdsOnly couponId={couponId} />
        ) : (
          <LinkCode {...props}>
            <h3 className={styles.heading}>{dashboardWords.qrCodeForYourMail()}</h3>
            <p className={help}>{linkWords.codeWidth()}</p>
          </LinkCode>
        )}
        <div>
          <h3 className={styles.heading}>{dashboardWords.allFiles()}</h3>
          <p className={help}>{dashboardWords.stripsLogosBarcodeRideAlong()}</p>
          <Button icon={<Archive />} aria-busy={archive.isBusy} onClick={onArchive}>
            {archive.isBusy ? dashboardWords.packing() : dashboardWords.downloadAllFiles()}
          </Button>
          {archive.failure !== null && (
            <Message kind="bad" role="alert">
              {archive.failure}
            </Message>
          )}
        </div>
        <div className={row}>
          <Button icon={<Eye />} onClick={onPreview}>
            {dashboardWords.viewPreview()}
          </Button>
          <ButtonAnchor icon={<ExternalLink />} href={link} target="_blank" rel="noopener">
            {dashboardWords.openInANewTab()}
          </ButtonAnchor>
        </div>
      </div>
    </Dialog>
  );
}
