/** Keywords that are abbreviations; stored and searched in lower case like all others. */
const ABBREVIATIONS = /\b(?:bogo|bogof|diy|hvac|bbq)\b/gu;

/** A stored keyword as people write it: "bogo" → "BOGO". */
export function shownKeyword(name: string): string {
  return name.replaceAll(ABBREVIATIONS, (word) => word.toUpperCase());
}
