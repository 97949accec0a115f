import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { COUPON_FILES } from '../../domain/coupon/file-names.ts';
import { Button, ButtonAnchor, ButtonLink } from '../parts/buttons/button.tsx';
import * as linkWords from '../../words/link.gen.ts';
import * as commonWords from '../../words/common.gen.ts';
import { Message } from '../parts/fields/message.tsx';
import type { ShownLink } from './link-field.tsx';
import * as styles from './share-page.css.ts';

interface LinkCodeProps extends Pick<ShownLink, 'code' | 'codeFailed' | 'onRetryCode'> {
  /** The coupon's; null while unknown. */
  readonly name: string | null;
  /** Heading and help. */
  readonly children: ReactNode;
}

/** The code of a coupon's link for a mail piece, as a picture and as files (READY-02, DASH-15). */
export function LinkCode(props: LinkCodeProps) {
  const { name, code, codeFailed, onRetryCode, children } = props;
  return (
    <div className={styles.code}>
      <div className={styles.frame}>
        {code.svg !== null && (
          <img src={code.svg} width="102" height="102" alt={linkWords.codeOfLink()} />
        )}
      </div>
      <div>
        {children}
        {codeFailed ? (
          <Button onClick={onRetryCode}>{linkWords.drawCodeAgain()}</Button>
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

interface CodeDownloadProps {
  /** The code as a data URL; null while it is drawn. */
  readonly href: string | null;
  /** Null while unknown. */
  readonly couponName: string | null;
  readonly kind: 'svg' | 'png';
}

/** The file is named after the coupon. */
function CodeDownload({ href, couponName, kind }: CodeDownloadProps) {
  const label = kind.toUpperCase();
  if (href === null || couponName === null) {
    return (
      <Button icon={<Download />} disabled>
        {label}
      </Button>
    );
  }
  return (
    <ButtonAnchor
      icon={<Download />}
      href={href}
      download={COUPON_FILES.code(couponName, kind)}
      aria-label={linkWords.downloadCodeAs({ label })}
    >
      {label}
    </ButtonAnchor>
  );
}

/** In place of a code for the mail piece, where only those of households count; the owner gets to them (SER-01). */
export function HouseholdsOnly({ couponId }: { readonly couponId: string | null }) {
  return (
    <>
      <Message kind="warn">{linkWords.householdsOnly()}</Message>
      {couponId !== null && (
        <div>
          <ButtonLink to="/codes/$couponId" params={{ couponId }}>
            {commonWords.codesForHouseholds()}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
