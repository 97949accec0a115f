/** The differences between two versions of a template, in words. */
import { isSame } from '../same-value.ts';
import type { TemplateDraft } from './template-draft.ts';
import * as templateIssuesWords from '../../words/domain/template-issues.gen.ts';

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

export function differingParts(one: TemplateDraft, other: TemplateDraft): readonly string[] {
  const fields = Object.entries(NAMES).flatMap(([field, name]) =>
    Reflect.get(one.form, field) === Reflect.get(other.form, field) ? [] : [name()],
  );
  return [
    ...fields,
    ...(isSame(one.image, other.image) ? [] : [templateIssuesWords.image()]),
    ...(isSame(one.strip, other.strip) ? [] : [templateIssuesWords.design()]),
    ...(isSame(one.rideAlong, other.rideAlong) ? [] : [templateIssuesWords.rideAlongDesign()]),
  ];
}
