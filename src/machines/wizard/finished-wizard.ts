/** What a wizard hands to the submission, and where it leads after that (SUBM-01, SUBM-02). */
import type {
  FinishedCoupon,
  StoredProject,
  SubmissionInput,
  SubmissionOutput,
} from '../submission/submission.machine.ts';
import type { WizardContext } from './wizard-context.ts';

/** Throws where nothing was drawn, which the chart rules out. */
export function submissionOf(context: WizardContext): SubmissionInput {
  return { coupon: couponOf(context), arrival: arrivalOf(context), shareBase: context.shareBase };
}

/** The receipt, and where the coupon waits: a new one's link is shown next, an edited one is on the dashboard. */
export function savedWith(
  { stored, exit }: WizardContext,
  { receipt }: SubmissionOutput,
): Pick<WizardContext, 'receipt' | 'exit'> {
  if (receipt === null) return { receipt, exit };
  return { receipt, exit: hasUpdated({ stored, receipt }) ? '/dashboard' : `/share/${receipt.id}` };
}

/** An edit was saved under the link the coupon had. */
export function hasUpdated({
  stored,
  receipt,
}: Pick<WizardContext, 'stored' | 'receipt'>): boolean {
  return receipt !== null && receipt.id === stored?.id;
}

/** Where a stored coupon is edited. */
export function editAddress({ id }: Pick<StoredProject, 'id'>): string {
  return `/project/edit/${id}`;
}

function couponOf({ drawn, templateId, flowName, stored }: WizardContext): FinishedCoupon {
  if (drawn === null) throw new Error('A coupon is submitted only after its pictures were drawn.');
  const { form, images, idempotencyKey } = drawn;
  return { form, images, idempotencyKey, templateId, flowName, stored };
}

/** A new coupon of a plain flow goes on to its link at once; everything else shows the success view. */
function arrivalOf({ flowName, stored }: WizardContext): SubmissionInput['arrival'] {
  return stored === null && flowName !== 'campaign' ? 'share' : 'success';
}
