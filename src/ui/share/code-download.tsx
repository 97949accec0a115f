import { Download } from 'lucide-react';
import { COUPON_FILES } from '../../domain/coupon/file-names.ts';
import { Button, ButtonAnchor, ButtonLink } from '../parts/buttons/button.tsx';
import * as linkWords from '../../words/link.gen.ts';
import * as commonWords from '../../words/common.gen.ts';
import { Message } from '../parts/fields/message.tsx';

interface CodeDownloadProps {
  /** The code as a data URL; null while it is drawn. */
  readonly href: string | null;
  /** Null while unknown. */
  readonly couponName: string | null;
  readonly kind: 'svg' | 'png';
}

/** The QR code of a coupon's link as a file named after the coupon (READY-02, DASH-15). */
export function CodeDownload({ href, couponName, kind }: CodeDownloadProps) {
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
