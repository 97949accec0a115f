/** The keyword form of administrators (ADMK-01). */
import { isSame } from '../same-value.ts';

export interface KeywordForm {
  readonly name: string;
  readonly description: string;
  /** Empty for none. */
  readonly spanishName: string;
  /** Empty for none. */
  readonly spanishDescription: string;
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
  readonly spanishName: string | null;
  readonly spanishDescription: string | null;
  readonly active: boolean;
  readonly popular: boolean;
  readonly weight: number;
  /** Address of its picture; null if it has no picture. */
  readonly thumbnail: string | null;
}

/** A design that gets a new keyword. */
export interface ChosenDesign {
  readonly id: string;
  readonly title: string;
}

export const NEW_KEYWORD_FORM: KeywordForm = {
  name: '',
  description: '',
  spanishName: '',
  spanishDescription: '',
  active: true,
  popular: false,
  weight: '0',
};

export function keywordFormOf(keyword: StoredKeyword): KeywordForm {
  const { name, description, spanishName, spanishDescription, active, popular, weight } = keyword;
  return {
    name,
    description,
    spanishName: spanishName ?? '',
    spanishDescription: spanishDescription ?? '',
    active,
    popular,
    weight: String(weight),
  };
}

/** The form that creates a keyword from a search without results (PRE-06). */
export function keywordFormOfTerm(term: string): KeywordForm {
  const description = `${term.slice(0, 1).toUpperCase()}${term.slice(1)}`;
  return { ...NEW_KEYWORD_FORM, name: term, description };
}

export function isSameKeyword(one: KeywordForm, other: KeywordForm): boolean {
  return isSame({ thumbnail: undefined, ...one }, { thumbnail: undefined, ...other });
}

/** The keywords whose name in either language contains these letters; blank letters match all. */
export function filteredKeywords<
  Item extends { readonly name: string; readonly spanishName: string | null },
>(keywords: readonly Item[], letters: string): readonly Item[] {
  const wanted = letters.trim().toLowerCase();
  return wanted === ''
    ? keywords
    : keywords.filter(({ name, spanishName }) => `${name}\n${spanishName ?? ''}`.includes(wanted));
}
