/** The running preferences: shown on the page, remembered in this browser, kept with the account (SHELL-17). */
import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromPromise } from 'xstate';
import { attributesQuery, saveAttribute } from '../../api/attributes.queries.ts';
import type { ApiClient } from '../../api/client.ts';
import {
  ATTRIBUTE_OF,
  type Preferences,
  readPreferences,
} from '../../domain/session/preferences.ts';
import type { AuthActor } from '../../machines/auth/auth.machine.ts';
import {
  type PreferencesActor,
  preferencesMachine,
} from '../../machines/auth/preferences.machine.ts';
import { applyTheme, rememberedTheme, rememberTheme } from '../page/theme.ts';
import { accountIdOf } from './auth.ts';

interface PreferencesParts {
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
  readonly auth: AuthActor;
}

/** Starts with this browser's copy; follows whoever signs in. */
export function startPreferences({
  client,
  queryClient,
  auth,
}: PreferencesParts): PreferencesActor {
  const loadPreferences = fromPromise<Partial<Preferences>, void>(async () => {
    const attributes = await queryClient.fetchQuery({ ...attributesQuery(client), retry: false });
    return readPreferences((wanted) => attributes.find(({ id }) => id === wanted)?.value);
  });
  const actor = createActor(preferencesMachine.provide({ actors: { loadPreferences } }), {
    input: browserCopy(),
  });
  actor.on('preferences.changed', ({ values }) => {
    applyTheme(values.theme);
    rememberInBrowser(values);
  });
  actor.on('preference.chosen', ({ change }) => {
    for (const [id, value] of attributesOf(change))
      // This browser has it: what could not be kept is chosen again elsewhere.
      saveAttribute(client, id, value).then(
        () => queryClient.invalidateQueries({ queryKey: attributesQuery(client).queryKey }),
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
  return { theme: rememberedTheme(), sort: rememberedSort(), timeZone: null };
}

function rememberedSort(): Preferences['sort'] {
  try {
    return localStorage.getItem(SORT_KEY) === 'popular' ? 'popular' : 'newest';
  } catch {
    return 'newest';
  }
}

/** A closed or full storage forgets them at the next visit. */
function rememberInBrowser({ theme, sort }: Preferences): void {
  try {
    rememberTheme(theme, localStorage);
    localStorage.setItem(SORT_KEY, sort);
  } catch {
    return;
  }
}

function attributesOf(change: Partial<Preferences>) {
  const { theme, sort, timeZone } = change;
  const parts: readonly (readonly [string, unknown])[] = [
    [ATTRIBUTE_OF.theme, theme],
    [ATTRIBUTE_OF.sort, sort],
    [ATTRIBUTE_OF.timeZone, timeZone],
  ];
  return parts.filter(([, value]) => value !== undefined);
}
