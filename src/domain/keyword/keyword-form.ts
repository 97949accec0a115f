/** The keyword form of administrators (ADMK-01). */
import { KEYWORD_DESCRIPTION_MAX, KEYWORD_NAME_MAX, KEYWORD_WEIGHT_MAX } from '../constants.ts';
import type { FieldIssue } from '../field-messages.ts';
import { requiredTextIssue } from '../plain-text.ts';

export interface KeywordForm {
  readonly name: string;
  readonly description: string;
  readonly active: boolean;
  /** "Show as Search Suggestion". */
  readonly popular: boolean;
  /** As it was typed. */
  readonly weight: string;
  /** A PNG or JPEG as a data URL; null for none, undefined to leave the stored one. */
  readonly thumbnail?: string | null;
}

/** The stored keyword, with the fields of the form. */
export interface StoredKeyword {
  readonly name: string;
  readonly description: string;
  readonly active: boolean;
  readonly popular: boolean;
  readonly weight: number;
  /** Address of its picture; null if it has no picture. */
  readonly thumbnail: string | null;
}

export const NEW_KEYWORD_FORM: KeywordForm = {
  name: '',
  description: '',
  active: true,
  popular: false,
  weight: '0',
};

export function keywordFormOf(keyword: StoredKeyword): KeywordForm {
  const { name, description, active, popular, weight } = keyword;
  return { name, description, active, popular, weight: String(weight) };
}

/** The form that creates a keyword from a search without results (PRE-06). */
export function keywordFormOfTerm(term: string): KeywordForm {
  const description = `${term.slice(0, 1).toUpperCase()}${term.slice(1)}`;
  return { ...NEW_KEYWORD_FORM, name: term, description };
}

export type KeywordField = 'name' | 'description' | 'weight';
export type KeywordIssues = Readonly<Partial<Record<KeywordField, FieldIssue>>>;

/** The issues of each field; empty if the form can be saved. */
export function keywordIssues({ name, description, weight }: KeywordForm): KeywordIssues {
  const issues = {
    name: textIssue(name, KEYWORD_NAME_MAX) ?? (name.includes(',') ? { code: 'comma' } : null),
    description: textIssue(description, KEYWORD_DESCRIPTION_MAX),
    weight: isWeight(weight) ? null : { code: 'integer' },
  } as const;
  return Object.fromEntries(Object.entries(issues).filter(([, issue]) => issue !== null));
}

export function isSameKeyword(one: KeywordForm, other: KeywordForm): boolean {
  const keys = ['name', 'description', 'active', 'popular', 'weight', 'thumbnail'] as const;
  return keys.every((key) => one[key] === other[key]);
}

function textIssue(text: string, limit: number): FieldIssue | null {
  if ([...text.trim()].length > limit) return { code: 'tooLong', limit };
  return requiredTextIssue(text);
}

function isWeight(text: string): boolean {
  return /^[+-]?\d{1,7}$/u.test(text.trim()) && Math.abs(Number(text)) <= KEYWORD_WEIGHT_MAX;
}
