/** The schema of the synonym form (BROWSE-14); its screen and its machine share it. */
import { type } from 'arktype';
import { KEYWORD_NAME_MAX, SYNONYM_MEANINGS_MAX } from '../constants.ts';
import type { FieldIssue } from '../field-messages.ts';
import { issuesByField, lengthIssue, requiredTextUpTo, textField } from '../form-schema.ts';
import { requiredTextIssue } from '../plain-text.ts';
import { meaningsIn, type SynonymForm } from './synonym-form.ts';

const synonymSchema = type({ word: textField(wordIssue), meanings: textField(meaningsIssue) });

type SynonymIssues = Readonly<Partial<Record<keyof SynonymForm, FieldIssue>>>;

/** The issues of each field; empty if the form can be saved. `known` are the words of the other synonyms. */
export function synonymIssues(form: SynonymForm, known: readonly string[]): SynonymIssues {
  const issues: SynonymIssues = issuesByField(synonymSchema(form));
  const isKnown = known.includes(form.word.trim().toLowerCase());
  return issues.word === undefined && isKnown ? { ...issues, word: { code: 'known' } } : issues;
}

function wordIssue(word: string): FieldIssue | null {
  const issue = requiredTextUpTo(word, KEYWORD_NAME_MAX);
  return issue ?? (word.includes(',') ? { code: 'comma' } : null);
}

function meaningsIssue(text: string): FieldIssue | null {
  const meanings = meaningsIn(text);
  const issue =
    requiredTextIssue(meanings.join('')) ??
    meanings.map((meaning) => lengthIssue(meaning, KEYWORD_NAME_MAX)).find((one) => one !== null);
  if (issue !== undefined) return issue;
  return meanings.length > SYNONYM_MEANINGS_MAX
    ? { code: 'tooMany', limit: SYNONYM_MEANINGS_MAX }
    : null;
}
