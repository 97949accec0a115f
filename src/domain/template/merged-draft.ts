/** Joins two administrators' edits of one template (ADMT-07). */
import { isSame } from '../same-value.ts';
import {
  isSameDesignPart,
  type PartName,
  type TemplateDraft,
  type TemplateForm,
} from './template-draft.ts';
import * as templateIssuesWords from '../../words/domain/template-issues.gen.ts';

/** `theirs` with the parts that `mine` changed since `base`. */
export function mergedDraft(
  base: TemplateDraft,
  mine: TemplateDraft,
  theirs: TemplateDraft,
): TemplateDraft {
  const chosen = (part: PartName) =>
    isSameDesignPart(mine[part], base[part]) ? theirs[part] : mine[part];
  const before = new Map<string, unknown>(Object.entries(base.form));
  const changed = Object.entries<TemplateForm[keyof TemplateForm]>({ ...mine.form }).filter(
    ([name, value]) => value !== before.get(name),
  );
  return {
    form: { ...theirs.form, ...Object.fromEntries(changed) },
    image: isSame(mine.image, base.image) ? theirs.image : mine.image,
    strip: chosen('strip'),
    rideAlong: chosen('rideAlong'),
  };
}

/** The parts, in words, that both changed since `base`, each in a way of their own. */
export function clashingParts(
  base: TemplateDraft,
  mine: TemplateDraft,
  theirs: TemplateDraft,
): readonly string[] {
  const changes = [differingParts(base, mine), differingParts(base, theirs)];
  return differingParts(mine, theirs).filter((part) =>
    changes.every((changed) => changed.includes(part)),
  );
}

const NAMES: Readonly<Record<keyof TemplateDraft['form'], () => string>> = {
  title: templateIssuesWords.title,
  description: templateIssuesWords.description,
  keywords: templateIssuesWords.keywords,
  spanishTitle: templateIssuesWords.spanishTitle,
  spanishDescription: templateIssuesWords.spanishDescription,
  spanishKeywords: templateIssuesWords.spanishKeywords,
  colors: templateIssuesWords.colors,
  weight: templateIssuesWords.weight,
  informedImages: templateIssuesWords.informedImages,
  active: templateIssuesWords.active,
  editable: templateIssuesWords.editable,
};

function differingParts(one: TemplateDraft, other: TemplateDraft): readonly string[] {
  const fields = Object.entries(NAMES).flatMap(([field, name]) =>
    Reflect.get(one.form, field) === Reflect.get(other.form, field) ? [] : [name()],
  );
  return [
    ...fields,
    ...(isSame(one.image, other.image) ? [] : [templateIssuesWords.image()]),
    ...(isSameDesignPart(one.strip, other.strip) ? [] : [templateIssuesWords.design()]),
    ...(isSameDesignPart(one.rideAlong, other.rideAlong)
      ? []
      : [templateIssuesWords.rideAlongDesign()]),
  ];
}
