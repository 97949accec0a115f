/** What a wizard passes to the submission, and where it goes next (SUBM-01, SUBM-02). */
import { withBarcodeValue } from '../../domain/coupon/coupon-decisions.ts';
import type {
  FinishedCoupon,
  StoredProject,
  SubmissionInput,
  SubmissionOutput,
} from '../submission/submission.machine.ts';
import type { PreviewDialogOutput } from './preview-dialog.machine.ts';
import type { WizardContext } from './wizard-context.ts';

/** The form to draw, and whether its code is read back as well. */
export type DrawingOrder = ReturnType<typeof drawingOrderOf>;

/** A save without the proof has the code read back while it draws; the proof does that itself (PRE-02). */
export function drawingOrderOf(context: WizardContext) {
  const { form, drawn, savesAtOnce } = context;
  return {
    form,
    /** The pictures of this form if they are there already: a closed proof drew them. */
    drawn: drawn?.form === form ? drawn : null,
    isScanned: savesAtOnce && isCodeNew(context),
  };
}

/** The pictures were drawn for a proof that was closed, before its verdict was saved (PRE-02). */
export function lacksVerdict(context: WizardContext): boolean {
  const { drawn } = context;
  return drawn?.barcode !== null && drawn?.scan === undefined && isCodeNew(context);
}

/** The services keep a verdict while the code stays the same; a copy is another coupon. */
function isCodeNew({ form, original, stored }: WizardContext): boolean {
  const { barcodeType, barcodeValue } = withBarcodeValue(original);
  return (
    stored?.newFromExisting === true ||
    form.barcodeType !== barcodeType ||
    form.barcodeValue !== barcodeValue
  );
}

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
export function hasUpdated({ stored, receipt }: Pick<WizardContext, 'stored' | 'receipt'>) {
  return receipt !== null && receipt.id === stored?.id;
}

/** The address at which a stored coupon is edited. */
export function editAddress({ id }: Pick<StoredProject, 'id'>): string {
  return `/project/edit/${id}`;
}

function couponOf({ drawn, templateId, flowName, stored }: WizardContext): FinishedCoupon {
  if (drawn === null) throw new Error('The pictures are not drawn yet.');
  const { form, images, idempotencyKey, scan } = drawn;
  return { form, images, idempotencyKey, scan, templateId, flowName, stored };
}

/** A new coupon of a plain flow shows its link at once; other flows show the success view. */
function arrivalOf({ flowName, stored }: WizardContext): SubmissionInput['arrival'] {
  return stored === null && flowName !== 'campaign' ? 'share' : 'success';
}
