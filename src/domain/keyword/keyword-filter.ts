/** The keywords whose name contains these letters; blank letters match all (ADMK-01). */
export function filteredKeywords<Item extends { readonly name: string }>(
  keywords: readonly Item[],
  letters: string,
): readonly Item[] {
  const wanted = letters.trim().toLowerCase();
  return wanted === '' ? keywords : keywords.filter(({ name }) => name.includes(wanted));
}
