/** Joins two administrators' edits of one template (ADMT-07). */
import { isSame } from '../same-value.ts';
import type { TemplateDraft, TemplateForm } from './template-draft.ts';

/** The other administrator's template with the parts that this one changed since `base`. */
export function mergedDraft(
  base: TemplateDraft,
  mine: TemplateDraft,
  theirs: TemplateDraft,
): TemplateDraft {
  const chosen = <Part extends 'image' | 'strip' | 'rideAlong'>(part: Part): TemplateDraft[Part] =>
    isSame(mine[part], base[part]) ? theirs[part] : mine[part];
  const before = new Map<string, unknown>(Object.entries(base.form));
  const changed = Object.entries<TemplateForm[keyof TemplateForm]>({ ...mine.form }).filter(
    ([name, value]) => value !== before.get(name),
  );
  return {
    form: { ...theirs.form, ...Object.fromEntries(changed) },
    image: chosen('image'),
    strip: chosen('strip'),
    rideAlong: chosen('rideAlong'),
  };
}
