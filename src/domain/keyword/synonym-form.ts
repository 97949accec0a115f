/** A synonym as administrators type it: a word and its meanings in a search (BROWSE-14). */

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

export const NEW_SYNONYM_FORM: SynonymForm = { word: '', meanings: '' };

export function synonymFormOf({ word, meanings }: Synonym): SynonymForm {
  return { word, meanings: meanings.join(', ') };
}

export function synonymOf({ word, meanings }: SynonymForm): Synonym {
  return { word: word.trim(), meanings: meaningsIn(meanings) };
}

/** The meanings in a text that separates them by commas. */
export function meaningsIn(text: string): readonly string[] {
  const parts = text.split(',').map((part) => part.trim());
  return parts.filter((part) => part !== '');
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
