/** Which paper the interface lies on: remembered here, applied as `data-theme` on the root element. */
import type { Theme } from '../../domain/session/preferences.ts';

const KEY = 'tearline.theme';

/** The remembered choice; "system" where there is none or storage is closed. */
export function rememberedTheme(storage: Storage | null = ownStorage()): Theme {
  const stored = storage?.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Lays the interface on the chosen paper. */
export function applyTheme(choice: Theme, root: HTMLElement = document.documentElement): void {
  if (choice === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = choice;
}

/** Remembers it for the next visit. */
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
