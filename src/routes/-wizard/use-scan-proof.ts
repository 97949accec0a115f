import { useEffect, useEffectEvent, useState } from 'react';
import { withCalls } from '../../app/actors/with-calls.ts';
import { scanCode } from '../../app/scan/scan-code.ts';
import { scannedOf } from '../../app/scan/scan-drawn.ts';
import type { StoredScan } from '../../domain/scan/scan-verdict.ts';
import { scanProofMachine } from '../../machines/wizard/scan-proof.machine.ts';
import type { DrawnCoupon } from '../../machines/wizard/wizard-context.ts';
import { useProcess } from '../-process/use-process.ts';

/** Reads the code of a drawn coupon back while its proof is open (PRE-02); `save` gets what the services store. */
export function useScanProof(drawn: DrawnCoupon, save: (scan: StoredScan | undefined) => void) {
  const [input] = useState(() => ({ coupon: scannedOf(drawn) }));
  const { state, send, actor } = useProcess(() => withCalls(scanProofMachine, { scanCode }), input);
  const settle = useEffectEvent(save);
  useEffect(() => {
    const { unsubscribe } = actor.on('scan.settled', ({ scan }) => settle(scan));
    return unsubscribe;
  }, [actor]);
  return { state, send };
}
