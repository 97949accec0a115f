import type { ReactNode } from 'react';
import * as commonWords from '../../words/common.gen.ts';
import * as codesWords from '../../words/codes.gen.ts';
import { BackToDashboard } from '../parts/page/back-to-dashboard.tsx';
import * as frame from '../parts/page/page.css.ts';
import { TearLine } from '../parts/paper/tear-line.tsx';
import * as styles from './codes-page.css.ts';

interface CodesPageProps {
  readonly couponName: string;
  /** Address of the coupon's strip; null while it is loaded. */
  readonly strip: string | null;
  /** Beside the headline; null for nothing. */
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** The page of a coupon's codes; the coupon's strip beside the headline says whose they are (SER-01). */
export function CodesPage({ couponName, strip, action, children }: CodesPageProps) {
  return (
    <div className={frame.page}>
      <BackToDashboard />
      <div className={styles.head}>
        <div className={styles.strip}>
          {strip !== null && <img src={strip} alt="" />}
          <TearLine kind="stub" notches={false} />
        </div>
        <div>
          <h1 className={frame.title} tabIndex={-1}>
            {commonWords.codesForHouseholds()}
          </h1>
          <p className={frame.soft}>{codesWords.about({ name: couponName })}</p>
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}

/** Two sheets beside each other, the first one wider; on a phone below each other. */
export function CodesPair({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
