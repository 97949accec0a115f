import { Link } from '@tanstack/react-router';
import { Download, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import * as wizardWords from '../../../words/wizard.gen.ts';
import * as linkWords from '../../../words/link.gen.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Message } from '../../parts/fields/message.tsx';
import { Spinner } from '../../parts/notices/spinner.tsx';
import { Dialog } from '../../parts/overlays/dialog.tsx';
import { TicketLink } from '../../parts/buttons/ticket-button.tsx';
import { LinkField } from '../../share/link-field.tsx';
import * as finishWords from '../../../words/finish.gen.ts';
import * as shellWords from '../../../words/shell.gen.ts';
import { below, soft, stack } from '../../theme/layout.css.ts';
import * as styles from './finish.css.ts';

interface SuccessDialogProps {
  readonly couponId: string;
  /** An edit kept the coupon's link; otherwise the coupon is new. */
  readonly isUpdate: boolean;
  readonly coupon: { readonly merchantName: string; readonly description: string };
  /** The saved Apple strip. */
  readonly strip: string;
  readonly link: string;
  readonly copy: 'resting' | 'copied' | 'refused';
  readonly onCopy: () => void;
  /** The state of the Ride-Along's files; null if there are none. */
  readonly files: ReactNode;
  /** The template at the external host; null if there are no informed images. */
  readonly templateUrl: string | null;
  readonly onClose: () => void;
}

/** The coupon is saved: its link, and the next pages (SUBM-01, SUBM-02). */
export function SuccessDialog(props: SuccessDialogProps) {
  const { couponId, isUpdate, coupon, strip, files, templateUrl, onClose } = props;
  return (
    <Dialog open onClose={onClose} title={finishWords.couponReady()}>
      <div className={`${stack[20]} ${below[8]} ${styles.body}`}>
        <p className={soft}>
          <span>{isUpdate ? wizardWords.designUpdated() : linkWords.linkIsPublic()}</span>
          {isUpdate && ` ${finishWords.keepsItsLink()}`}
        </p>
        <div className={styles.stage}>
          <div className={styles.coupon}>
            <img className={styles.strip} src={strip} alt="" width={1125} height={432} />
            <div className={styles.stub}>
              <p>
                <b>{coupon.merchantName}</b>
              </p>
              <p className={styles.offer}>{coupon.description}</p>
            </div>
          </div>
        </div>
        <LinkField {...props} />
        {files}
        <TicketLink
          to="/share/$uuid"
          params={{ uuid: couponId }}
          state={{ isNewCoupon: !isUpdate }}
          width="full"
        >
          {finishWords.goToYourCouponLink()}
        </TicketLink>
        <div className={styles.links}>
          <Link to="/dashboard" className={styles.link}>
            {shellWords.dashboard()}
          </Link>
          <OutsideLink href="/campaign-builder">{finishWords.campaignBuilder()}</OutsideLink>
          {templateUrl !== null && (
            <OutsideLink href={templateUrl}>{finishWords.template()}</OutsideLink>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function OutsideLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a
      className={styles.link}
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={finishWords.childrenOpensANewTab({ children })}
    >
      {children}
      <ExternalLink size={16} />
    </a>
  );
}

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
            <Message kind="bad">
              {finishWords.yourCouponIsSavedBut({ failure: failure ?? '' })}
            </Message>
          )}
        </div>
      )}
      <Button icon={<Download />} shape="compact" onClick={onDownload}>
        {finishWords.downloadRideAlongFiles()}
      </Button>
    </div>
  );
}
