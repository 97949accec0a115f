/** Which fields of a screen say what is wrong with them before it is submitted (STEP-15). */
import { problemsOf } from '../../domain/wizard/coupon-form.schema.ts';
import { FIELD_MESSAGES } from '../../domain/messages.ts';
import { screenOf, type WizardContext } from './wizard-context.ts';

/**
 * By their paths, joined by dots: whatever holds something wrong. What is merely empty is not scolded for it,
 * unless somebody was led to the screen because it keeps the coupon from being finished.
 */
export function toldFields(context: WizardContext): readonly string[] {
  const problems = problemsOf([screenOf(context)], context.form).map(({ path, message }) => ({
    field: path.join('.'),
    isMissing: message === FIELD_MESSAGES.required,
  }));
  const isGap = problems.some(({ field }) => field === context.highlight);
  return problems.filter(({ isMissing }) => isGap || !isMissing).map(({ field }) => field);
}
