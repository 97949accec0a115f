/** Templates that look like one that is being made, so that the catalogue does not fill with twins (ADMT-01). */
import { listOf, type TemplateForm } from './template-draft.ts';

interface KnownTemplate {
  readonly title: string;
  readonly keywords: readonly string[];
}

/** Keywords in common, where the title is another one, from which on two templates are told as alike. */
const COMMON_KEYWORDS = 3;

/** Those of the same title, and those that share most of their keywords. */
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
