/** Recent searches in this browser: read at the start, written on each change (BROWSE-03). */
import { readSearches } from '../../domain/recent-searches.ts';
import { storedText, storeText } from '../storage/stored-text.ts';

const KEY = 'tearline.searches';

/** Empty if there are none, they cannot be read, or storage is blocked. */
export const storedSearches = (): readonly string[] => readSearches(storedText(KEY));

/** If storage is blocked or full, the searches last as long as the page. */
export const storeSearches = (terms: readonly string[]): void =>
  storeText(KEY, JSON.stringify(terms));

/** Calls back when another tab changes the searches; returns how to stop. */
export function watchSearches(listener: (terms: readonly string[]) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY || key === null) listener(readSearches(newValue));
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
