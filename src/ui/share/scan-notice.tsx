import { Link } from '@tanstack/react-router';
import { ScanLine, TriangleAlert } from 'lucide-react';
import type { ScanReason, StoredScan } from '../../domain/scan/scan-verdict.ts';
import * as words from '../../words/scan/stored-scan.gen.ts';
import * as styles from './share-page.css.ts';

interface ScanNoticeProps {
  readonly couponId: string;
  readonly scan: StoredScan;
}

/** What reading the stored coupon's code back said (PRE-02); one that was not always read leads to its field. */
export function ScanNotice({ couponId, scan: { result, reason } }: ScanNoticeProps) {
  if (reason === null)
    return (
      <p className={styles.notice} data-scan={result}>
        <ScanLine />
        <span>{words.scans()}</span>
      </p>
    );
  return (
    <p className={styles.notice} data-scan={result}>
      <TriangleAlert />
      <span>
        <b>{result === 'unread' ? words.unread() : words.doubtful()}</b> {REASONS[reason]()}{' '}
        <Link
          to="/project/edit/$projectId"
          params={{ projectId: couponId }}
          search={{ step: 'barcode' }}
        >
          {words.changeTheCode()}
        </Link>
      </span>
    </p>
  );
}

const REASONS: Readonly<Record<ScanReason, () => string>> = {
  altered: words.altered,
  quiet: words.quiet,
  contrast: words.contrast,
  dense: words.dense,
};
