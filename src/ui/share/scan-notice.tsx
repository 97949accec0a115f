import { Link } from '@tanstack/react-router';
import { ScanLine, TriangleAlert } from 'lucide-react';
import type { ScanReason, StoredScan } from '../../domain/scan/scan-verdict.ts';
import * as words from '../../words/scan/stored-scan.gen.ts';
import { tone } from '../theme/layout.css.ts';
import { Advice } from './advice.tsx';

interface ScanNoticeProps {
  readonly couponId: string;
  readonly scan: StoredScan;
}

/** What reading the stored coupon's code back said (PRE-02); one that was not always read leads to its field. */
export function ScanNotice({ couponId, scan: { result, reason } }: ScanNoticeProps) {
  if (reason === null)
    return <Advice icon={<ScanLine className={tone.ok} />}>{words.scans()}</Advice>;
  return (
    <Advice icon={<TriangleAlert className={tone.warn} />}>
      <b>{result === 'unread' ? words.unread() : words.doubtful()}</b> {REASONS[reason]()}{' '}
      <Link
        to="/project/edit/$projectId"
        params={{ projectId: couponId }}
        search={{ step: 'barcode' }}
      >
        {words.changeTheCode()}
      </Link>
    </Advice>
  );
}

const REASONS: Readonly<Record<ScanReason, () => string>> = {
  altered: words.altered,
  quiet: words.quiet,
  contrast: words.contrast,
  dense: words.dense,
};
