import { Check, ScanLine, TriangleAlert, X } from 'lucide-react';
import { barcodeIssue } from '../../../domain/coupon/barcode.ts';
import type { FormValues } from '../../../domain/coupon/fields/coupon-form.ts';
import type { PreflightPlace } from '../../../domain/preflight/finding.ts';
import { codeInches, SCAN_SURFACES, type ScanSurface } from '../../../domain/scan/scan-surfaces.ts';
import {
  SCAN_TREATMENTS,
  type ScanReason,
  type ScanTreatment,
  type ScanVerdict,
} from '../../../domain/scan/scan-verdict.ts';
import type { MachineView } from '../../../machines/machine-view.ts';
import type {
  ScannedCoupon,
  scanProofMachine,
} from '../../../machines/wizard/scan-proof.machine.ts';
import * as words from '../../../words/scan/scan.gen.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Spinner } from '../../parts/notices/spinner.tsx';
import { breaking, row, size, soft, tone, visuallyHidden } from '../../theme/layout.css.ts';
import * as styles from './proof-notes.css.ts';

export type ScanProof = MachineView<typeof scanProofMachine>;

interface ScanResultProps extends ScanProof {
  readonly onFix: (values: FormValues) => void;
  /** Null on the dashboard, where nothing is edited. */
  readonly onShow: ((place: PreflightPlace) => void) | null;
}

/** “Scans”, or why the code was not always read (PRE-02). It never blocks. */
export function ScanResult({ state, send, ...actions }: ScanResultProps) {
  const { coupon, verdict, failure } = state.context;
  if (coupon === null) return null;
  if (state.matches('unchecked'))
    return (
      <div className={styles.scan} data-scan="unchecked">
        <p className={`${size.t13} ${breaking}`}>{failure}</p>
        <Button shape="compact" onClick={() => send({ type: 'scan.retry' })}>
          {words.checkAgain()}
        </Button>
      </div>
    );
  if (verdict === null)
    return (
      <div className={styles.scan} data-scan="checking">
        <Spinner words={words.checking()} />
      </div>
    );
  return <Checked {...actions} verdict={verdict} coupon={coupon} />;
}

interface CheckedCode {
  readonly verdict: ScanVerdict;
  readonly coupon: ScannedCoupon;
}

type Actions = Pick<ScanResultProps, 'onFix' | 'onShow'>;

function Checked({ verdict, coupon, ...actions }: CheckedCode & Actions) {
  const { result } = verdict;
  const read = verdict.tries.filter((one) => one.read === coupon.value).length;
  return (
    <section className={styles.scan} data-scan={result} aria-label={words[result]()}>
      <div className={styles.verdict}>
        {result === 'scans' ? (
          <ScanLine size={34} className={tone.ok} />
        ) : (
          <TriangleAlert size={34} className={tone.warn} />
        )}
        <div role="status" className={breaking}>
          <b className={styles.title}>{words[result]()}</b>
          <span className={size.t13}>
            {words.triesRead({ read, tries: verdict.tries.length })}{' '}
            <span className={styles.value}>{coupon.value}</span>
          </span>
        </div>
      </div>
      {verdict.reason !== null && <Advice reason={verdict.reason} coupon={coupon} {...actions} />}
      <Tries verdict={verdict} coupon={coupon} />
    </section>
  );
}

interface AdviceProps extends Actions, Pick<CheckedCode, 'coupon'> {
  readonly reason: ScanReason;
}

function Advice({ reason, coupon, onFix, onShow }: AdviceProps) {
  const isOfBars = coupon.type === 'CODE128' || coupon.type === 'PDF417';
  const isQrPossible = isOfBars && barcodeIssue('QR', coupon.value) === null;
  return (
    <>
      <p className={`${size.t13} ${breaking}`}>
        {words[reason === 'dense' && isOfBars ? 'denseBars' : reason]()}
      </p>
      {onShow !== null && (
        <div className={row}>
          {isQrPossible && (
            <Button shape="compact" onClick={() => onFix({ barcodeType: 'QR' })}>
              {words.useAQrCode()}
            </Button>
          )}
          <Button shape="compact" onClick={() => onShow('barcodeInitialValue')}>
            {words.changeTheCode()}
          </Button>
        </div>
      )}
    </>
  );
}

function Tries({ verdict: { tries }, coupon }: CheckedCode) {
  const wasRead = (surface: ScanSurface, treatment: ScanTreatment) =>
    tries.some(
      (one) => one.surface === surface && one.treatment === treatment && one.read === coupon.value,
    );
  return (
    <table className={styles.tries}>
      <caption className={visuallyHidden}>{words.tries()}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className={visuallyHidden}>{words.card()}</span>
          </th>
          {SCAN_TREATMENTS.map((treatment) => (
            <th key={treatment} scope="col">
              {words[treatment]()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SCAN_SURFACES.map((surface) => (
          <tr key={surface}>
            <th scope="row">
              {words[surface]()}
              <small className={soft}>
                {words.inches({ inches: codeInches(surface, coupon).toFixed(1) })}
              </small>
            </th>
            {SCAN_TREATMENTS.map((treatment) => (
              <td key={treatment}>
                <Attempt {...coupon} treatment={treatment} isRead={wasRead(surface, treatment)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface AttemptProps extends Pick<ScannedCoupon, 'code'> {
  readonly treatment: ScanTreatment;
  readonly isRead: boolean;
}

function Attempt({ code, treatment, isRead }: AttemptProps) {
  return (
    <span className={styles.attempt}>
      {/* Styles show the treatment; the decoder read a drawing of its own. */}
      <span className={styles.paper}>
        <img src={code} alt="" data-treatment={treatment} />
      </span>
      {isRead ? <Check size={14} className={tone.ok} /> : <X size={14} className={tone.warn} />}
      <span className={visuallyHidden}>{isRead ? words.wasRead() : words.wasNotRead()}</span>
    </span>
  );
}
