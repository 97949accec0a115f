import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import type { StateValueFrom } from 'xstate';
import type { ScanVerdict } from '../../../src/domain/scan/scan-verdict.ts';
import {
  type ScannedCoupon,
  scanProofMachine,
} from '../../../src/machines/wizard/scan-proof.machine.ts';

type Place = StateValueFrom<typeof scanProofMachine>;

const PICTURES = { strip: '', logo: '' };
const COUPON: ScannedCoupon = {
  ...{ type: 'QR', value: 'HALFMOON-13', caption: 'HALFMOON-13', code: '', offer: '' },
  ...{ background: '#3B1710', foreground: '#FFF7E6', apple: PICTURES, google: PICTURES },
};
const verdict = (result: ScanVerdict['result']): ScanVerdict => ({
  result,
  reason: result === 'scans' ? null : 'dense',
  tries: [],
});

/** A proof whose decoder has one answer for each check, in order. */
function proof(answers: readonly (ScanVerdict | Error)[], coupon: ScannedCoupon | null = COUPON) {
  const left = [...answers];
  const scanCode = fromPromise<ScanVerdict, ScannedCoupon>(async () => {
    const answer = left.shift();
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('No answer.');
    return answer;
  });
  return createActor(scanProofMachine.provide({ actors: { scanCode } }), {
    input: { coupon },
  }).start();
}

const ENDS = {
  scans: () => proof([verdict('scans')]),
  doubtful: () => proof([verdict('doubtful')]),
  unread: () => proof([verdict('unread')]),
  unchecked: () => proof([new Error('The line is down.')]),
  codeless: () => proof([], null),
  checking: null,
  beginning: null,
} satisfies Record<Place, (() => ReturnType<typeof proof>) | null>;

test.each(Object.entries(ENDS).filter(([, open]) => open !== null))(
  '[PRE-02] the check ends as %s',
  async (place, open) => {
    if (open === null) return;
    const state = await waitFor(open(), (snapshot) => !snapshot.matches('checking'));
    expect(state.value).toBe(place);
  },
);

test('[PRE-02] a check that failed is repeated on demand', async () => {
  const actor = proof([new Error('The line is down.'), verdict('scans')]);
  const failed = await waitFor(actor, (state) => state.matches('unchecked'));
  expect(failed.context.failure).toBe('The line is down.');
  actor.send({ type: 'scan.retry' });
  await waitFor(actor, (state) => state.matches('scans'));
});
