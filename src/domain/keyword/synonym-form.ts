/** A synonym as administrators type it: a word and its meanings in a search (BROWSE-14). */
import { KEYWORD_NAME_MAX, SYNONYM_MEANINGS_MAX } from '../constants.ts';
import type { FieldIssue } from '../field-messages.ts';
import { requiredTextIssue } from '../plain-text.ts';

/** A stored synonym. */
export interface Synonym {
  readonly word: string;
  /** Nearest first. */
  readonly meanings: readonly string[];
}

export interface SynonymForm {
  readonly word: string;
  /** As typed: separated by commas. */
  readonly meanings: string;
}

export type SynonymIssues = Readonly<Partial<Record<keyof SynonymForm, FieldIssue>>>;

export const NEW_SYNONYM_FORM: SynonymForm = { word: '', meanings: '' };

export function synonymFormOf({ word, meanings }: Synonym): SynonymForm {
  return { word, meanings: meanings.join(', ') };
}

export function synonymOf({ word, meanings }: SynonymForm): Synonym {
  const parts = meanings.split(',').map((part) => part.trim());
  return { word: word.trim(), meanings: parts.filter((part) => part !== '') };
}

/** The issues of each field; empty if the form can be saved. `known` are the words of the other synonyms. */
export function synonymIssues(form: SynonymForm, known: readonly string[]): SynonymIssues {
  const { word, meanings } = synonymOf(form);
  const issues = {
    word: wordIssue(word) ?? (known.includes(word.toLowerCase()) ? { code: 'known' } : null),
    meanings:
      requiredTextIssue(meanings.join('')) ??
      meanings.map(lengthIssue).find((issue) => issue !== null) ??
      (meanings.length > SYNONYM_MEANINGS_MAX
        ? { code: 'tooMany', limit: SYNONYM_MEANINGS_MAX }
        : null),
  } as const;
  return Object.fromEntries(Object.entries(issues).filter(([, issue]) => issue !== null));
}

export function isSameSynonym(one: SynonymForm, other: SynonymForm): boolean {
  return one.word === other.word && one.meanings === other.meanings;
}

/** The synonyms whose word or meanings contain the letters; blank letters match all. */
export function filteredSynonyms(
  synonyms: readonly Synonym[],
  letters: string,
): readonly Synonym[] {
  const part = letters.trim().toLowerCase();
  return synonyms.filter(({ word, meanings }) =>
    [word, ...meanings].some((text) => text.includes(part)),
  );
}

function wordIssue(word: string): FieldIssue | null {
  return requiredTextIssue(word) ?? lengthIssue(word) ?? (word.includes(',') ? COMMA : null);
}

function lengthIssue(text: string): FieldIssue | null {
  return [...text].length > KEYWORD_NAME_MAX ? { code: 'tooLong', limit: KEYWORD_NAME_MAX } : null;
}

const COMMA: FieldIssue = { code: 'comma' };
