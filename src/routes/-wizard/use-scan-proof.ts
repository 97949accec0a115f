import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { withCalls } from '../../app/actors/with-calls.ts';
import { scanCode } from '../../app/scan/scan-code.ts';
import { scannedOf } from '../../app/scan/scan-drawn.ts';
import type { StoredScan } from '../../domain/scan/scan-verdict.ts';
import { scanProofMachine } from '../../machines/wizard/scan-proof.machine.ts';
import type { DrawnCoupon } from '../../machines/wizard/wizard-context.ts';
import type { ScanView } from '../../ui/wizard/preview/scan-result.tsx';
import { useEmitted } from '../-process/use-emitted.ts';
import { useProcess } from '../-process/use-process.ts';

/** Reads the code of a drawn coupon back while its proof is open (PRE-02); `save` gets what the services store. */
export function useScanProof(drawn: DrawnCoupon, save: (scan: StoredScan | undefined) => void) {
  const [input] = useState(() => ({ coupon: scannedOf(drawn) }));
  const { state, send, actor } = useProcess(() => withCalls(scanProofMachine, { scanCode }), input);
  useEmitted(actor, 'scan.settled', ({ scan }) => save(scan));
  return {
    view: viewOf(state, () => send({ type: 'scan.retry' })),
    /** Whether a save waits for the verdict. */
    isSaving: state.hasTag('saving'),
    /** Saves at once, or when the verdict is there. */
    onSave: () => send({ type: 'coupon.save' }),
  };
}

function viewOf(state: SnapshotFrom<typeof scanProofMachine>, onRetry: () => void): ScanView {
  const { coupon, verdict, failure } = state.context;
  if (coupon === null) return { kind: 'codeless' };
  if (state.matches('unchecked')) return { kind: 'unchecked', failure: failure ?? '', onRetry };
  if (verdict === null) return { kind: 'checking' };
  return { kind: verdict.result, verdict, coupon };
}
