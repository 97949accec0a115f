/** The keywords whose name has these letters; blank letters leave none out (ADMK-01). */
export function filteredKeywords<Item extends { readonly name: string }>(
  keywords: readonly Item[],
  letters: string,
): readonly Item[] {
  const wanted = letters.trim().toLowerCase();
  return wanted === '' ? keywords : keywords.filter(({ name }) => name.includes(wanted));
}
