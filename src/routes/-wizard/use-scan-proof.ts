import { useActor } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { watched } from '../../app/page/watched.ts';
import { scanCode } from '../../app/scan/scan-code.ts';
import type { ScanVerdict } from '../../domain/scan/scan-verdict.ts';
import { composeFace } from '../../domain/coupon/coupon-face.ts';
import { formFactsOf } from '../../domain/coupon/form-facts.ts';
import { type ScannedCode, scanProofMachine } from '../../machines/wizard/scan-proof.machine.ts';
import type { DrawnCoupon } from '../../machines/wizard/wizard-context.ts';
import type { ScanView } from '../../ui/wizard/preview/scan-result.tsx';

const machine = scanProofMachine.provide({
  actors: {
    scanCode: fromPromise<ScanVerdict, ScannedCode>(({ input, signal }) => scanCode(input, signal)),
  },
});

/** Reads the code of a drawn coupon back while its proof is open (PRE-02). */
export function useScanProof(drawn: DrawnCoupon): ScanView {
  const [input] = useState(() => ({ code: codeOf(drawn) }));
  const [state, send] = useActor(machine, { input, ...watched() });
  const { code, verdict, failure } = state.context;
  if (state.matches('codeless') || code === null) return { kind: 'codeless' };
  if (state.matches('unchecked')) {
    return {
      kind: 'unchecked',
      failure: failure ?? '',
      onRetry: () => send({ type: 'scan.retry' }),
    };
  }
  if (verdict === null) return { kind: 'checking' };
  const kind = state.matches('scans') ? 'scans' : state.matches('doubtful') ? 'doubtful' : 'unread';
  return { kind, verdict, value: code.value };
}

function codeOf({ form, barcode }: DrawnCoupon): ScannedCode | null {
  const { barcode: code, colors } = composeFace(formFactsOf(form));
  if (code === null || barcode === null) return null;
  return {
    type: code.type,
    value: code.value,
    picture: barcode,
    background: colors.background,
  };
}
