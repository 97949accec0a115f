/** The issues of a template that is being edited (ADMT-06). */
import { textsIn } from '../design/design-document.ts';
import { textNameIssue } from '../design/text-names.ts';
import type { FieldIssue } from '../field-messages.ts';
import type { DesignPart, TemplateDraft } from './template-draft.ts';
import { templateFormIssues, type TemplateFormIssues } from './template-form.schema.ts';

export interface TemplateIssues extends TemplateFormIssues {
  readonly image?: FieldIssue;
  readonly source?: FieldIssue;
  readonly texts?: FieldIssue;
}

/** The first issue of each field; fields without issues are absent. */
export function templateIssuesOf({ form, image, strip, rideAlong }: TemplateDraft): TemplateIssues {
  const texts = namesIssue(strip) ?? namesIssue(rideAlong);
  return {
    ...templateFormIssues(form, rideAlong !== null),
    ...(image === null && { image: { code: 'required' } }),
    ...(strip === null && { source: { code: 'required' } }),
    ...(texts !== null && { texts }),
  };
}

function namesIssue(part: DesignPart | null): FieldIssue | null {
  const issues = part === null ? [] : textsIn(part.design).map(({ label }) => textNameIssue(label));
  return issues.find((issue) => issue !== null) ?? null;
}
