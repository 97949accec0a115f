/** The product broken on purpose, one way at a time (QA-04). */

/** One way: a piece of a source file, and what stands there instead. */
export interface Mutant {
  /** What a person would say is broken. */
  readonly name: string;
  /** The process that should notice. */
  readonly process: string;
  /** A part of the names of the transitions it touches: the paths that take one are walked. */
  readonly touches: string;
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly from: string;
  readonly to: string;
}

const DASHBOARD = 'src/machines/dashboard';
const WIZARD = 'src/machines/wizard';
const SUBMISSION = 'src/machines/submission/submission.machine.ts';
const POSITION = 'src/domain/wizard/wizard-position.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'The proof skips the Google card',
    process: 'preview-dialog',
    touches: 'apple · preview.next',
    file: `${WIZARD}/preview-dialog.machine.ts`,
    from: "'preview.next': 'google', 'details.toggle'",
    to: "'preview.next': 'rideAlong', 'details.toggle'",
  },
  {
    name: 'The proof cannot be turned back',
    process: 'preview-dialog',
    touches: 'google · preview.previous',
    file: `${WIZARD}/preview-dialog.machine.ts`,
    from: "'preview.previous': 'apple'",
    to: "'preview.previous': 'google'",
  },
  {
    name: 'The proof’s edit links forget where they lead',
    process: 'wizard-create',
    touches: 'done: previewDialog · 2 of 3',
    file: `${WIZARD}/preview-dialog.machine.ts`,
    from: "actions: { type: 'decideToEdit', params: ({ event }) => event.part },",
    to: '',
  },
  {
    name: '“Try Again” gives up',
    process: 'submission',
    touches: 'error · submission.retry',
    file: SUBMISSION,
    from: "'submission.retry': 'submitting'",
    to: "'submission.retry': 'finished'",
  },
  {
    name: 'A change elsewhere is told as any other error',
    process: 'submission',
    touches: 'saving.failed · 1 of 3',
    file: SUBMISSION,
    from: "error.failure.code === 'stale-edit'",
    to: "error.failure.code === 'unavailable'",
  },
  {
    name: '“Save as a new coupon” saves over the other one',
    process: 'submission',
    touches: 'stale · submission.saveAsNew',
    file: SUBMISSION,
    from: "{ target: 'submitting', actions: 'makeNew' }",
    to: "{ target: 'submitting' }",
  },
  {
    name: 'A withdrawn template stops the saving',
    process: 'submission',
    touches: 'saving.failed · 2 of 3',
    file: SUBMISSION,
    from: "pointer === '/templateId'",
    to: "pointer === '/template'",
  },
  {
    name: '“Go back” saves once more',
    process: 'submission',
    touches: 'error · submission.abandon',
    file: SUBMISSION,
    from: "'submission.retry': 'submitting', 'submission.abandon': 'finished'",
    to: "'submission.retry': 'submitting', 'submission.abandon': 'submitting'",
  },
  {
    name: 'A switch does not roll back',
    process: 'coupon-toggle',
    touches: 'error: switchCoupon · 3 of 3',
    file: `${DASHBOARD}/coupon-toggle.machine.ts`,
    from: "actions: ['tellRefused', 'showStored']",
    to: "actions: ['tellRefused']",
  },
  {
    name: 'A switch does not flip',
    process: 'coupon-toggle',
    touches: 'settled · coupon.toggle',
    file: `${DASHBOARD}/coupon-toggle.machine.ts`,
    from: 'flip: assign({ shown: ({ context }) => !context.shown })',
    to: 'flip: assign({ shown: ({ context }) => context.shown })',
  },
  {
    name: 'A second press on a switch is forgotten',
    process: 'coupon-toggle',
    touches: 'done: switchCoupon · 1 of 2',
    file: `${DASHBOARD}/coupon-toggle.machine.ts`,
    from: 'isOvertaken: ({ context }) => context.shown === context.stored',
    to: 'isOvertaken: () => false',
  },
  {
    name: 'A coupon removed elsewhere is told as a failure',
    process: 'coupon-toggle',
    touches: 'error: switchCoupon · 1 of 3',
    file: `${DASHBOARD}/coupon-toggle.machine.ts`,
    from: "{ guard: ({ event }) => isGone(event.error), target: 'gone' }",
    to: "{ guard: () => false, target: 'gone' }",
  },
  {
    name: 'The words for a coupon removed elsewhere are gone',
    process: 'coupon-toggle',
    touches: 'error: switchCoupon · 1 of 3',
    file: 'src/domain/messages.ts',
    from: "couponGone: 'This coupon was removed in another tab or on another device.'",
    to: "couponGone: ''",
  },
  {
    name: 'An empty name is saved',
    process: 'rename',
    touches: 'rename.save · 1 of 3',
    file: `${DASHBOARD}/rename.machine.ts`,
    from: 'isUnfit: ({ context }) => problemOf(context.text) !== null',
    to: 'isUnfit: () => false',
  },
  {
    name: 'Escape saves the name',
    process: 'rename',
    touches: 'rename.cancel',
    file: `${DASHBOARD}/rename.machine.ts`,
    from: "'rename.cancel': 'resting'",
    to: "'rename.cancel': 'saving'",
  },
  {
    name: 'A refused name loses what was typed',
    process: 'rename',
    touches: 'error: renameCoupon · 2 of 2',
    file: `${DASHBOARD}/rename.machine.ts`,
    from: "{ target: 'editing', actions: 'tellRefused' }",
    to: "{ target: 'resting', actions: 'tellRefused' }",
  },
  {
    name: 'Removing asks nothing',
    process: 'coupon-removal',
    touches: 'removal.ask',
    file: `${DASHBOARD}/coupon-removal.machine.ts`,
    from: "target: 'asking'",
    to: "target: 'removing'",
  },
  {
    name: '“No” removes',
    process: 'coupon-removal',
    touches: 'removal.cancel',
    file: `${DASHBOARD}/coupon-removal.machine.ts`,
    from: "'removal.cancel': 'resting'",
    to: "'removal.cancel': 'removing'",
  },
  {
    name: 'A removal that failed takes the card away',
    process: 'coupon-removal',
    touches: 'error: removeCoupon · 2 of 2',
    file: `${DASHBOARD}/coupon-removal.machine.ts`,
    from: "{ target: 'resting', actions: 'tellRefused' }",
    to: "{ target: 'resting', actions: 'tellRemoved' }",
  },
  {
    name: 'One coupon removed elsewhere keeps the others from being removed',
    process: 'bulk-removal',
    touches: 'error: removeCoupons · 2 of 3',
    file: `${DASHBOARD}/bulk-removal.machine.ts`,
    from: 'guard: ({ context, event }) => withoutMissing(context.left, event.error) !== null',
    to: 'guard: () => false',
  },
  {
    name: 'One coupon removed elsewhere keeps the others from being switched',
    process: 'bulk-switch',
    touches: 'error: switchCoupons · 1 of 2',
    file: `${DASHBOARD}/bulk-switch.machine.ts`,
    from: 'guard: ({ context, event }) => withoutMissing(context.couponIds, event.error) !== null',
    to: 'guard: () => false',
  },
  {
    name: '“Select all” selects only what is loaded',
    process: 'selection',
    touches: 'every.pick',
    file: `${DASHBOARD}/selection.machine.ts`,
    from: "'every.pick': 'finding'",
    to: "'every.pick': 'choosing'",
  },
  {
    name: 'The search box searches nothing',
    process: 'list-search',
    touches: 'text.submit',
    file: `${DASHBOARD}/list-search.machine.ts`,
    from: "actions: ['rememberTerm', 'search']",
    to: "actions: ['rememberTerm']",
  },
  {
    name: 'A browser that refuses to copy is told as copied',
    process: 'copy-link',
    touches: 'error: copyText',
    file: 'src/machines/submission/copy-link.machine.ts',
    from: "onError: 'refused'",
    to: "onError: 'copied'",
  },
  {
    name: 'An archive that failed is told as downloaded',
    process: 'archive-download',
    touches: 'error: downloadArchive',
    file: `${DASHBOARD}/archive-download.machine.ts`,
    from: "target: 'failed'",
    to: "target: 'downloaded'",
  },
  {
    name: '“Back” skips a substep',
    process: 'wizard-create',
    touches: 'step.back · 3 of 3',
    file: POSITION,
    from: 'if (substep > 0) return { step, substep: substep - 1 };',
    to: 'if (substep > 1) return { step, substep: substep - 1 };',
  },
  {
    name: 'Leaving asks nothing, and the draft is lost',
    process: 'wizard-create',
    touches: 'leave.request · 1 of 2',
    file: `${WIZARD}/wizard.setup.ts`,
    from: 'hasChanges: ({ context }) => hasChanges(context)',
    to: 'hasChanges: () => false',
  },
  {
    name: 'An unfinished form is drawn',
    process: 'wizard-edit',
    touches: 'step.submit · 1 of 4',
    file: `${WIZARD}/wizard.setup.ts`,
    from: 'isLast(context) && firstGapOf(submitted(context, values)) !== null',
    to: 'false && firstGapOf(submitted(context, values)) !== null',
  },
  {
    name: 'A drawing that fails says nothing',
    process: 'wizard-create',
    touches: 'artwork.failed',
    file: `${WIZARD}/finishing.states.ts`,
    from: "'artwork.failed': {\n      target: 'undrawn'",
    to: "'artwork.failed': {\n      target: 'filling'",
  },
  {
    name: '“No” to the logo asks for its files',
    process: 'wizard-create',
    touches: 'always · 4 of 12',
    file: 'src/domain/wizard/flows.ts',
    from: "form.haveLogoImage === 'no' ? 'flow2'",
    to: "form.haveLogoImage === 'yes' ? 'flow2'",
  },
  {
    name: 'An edit starts without the steps that were reached',
    process: 'wizard-edit',
    touches: 'step.next',
    file: `${WIZARD}/wizard-context.ts`,
    from: 'maxStep: input.stored !== null ? FLOWS[input.flowName].steps.length : 0',
    to: 'maxStep: 0',
  },
  {
    name: 'A template’s Ride-Along question is left out',
    process: 'wizard-campaign',
    touches: 'always · 10 of 12',
    file: 'src/domain/wizard/flows.ts',
    from: "steps: ['logo', 'coupon', 'details', 'barcode', 'ride-along']",
    to: "steps: ['logo', 'coupon', 'details', 'barcode']",
  },
];
