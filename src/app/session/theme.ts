/** The color theme: stored in this browser, applied as `data-theme` on the root element. */
import type { Theme } from '../../domain/session/preferences.ts';
import { storedText, storeText } from '../storage/stored-text.ts';

const KEY = 'tearline.theme';

/** The stored choice; "system" if there is none or storage is blocked. */
export function rememberedTheme(): Theme {
  const stored = storedText(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Applies the chosen theme. */
export function applyTheme(choice: Theme, root: HTMLElement = document.documentElement): void {
  if (choice === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = choice;
}

/** Stores the choice for the next visit. */
export function rememberTheme(choice: Theme): void {
  storeText(KEY, choice === 'system' ? null : choice);
}
