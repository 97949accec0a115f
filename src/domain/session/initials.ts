/** Returns the first letters of the first and the last word: "RM" for Rosa Maria Maddox. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s@]+/).filter((word) => word !== '');
  const [first = ''] = words[0] ?? '';
  const [last = ''] = (words.length > 1 && !name.includes('@') && words.at(-1)) || '';
  return `${first}${last}`.toUpperCase();
}
