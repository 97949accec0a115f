import { Archive, ExternalLink, Eye } from 'lucide-react';
import { Button, ButtonAnchor } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Message } from '../parts/message.tsx';
import { CodeDownload } from '../share/code-download.tsx';
import { LinkField } from '../share/link-field.tsx';
import * as styles from './files-dialog.css.ts';

interface FilesDialogProps {
  readonly name: string;
  readonly active: boolean;
  readonly link: string;
  readonly copy: 'resting' | 'copied' | 'refused';
  readonly onCopy: () => void;
  /** The link's QR code as data URLs; null while it is drawn. */
  readonly code: { readonly svg: string | null; readonly png: string | null };
  readonly codeFailed: boolean;
  readonly onRetryCode: () => void;
  readonly archive: { readonly isBusy: boolean; readonly failure: string | null };
  readonly onArchive: () => void;
  readonly onPreview: () => void;
  readonly onClose: () => void;
}

/** A finished coupon's link, code and files, without the wizard (DASH-15). */
export function FilesDialog(props: FilesDialogProps) {
  const { name, active, link, onPreview, onClose } = props;
  return (
    <Dialog open onClose={onClose} title={name} size="medium">
      <div className={styles.body}>
        <LinkField {...props} />
        {!active && (
          <Message kind="warn">This coupon is inactive: recipients see “Uh oh!”.</Message>
        )}
        <Code {...props} />
        <Files {...props} />
        <div className={styles.buttons}>
          <Button onClick={onPreview}>
            <Eye />
            View Preview
          </Button>
          <ButtonAnchor look="bare" href={link} target="_blank" rel="noopener">
            <ExternalLink />
            Open in a new tab
          </ButtonAnchor>
        </div>
      </div>
    </Dialog>
  );
}

function Code({ name, code, codeFailed, onRetryCode }: FilesDialogProps) {
  return (
    <div className={styles.code}>
      <div className={styles.frame}>
        {code.svg !== null && (
          <img src={code.svg} width="102" height="102" alt="QR code of your coupon link" />
        )}
      </div>
      <div>
        <h3 className={styles.heading}>QR code for your mail piece</h3>
        <p className={styles.help}>At least half an inch wide, dark on light.</p>
        {codeFailed ? (
          <Button onClick={onRetryCode}>Draw the code again</Button>
        ) : (
          <div className={styles.buttons}>
            <CodeDownload href={code.svg} couponName={name} kind="svg" />
            <CodeDownload href={code.png} couponName={name} kind="png" />
          </div>
        )}
      </div>
    </div>
  );
}

function Files({ archive: { isBusy, failure }, onArchive }: FilesDialogProps) {
  return (
    <div>
      <h3 className={styles.heading}>All files</h3>
      <p className={styles.help}>
        Strips, logos, barcode, Ride-Along and pass in one archive, with a read-me.
      </p>
      <Button aria-busy={isBusy} onClick={onArchive}>
        <Archive />
        {isBusy ? 'Packing…' : 'Download all files'}
      </Button>
      {failure !== null && <Message kind="bad">{failure}</Message>}
    </div>
  );
}
