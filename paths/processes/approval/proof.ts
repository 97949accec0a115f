/** Sharing a coupon for approval, on the proof of the wizard. */
import { ANSWERS_PAUSE_MS } from '../../../src/domain/constants.ts';
import { COUPON_FORM_DEFAULTS } from '../../../src/domain/coupon/fields/coupon-form.ts';
import type { SharedProof } from '../../../src/domain/approval/shared-proof.ts';
import type { ProofInput, ReadProof } from '../../../src/machines/approval/proof.machine.ts';
import { proofMachine } from '../../../src/machines/approval/proof.machine.ts';
import { does, each, line, processOf, row, sees, start, when } from '../kit/kit.ts';
import { openProof } from '../wizard/wizard-hand.ts';

const INPUT: ProofInput = {
  id: '2b0c7f5e-8a43-4f0e-9a53-8a7f1c1b2d01',
  coupon: {
    form: COUPON_FORM_DEFAULTS,
    flowName: 'create',
    stored: null,
    templateId: null,
    images: { appleStrip: '', appleLogo: '', googleStrip: '', googleLogo: '', rideAlong: null },
  },
};

/** Of a coupon that was shared before. */
const SHARED_ID = '2b0c7f5e-8a43-4f0e-9a53-8a7f1c1b2d02';
const HOLD_ALL = line.hold('readProof', 'shareProof', 'revokeProof');

const OPEN: SharedProof = {
  address: 'http://localhost/proof/0123456789ABCDEF',
  endsAt: '2026-12-07T12:00:00.000Z',
  fingerprint: 'f'.repeat(64),
  approval: 'waiting',
  waitsFor: [],
  shown: {},
  approved: null,
  answers: [],
};
const NOT_SHARED: ReadProof = { proof: null, now: {} };
const SHARED: ReadProof = { proof: OPEN, now: {} };
const ENDED: ReadProof = { proof: { ...OPEN, address: null }, now: {} };

const showsPage = [sees.part('button', 'Copy address'), sees.part('button', 'Revoke')];

export const proof = processOf(proofMachine, 'Sharing a coupon for approval', {
  rows: ['APPR-01', 'APPR-03'],
  starts: [
    start(INPUT, [HOLD_ALL, does.holdClock, openProof()]),
    start({ ...INPUT, id: SHARED_ID }, [
      ...[does.holdClock, openProof(), does.inDialog('Share for approval'), showsPage],
      ...[does.inDialog('Close'), HOLD_ALL, does.press(/^Preview designs?$/)],
    ]),
  ],
  reads: ({ read, failure }) => ({
    isOpen: (read?.proof?.address ?? null) !== null,
    isShared: (read?.proof ?? null) !== null,
    failed: failure !== null,
  }),
  steps: {
    'proof.share': row(does.inDialog('Share for approval'), { when: when.at('closed') }),
    'proof.revoke': does.inDialog('Revoke'),
    'revoking.confirm': does.inDialog('Revoke'),
    'revoking.cancel': does.inDialog('Cancel'),
    'proof.read': does.inDialog('Try again'),
    'done: readProof': row(line.gets('readProof'), {
      brings: ({ id, read }) => read ?? (id === SHARED_ID ? SHARED : NOT_SHARED),
    }),
    'error: readProof': [
      row(line.fails('readProof', line.SAYS_WHY), { when: when.at('reading') }),
      // The page keeps the answers that it has.
      row(line.fails('readProof'), { when: when.at('open.refreshing') }),
    ],
    ...line.ends('shareProof', 'shareProof', SHARED),
    'done: revokeProof': row([line.gets('revokeProof'), line.gets('readProof')], { brings: ENDED }),
    'error: revokeProof': line.fails('revokeProof', line.SAYS_WHY),
    'after: answersPause': does.passes('waits until the proof looks for answers', ANSWERS_PAUSE_MS),
  },
  views: {
    ...each(sees.part('heading', 'Approval'), 'reading', 'read'),
    unread: sees.part('button', 'Try again'),
    closed: sees.part('button', 'Share for approval'),
    ...each(showsPage, 'open.resting', 'open.refreshing'),
    sharing: sees.part('button', 'Sharing…'),
    ...each(sees.part('dialog', 'Revoke this proof page?'), 'asking', 'revoking'),
  },
  notWalked: {
    'open · proof.share':
      'The page shows this coupon already, so there is no button; a component test shows a changed one.',
  },
});
