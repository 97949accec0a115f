import { scanProofMachine } from '../../../src/machines/wizard/scan-proof.machine.ts';
import type { ScanVerdict } from '../../../src/domain/scan/scan-verdict.ts';
import { does, line, processOf, row, sees, start, type Hand } from '../../model/kit.ts';
import { openProof, openProofOf, TO_PROOF } from './wizard-hand.ts';

const CODE = { type: 'QR', picture: '', background: '#3B1710' } as const;
const VALUE = 'PATHS-13';
/** A QR code whose modules are too small to be read at 1.1 in. */
const LONG = 'H7'.repeat(500);

const codeOf = (value: string) => ({ code: { ...CODE, value } });
const verdict = (result: ScanVerdict['result']): ScanVerdict => ({
  result,
  reason: result === 'scans' ? null : 'dense',
  tries: [],
});
