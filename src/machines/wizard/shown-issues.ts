/** Which fields of a screen show their issues before it is submitted (STEP-15). */
import { issuesOnScreens } from '../../domain/wizard/form-checks.ts';
import { screenOf, type WizardContext } from './wizard-context.ts';

/**
 * Returns the paths, joined by dots, of all fields with a wrong value. An empty field shows no issue, unless an
 * edit link or a gap led to this screen.
 */
export function fieldsShowingIssues(context: WizardContext): readonly string[] {
  const fields = issuesOnScreens([screenOf(context)], context.form).map(({ path, issue }) => ({
    field: path.join('.'),
    isMissing: issue.code === 'required',
  }));
  const isGap = fields.some(({ field }) => field === context.highlight);
  return fields.filter(({ isMissing }) => isGap || !isMissing).map(({ field }) => field);
}
