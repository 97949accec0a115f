/** The running preferences: applied to the page, stored in this browser and with the account (SHELL-17). */
import { createActor } from 'xstate';
import type { Preferences } from '../../domain/session/preferences.ts';
import type { AuthActor } from '../../machines/auth/auth.machine.ts';
import { preferencesMachine } from '../../machines/auth/preferences.machine.ts';
import { applyTheme, rememberedTheme, rememberTheme } from './theme.ts';
import { languageNow } from '../../words/language.ts';
import { rememberLanguage } from './language.ts';
import { storedText, storeText } from '../storage/stored-text.ts';
import { watched } from '../actors/watched.ts';
import { withCalls } from '../actors/with-calls.ts';
import type { AccountCalls } from './account-calls.ts';
import { accountIdOf } from './auth.ts';

interface PreferencesParts {
  readonly openCalls: () => Promise<AccountCalls>;
  readonly auth: AuthActor;
}

/** Starts with this browser's copy; follows the signed-in user. */
export function startPreferences({ openCalls, auth }: PreferencesParts) {
  const machine = withCalls(preferencesMachine, {
    loadPreferences: async () => (await openCalls()).loadPreferences(),
  });
  const actor = createActor(machine, { input: browserCopy(), ...watched() });
  let kept: Promise<void> = Promise.resolve();
  actor.on('preferences.changed', ({ values }) => {
    applyTheme(values.theme);
    rememberTheme(values.theme);
    storeText(SORT_KEY, values.sort);
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
    sort: storedText(SORT_KEY) === 'popular' ? 'popular' : 'newest',
    timeZone: null,
    language: languageNow(),
    approvedOnly: false,
  };
}
