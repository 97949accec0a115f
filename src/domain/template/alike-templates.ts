/** Templates similar to a new one, so that the catalogue does not collect duplicates (ADMT-01). */
import { listOf, type TemplateForm } from './template-draft.ts';

interface KnownTemplate {
  readonly title: string;
  readonly keywords: readonly string[];
}

/** With different titles, templates with this many keywords in common count as similar. */
const COMMON_KEYWORDS = 3;

/** Templates with the same title, or with most of their keywords in common. */
export function alikeTemplates<Template extends KnownTemplate>(
  form: Pick<TemplateForm, 'title' | 'keywords'>,
  templates: readonly Template[],
): readonly Template[] {
  const title = form.title.trim().toLowerCase();
  const keywords = new Set(listOf(form.keywords.toLowerCase()));
  return templates.filter((template) => {
    if (template.title.trim().toLowerCase() === title) return true;
    const common = template.keywords.filter((keyword) => keywords.has(keyword));
    return common.length >= Math.max(COMMON_KEYWORDS, template.keywords.length - 1);
  });
}
