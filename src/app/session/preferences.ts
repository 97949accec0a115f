/** The running preferences: applied to the page, stored in this browser and with the account (SHELL-17). */
import { createActor, fromPromise } from 'xstate';
import type { Preferences } from '../../domain/session/preferences.ts';
import type { AuthActor } from '../../machines/auth/auth.machine.ts';
import {
  type PreferencesActor,
  preferencesMachine,
} from '../../machines/auth/preferences.machine.ts';
import { applyTheme, rememberedTheme, rememberTheme } from './theme.ts';
import { languageNow } from '../../words/language.ts';
import { rememberLanguage } from './language.ts';
import { watched } from '../actors/watched.ts';
import type { AccountCalls } from './account-calls.ts';
import { accountIdOf } from './auth.ts';

interface PreferencesParts {
  readonly openCalls: () => Promise<AccountCalls>;
  readonly auth: AuthActor;
}

/** Starts with this browser's copy; follows the signed-in user. */
export function startPreferences({ openCalls, auth }: PreferencesParts): PreferencesActor {
  const loadPreferences = fromPromise<Partial<Preferences>, void>(async () =>
    (await openCalls()).loadPreferences(),
  );
  const actor = createActor(preferencesMachine.provide({ actors: { loadPreferences } }), {
    input: browserCopy(),
    ...watched(),
  });
  let kept: Promise<void> = Promise.resolve();
  actor.on('preferences.changed', ({ values }) => {
    applyTheme(values.theme);
    rememberInBrowser(values);
    if (values.language === languageNow() || !rememberLanguage(values.language)) return;
    // A page has one language. A choice is reported after this, and stored before the page goes.
    queueMicrotask(() => void kept.then(() => window.location.reload()));
  });
  actor.on('preference.chosen', ({ change }) => {
    kept = openCalls().then(
      (calls) => calls.keepPreferences(change),
      () => {},
    );
  });
  auth.subscribe((snapshot) => {
    actor.send({ type: accountIdOf(snapshot) === '' ? 'account.leave' : 'account.enter' });
  });
  return actor.start();
}

const SORT_KEY = 'tearline.sort';

function browserCopy(): Preferences {
  return {
    theme: rememberedTheme(),
    sort: rememberedSort(),
    timeZone: null,
    language: languageNow(),
    approvedOnly: false,
  };
}

function rememberedSort(): Preferences['sort'] {
  try {
    return localStorage.getItem(SORT_KEY) === 'popular' ? 'popular' : 'newest';
  } catch {
    return 'newest';
  }
}

/** If storage is blocked or full, the next visit starts without them. */
function rememberInBrowser({ theme, sort }: Preferences): void {
  try {
    rememberTheme(theme, localStorage);
    localStorage.setItem(SORT_KEY, sort);
  } catch {
    return;
  }
}
