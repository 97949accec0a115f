/** What a person sees in each state of the sign-in. */
import type { StateValueFrom } from 'xstate';
import * as commonWords from '../../../src/words/common.gen.ts';
import type { authMachine } from '../../../src/machines/auth/auth.machine.ts';
import type { StatePath } from '../../../src/machines/port.ts';
import type { Stage } from '../../hand/stage.ts';
import type { View } from '../../model/process.ts';

const knowsNobody: View = async (sight) => {
  await sight.sees('link', 'Sign in');
  await sight.misses('link', 'Logout');
};
const isCallback = /\/authentication\/callback/;
const waitsForProvider: View = async (sight) => {
  await sight.reads(/^(Loading|Signing you in)$/);
  await sight.seesAddress(isCallback);
};
const expectsSomebody: View = async (sight) => {
  await sight.sees('link', 'Logout');
  await sight.misses('link', 'Sign in');
};
const knowsPerson: View = (sight) => sight.sees('button', /^Account of /);
/** Whether the browser still remembers an earlier sign-in. */
const hasSignedIn = async ({ page }: Stage): Promise<boolean> =>
  (await page.context().cookies()).some(({ name }) => name === 'tearline_signed_in');
const tellsFailure: View = async (sight) => {
  await sight.sees('heading', /^Signing (in|out) did not work$/);
  await sight.sees('button', 'Try again');
};

export const AUTH_VIEWS: Readonly<Record<StatePath<StateValueFrom<typeof authMachine>>, View>> = {
  // The dashboard tries a silent sign-in where this browser has signed in, and shows no visitor's bar before that ends.
  loading: async (sight, stage) =>
    stage.page.url().endsWith('/dashboard') && (await hasSignedIn(stage))
      ? expectsSomebody(sight, stage)
      : knowsNobody(sight, stage),
  tryingSilently: expectsSomebody,
  unauthenticated: knowsNobody,
  redirecting: (sight) => sight.reads(/^Signing (you )?in$/),
  completing: waitsForProvider,
  // Whoever comes from the provider goes on once the account is there.
  'authenticated.loadingAccount': (sight, stage) =>
    isCallback.test(stage.page.url()) ? waitsForProvider(sight, stage) : knowsPerson(sight, stage),
  'authenticated.ready': knowsPerson,
  'authenticated.accountFailed': tellsFailure,
  'authenticated.leaving': (sight) => sight.sees('dialog', commonWords.askSignOut()),
  signingOut: (sight) => sight.reads('Signing you out'),
  failed: tellsFailure,
};
