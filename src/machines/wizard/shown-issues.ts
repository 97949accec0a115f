/** Which fields of a screen show what is wrong with them before it is submitted (STEP-15). */
import { issuesOnScreens } from '../../domain/wizard/form-checks.ts';
import { screenOf, type WizardContext } from './wizard-context.ts';

/**
 * Returns their paths, joined by dots: every field with a wrong value. An empty field shows nothing yet, unless an
 * edit link or a gap has led to this screen.
 */
export function fieldsShowingIssues(context: WizardContext): readonly string[] {
  const fields = issuesOnScreens([screenOf(context)], context.form).map(({ path, issue }) => ({
    field: path.join('.'),
    isMissing: issue.code === 'required',
  }));
  const isGap = fields.some(({ field }) => field === context.highlight);
  return fields.filter(({ isMissing }) => isGap || !isMissing).map(({ field }) => field);
}
