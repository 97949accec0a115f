/** What a wizard passes to the submission, and where it goes next (SUBM-01, SUBM-02). */
import type {
  FinishedCoupon,
  StoredProject,
  SubmissionInput,
  SubmissionOutput,
} from '../submission/submission.machine.ts';
import type { PreviewDialogOutput } from './preview-dialog.machine.ts';
import type { WizardContext } from './wizard-context.ts';

/** Throws if nothing was drawn; the chart rules that out. */
export function submissionOf(context: WizardContext): SubmissionInput {
  return { coupon: couponOf(context), arrival: arrivalOf(context), shareBase: context.shareBase };
}

/** The receipt and the next page: a new coupon shows its link, an edited one returns to the dashboard. */
export function savedWith(
  { stored, exit }: WizardContext,
  { receipt }: SubmissionOutput,
): Pick<WizardContext, 'receipt' | 'exit'> {
  if (receipt === null) return { receipt, exit };
  return { receipt, exit: hasUpdated({ stored, receipt }) ? '/dashboard' : `/share/${receipt.id}` };
}

/** Remembers what reading the proof's code back said (PRE-02). */
export function withScan(
  { drawn }: WizardContext,
  output: PreviewDialogOutput,
): Pick<WizardContext, 'drawn'> {
  if (drawn === null || output.kind !== 'saving') return { drawn };
  return { drawn: { ...drawn, scan: output.scan } };
}

/** The save was an edit and kept the coupon's link. */
export function hasUpdated({
  stored,
  receipt,
}: Pick<WizardContext, 'stored' | 'receipt'>): boolean {
  return receipt !== null && receipt.id === stored?.id;
}

/** The address at which a stored coupon is edited. */
export function editAddress({ id }: Pick<StoredProject, 'id'>): string {
  return `/project/edit/${id}`;
}

function couponOf({ drawn, templateId, flowName, stored }: WizardContext): FinishedCoupon {
  if (drawn === null) throw new Error('A coupon is submitted only after its pictures were drawn.');
  const { form, images, idempotencyKey, scan } = drawn;
  return { form, images, idempotencyKey, scan, templateId, flowName, stored };
}

/** A new coupon of a plain flow shows its link at once; other flows show the success view. */
function arrivalOf({ flowName, stored }: WizardContext): SubmissionInput['arrival'] {
  return stored === null && flowName !== 'campaign' ? 'share' : 'success';
}
