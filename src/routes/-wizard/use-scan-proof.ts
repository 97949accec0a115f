import { useActor } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { watched } from '../../app/actors/watched.ts';
import { scanCode } from '../../app/scan/scan-code.ts';
import { composeFace } from '../../domain/coupon/coupon-face.ts';
import { formFactsOf } from '../../domain/coupon/form-facts.ts';
import type { ScanVerdict, StoredScan } from '../../domain/scan/scan-verdict.ts';
import { type ScannedCoupon, scanProofMachine } from '../../machines/wizard/scan-proof.machine.ts';
import type { DrawnCoupon } from '../../machines/wizard/wizard-context.ts';
import type { ScanView } from '../../ui/wizard/preview/scan-result.tsx';

const machine = scanProofMachine.provide({
  actors: {
    scanCode: fromPromise<ScanVerdict, ScannedCoupon>(({ input, signal }) =>
      scanCode(input, signal),
    ),
  },
});

/** Reads the code of a drawn coupon back while its proof is open (PRE-02). */
export function useScanProof(drawn: DrawnCoupon): ScanView {
  const [input] = useState(() => ({ coupon: scannedOf(drawn) }));
  const [state, send] = useActor(machine, { input, ...watched() });
  const { coupon, verdict, failure } = state.context;
  if (coupon === null) return { kind: 'codeless' };
  if (state.matches('unchecked')) {
    const onRetry = () => send({ type: 'scan.retry' });
    return { kind: 'unchecked', failure: failure ?? '', onRetry };
  }
  if (verdict === null) return { kind: 'checking' };
  return { kind: verdict.result, verdict, coupon };
}

/** Returns what the services store; nothing before the check is over. */
export function storedScanOf(view: ScanView): StoredScan | undefined {
  if (!('verdict' in view)) return undefined;
  const { result, reason } = view.verdict;
  return { result, reason };
}

function scannedOf({ form, barcode, images }: DrawnCoupon): ScannedCoupon | null {
  const { barcode: code, colors, description } = composeFace(formFactsOf(form));
  if (code === null || barcode === null) return null;
  return {
    ...code,
    code: barcode,
    offer: description,
    background: colors.background,
    foreground: colors.foreground,
    apple: { strip: images.appleStrip, logo: images.appleLogo },
    google: { strip: images.googleStrip, logo: images.googleLogo },
  };
}
