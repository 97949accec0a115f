/** The schema of the keyword form (ADMK-01); its screen and its machine share it. */
import { type } from 'arktype';
import { KEYWORD_DESCRIPTION_MAX, KEYWORD_NAME_MAX, KEYWORD_WEIGHT_MAX } from '../constants.ts';
import type { FieldIssue } from '../field-messages.ts';
import {
  isInteger,
  issuesByField,
  optionalTextUpTo,
  requiredTextUpTo,
  textField,
} from '../form-schema.ts';
import type { KeywordForm } from './keyword-form.ts';

const keywordSchema = type({
  name: textField((text) => requiredTextUpTo(text, KEYWORD_NAME_MAX) ?? commaIssue(text)),
  description: textField((text) => requiredTextUpTo(text, KEYWORD_DESCRIPTION_MAX)),
  spanishName: textField((text) => optionalTextUpTo(text, KEYWORD_NAME_MAX) ?? commaIssue(text)),
  spanishDescription: textField((text) => optionalTextUpTo(text, KEYWORD_DESCRIPTION_MAX)),
  weight: textField((text) => (isInteger(text, KEYWORD_WEIGHT_MAX) ? null : { code: 'integer' })),
});

type KeywordIssues = Readonly<Partial<Record<keyof KeywordForm, FieldIssue>>>;

/** The issues of each field; empty if the form can be saved. */
export function keywordIssues(form: KeywordForm): KeywordIssues {
  return issuesByField(keywordSchema(form));
}

function commaIssue(name: string): FieldIssue | null {
  return name.includes(',') ? { code: 'comma' } : null;
}
