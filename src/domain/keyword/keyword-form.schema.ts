/** The schema of the keyword form (ADMK-01); its screen and its machine share it. */
import { type } from 'arktype';
import { KEYWORD_DESCRIPTION_MAX, KEYWORD_NAME_MAX, KEYWORD_WEIGHT_MAX } from '../constants.ts';
import type { FieldIssue } from '../field-messages.ts';
import { isInteger, issuesByField, requiredTextUpTo, textField } from '../form-schema.ts';
import type { KeywordForm } from './keyword-form.ts';

const keywordSchema = type({
  name: textField(nameIssue),
  description: textField((text) => requiredTextUpTo(text, KEYWORD_DESCRIPTION_MAX)),
  weight: textField((text) => (isInteger(text, KEYWORD_WEIGHT_MAX) ? null : { code: 'integer' })),
});

type KeywordIssues = Readonly<Partial<Record<keyof KeywordForm, FieldIssue>>>;

/** The issues of each field; empty if the form can be saved. */
export function keywordIssues(form: KeywordForm): KeywordIssues {
  return issuesByField(keywordSchema(form));
}

function nameIssue(name: string): FieldIssue | null {
  const issue = requiredTextUpTo(name, KEYWORD_NAME_MAX);
  return issue ?? (name.includes(',') ? { code: 'comma' } : null);
}
