/** The color theme: stored here, applied as `data-theme` on the root element. */
import type { Theme } from '../../domain/session/preferences.ts';

const KEY = 'tearline.theme';

/** The stored choice; "system" if there is none or storage is blocked. */
export function rememberedTheme(storage: Storage | null = ownStorage()): Theme {
  const stored = storage?.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Applies the chosen theme. */
export function applyTheme(choice: Theme, root: HTMLElement = document.documentElement): void {
  if (choice === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = choice;
}

/** Stores the choice for the next visit. */
export function rememberTheme(choice: Theme, storage: Storage): void {
  if (choice === 'system') storage.removeItem(KEY);
  else storage.setItem(KEY, choice);
}

/** Reading `localStorage` throws where the browser blocks it. */
function ownStorage(): Storage | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}
