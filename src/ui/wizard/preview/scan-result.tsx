import { Check, ScanLine, TriangleAlert, X } from 'lucide-react';
import {
  SCAN_SURFACES,
  SCAN_TREATMENTS,
  type ScanReason,
  type ScanSurface,
  type ScanTreatment,
  type ScanVerdict,
} from '../../../domain/scan/scan-verdict.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Spinner } from '../../parts/notices/spinner.tsx';
import { visuallyHidden } from '../../theme/layout.css.ts';
import * as words from '../../../words/scan.gen.ts';
import * as styles from './scan-result.css.ts';

/** Where the check of the code stands; `codeless` shows nothing. */
export type ScanView =
  | { readonly kind: 'codeless' | 'checking' }
  | { readonly kind: 'unchecked'; readonly failure: string; readonly onRetry: () => void }
  | {
      readonly kind: 'scans' | 'doubtful' | 'unread';
      readonly verdict: ScanVerdict;
      readonly value: string;
    };

const TITLES = { scans: words.scans, doubtful: words.doubtful, unread: words.unread };

const REASONS: Readonly<Record<ScanReason, () => string>> = {
  altered: words.altered,
  quiet: words.quietZone,
  contrast: words.contrast,
  dense: words.dense,
};

const SURFACES: Readonly<Record<ScanSurface, () => string>> = {
  apple: words.apple,
  google: words.google,
  print: words.print,
};

const TREATMENTS: Readonly<Record<ScanTreatment, () => string>> = {
  plain: words.plain,
  blurred: words.blurred,
  turned: words.turned,
  faint: words.faint,
};

/** “Scans”, or why the code was not always read (PRE-02). It never blocks. */
export function ScanResult({ view }: { readonly view: ScanView }) {
  if (view.kind === 'codeless') return null;
  if (view.kind === 'checking') return <Spinner words={words.checking()} />;
  if (view.kind === 'unchecked') {
    return (
      <div className={styles.scan} data-scan="unchecked">
        <p className={styles.line}>{view.failure}</p>
        <Button shape="compact" onClick={view.onRetry}>
          {words.checkAgain()}
        </Button>
      </div>
    );
  }
  const { verdict, value, kind } = view;
  const read = verdict.tries.filter((one) => one.read === value).length;
  return (
    <section className={styles.scan} data-scan={kind} aria-label={TITLES[kind]()}>
      <div className={styles.verdict}>
        {kind === 'scans' ? <ScanLine /> : <TriangleAlert />}
        <div role="status">
          <b className={styles.title}>{TITLES[kind]()}</b>
          <span className={styles.line}>
            {words.triesRead({ read, tries: verdict.tries.length })} <span>{value}</span>
          </span>
        </div>
      </div>
      {verdict.reason !== null && <p className={styles.line}>{REASONS[verdict.reason]()}</p>}
      <Tries verdict={verdict} value={value} />
    </section>
  );
}

function Tries({ verdict, value }: { readonly verdict: ScanVerdict; readonly value: string }) {
  const isRead = (surface: ScanSurface, treatment: ScanTreatment) =>
    verdict.tries.some(
      (one) => one.surface === surface && one.treatment === treatment && one.read === value,
    );
  return (
    <table className={styles.tries}>
      <thead>
        <tr>
          <td />
          {SCAN_TREATMENTS.map((treatment) => (
            <th key={treatment} scope="col">
              {TREATMENTS[treatment]()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SCAN_SURFACES.map((surface) => (
          <tr key={surface}>
            <th scope="row">{SURFACES[surface]()}</th>
            {SCAN_TREATMENTS.map((treatment) => (
              <td key={treatment} data-read={isRead(surface, treatment)}>
                {isRead(surface, treatment) ? <Check /> : <X />}
                <span className={visuallyHidden}>
                  {isRead(surface, treatment) ? words.wasRead() : words.wasNotRead()}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
