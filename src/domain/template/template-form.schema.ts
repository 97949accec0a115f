/** The schema of the template form (ADMT-06); its screen and its machine share it. */
import { type } from 'arktype';
import * as templateIssuesWords from '../../words/domain/template-issues.gen.ts';
import { KEYWORD_NAME_MAX, KEYWORD_WEIGHT_MAX, TEMPLATE_KEYWORDS_MAX } from '../constants.ts';
import { parseHex } from '../design/color.ts';
import type { FieldIssue } from '../field-messages.ts';
import {
  isInteger,
  issuesByField,
  lengthIssue,
  optionalTextUpTo,
  requiredTextUpTo,
  textField,
} from '../form-schema.ts';
import { isUuid } from '../uuid.ts';
import { listOf, type TemplateForm } from './template-draft.ts';

export const TITLE_MAX = 128;
const TEMPLATE_DESCRIPTION_MAX = 500;
/** The services' limit on a template's colors. */
const MOST_COLORS = 12;

const templateSchema = type({
  title: textField((text) => requiredTextUpTo(text, TITLE_MAX)),
  description: textField((text) => requiredTextUpTo(text, TEMPLATE_DESCRIPTION_MAX)),
  keywords: textField(keywordsIssue),
  spanishTitle: textField((text) => optionalTextUpTo(text, TITLE_MAX)),
  spanishDescription: textField((text) => optionalTextUpTo(text, TEMPLATE_DESCRIPTION_MAX)),
  spanishKeywords: textField(keywordsIssue),
  colors: textField(colorsIssue),
  weight: textField(weightIssue),
  informedImages: textField(uuidIssue),
});

export type TemplateFormIssues = Readonly<Partial<Record<keyof TemplateForm, FieldIssue>>>;

/** The issues of each field. A Ride-Along design requires an id, because it is stored under it (ADMT-09). */
export function templateFormIssues(form: TemplateForm, hasRideAlong: boolean): TemplateFormIssues {
  const issues: TemplateFormIssues = issuesByField(templateSchema(form));
  if (!hasRideAlong || form.informedImages.trim() !== '') return issues;
  return { ...issues, informedImages: { code: 'required' } };
}

function keywordsIssue(text: string): FieldIssue | null {
  const keywords = listOf(text);
  const issues = keywords.map((keyword) => lengthIssue(keyword, KEYWORD_NAME_MAX));
  const long = issues.find((issue) => issue !== null);
  if (long !== undefined) return long;
  if (keywords.length <= TEMPLATE_KEYWORDS_MAX) return null;
  return {
    code: 'unexpected',
    detail: templateIssuesWords.tooManyKeywords({ count: TEMPLATE_KEYWORDS_MAX }),
  };
}

function colorsIssue(text: string): FieldIssue | null {
  const colors = listOf(text);
  if (colors.some((color) => parseHex(color) === null)) return { code: 'color' };
  if (colors.length <= MOST_COLORS) return null;
  return { code: 'unexpected', detail: templateIssuesWords.tooManyColors({ count: MOST_COLORS }) };
}

function weightIssue(text: string): FieldIssue | null {
  if (!isInteger(text, Infinity)) return { code: 'integer' };
  if (isInteger(text, KEYWORD_WEIGHT_MAX)) return null;
  return { code: 'unexpected', detail: templateIssuesWords.between({ most: KEYWORD_WEIGHT_MAX }) };
}

function uuidIssue(text: string): FieldIssue | null {
  const typed = text.trim();
  return typed === '' || isUuid(typed) ? null : { code: 'uuid' };
}
