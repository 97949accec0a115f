/** Theme, sort and time zone: first this browser's, then the account's (SHELL-17, API-10). */
import { type ActorRefFrom, assign, emit, setup } from 'xstate';
import type { Preferences } from '../../domain/session/preferences.ts';
import { given, port } from '../port.ts';

interface PreferencesContext {
  readonly values: Preferences;
  /** Chosen by the user after the account's were requested; a later answer does not replace these. */
  readonly chosen: Partial<Preferences>;
}

type Change = Partial<Preferences>;

export const preferencesMachine = setup({
  types: {
    input: {} as Preferences,
    context: {} as PreferencesContext,
    events: {} as
      | { type: 'account.enter' }
      | { type: 'account.leave' }
      | { type: 'preference.choose'; change: Change },
    emitted: {} as
      /** Values to show, and to store in this browser. */
      | { type: 'preferences.changed'; values: Preferences }
      /** A value to store with the account. */
      | { type: 'preference.chosen'; change: Change },
  },
  actors: { loadPreferences: port<Change, void>('loadPreferences') },
  actions: {
    choose: assign(({ context }, change: Change) => ({
      values: { ...context.values, ...change },
      chosen: { ...context.chosen, ...change },
    })),
    takeOver: assign(({ context }, stored: Change) => ({
      values: { ...context.values, ...stored, ...context.chosen },
    })),
    forgetChosen: assign({ chosen: {} }),
    report: emit(({ context }) => ({ type: 'preferences.changed', values: context.values })),
    keep: emit((_, change: Change) => ({ type: 'preference.chosen', change })),
  },
}).createMachine({
  id: 'preferences',
  context: ({ input }) => ({ values: input, chosen: {} }),
  initial: 'local',
  on: {
    'preference.choose': {
      actions: [given('choose', 'change'), 'report', given('keep', 'change')],
    },
  },
  states: {
    local: {
      on: {
        'account.enter': 'loading',
        'preference.choose': { actions: [given('choose', 'change'), 'report'] },
      },
    },
    ofAccount: { on: { 'account.leave': 'local' } },
    loading: {
      entry: 'forgetChosen',
      on: { 'account.leave': 'local' },
      invoke: {
        src: 'loadPreferences',
        onDone: { target: 'ofAccount', actions: [given('takeOver', 'output'), 'report'] },
        // This browser's copy is used if the services do not answer.
        onError: 'ofAccount',
      },
    },
  },
});

export type PreferencesActor = ActorRefFrom<typeof preferencesMachine>;
