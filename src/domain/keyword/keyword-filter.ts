/** The keywords whose name in either language contains these letters; blank letters match all (ADMK-01). */
export function filteredKeywords<
  Item extends { readonly name: string; readonly spanishName: string | null },
>(keywords: readonly Item[], letters: string): readonly Item[] {
  const wanted = letters.trim().toLowerCase();
  return wanted === ''
    ? keywords
    : keywords.filter(({ name, spanishName }) => `${name}\n${spanishName ?? ''}`.includes(wanted));
}
