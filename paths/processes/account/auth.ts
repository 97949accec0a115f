import { expect } from '@playwright/test';
import type { ContextFrom } from 'xstate';
import { SILENT_SIGN_IN_LIMIT_MS } from '../../../src/domain/start-limits.ts';
import type { Session } from '../../../src/domain/session/session.ts';
import { authMachine } from '../../../src/machines/auth/auth.machine.ts';
import * as signOutWords from '../../../src/words/sign-out.gen.ts';
import type { Hand, Stage, View } from '../kit/kit.ts';
import { does, line, processOf, row, sees, session, start, when } from '../kit/kit.ts';
import { beginCoupon } from '../drafts/drafts.ts';

const MARKETER: Session = { subject: 'm', email: 'm@example.com', name: 'Morgan', roles: [] };

/** The provider's discovery document is requested before anything else, and the chunk that requests it comes first. */
const askProvider = line.pass('signInPart');
const passProvider = line.pass('provider');

/** What went wrong is said where a sign-in is needed. */
const signInPartFails = does.waits(
  'until the file “oidc-client-ts” has failed',
  line.cut('signInPart'),
);
const openGuarded = session.followTo('/search');

const GONE = 'The page is gone by then, and the provider’s is there.';
const STAYED = 'The provider did not end the session.';
const PROVIDER_FAILS = row('waits until the request “/idp/…” has failed', line.fail('provider'), {
  before: 'block “/idp/” in the developer tools (F12, “Network request blocking”)',
  brings: new Error('Internal Server Error (500)'),
});

type Context = ContextFrom<typeof authMachine>;
const isReady = when.at('authenticated.ready');
const hasStayed = ({ message }: Context): boolean => message === STAYED;
const passAccount = line.pass('account');
const getsNewToken: Hand = (stage) => expect.poll(() => session.tokenOf(stage)).not.toBe('refused');
const tryAgain = does.press('Try again');

const knowsNobody: View = [sees.part('link', 'Sign in'), sees.no('link', 'Logout')];
const expectsSomebody: View = [sees.part('link', 'Logout'), sees.no('link', 'Sign in')];
const knowsPerson = sees.part('button', /^Account of /);
const isCallback = /\/authentication\/callback/;
const waitsForProvider: View = [sees.text(/^(Loading|Signing you in)$/), sees.address(isCallback)];
const showsFailure: View = [
  sees.part('heading', /^Signing in did not work$|^Signing out did not work$/),
  sees.part('button', 'Try again'),
];
/** Returns whether the browser remembers an earlier sign-in. */
const hasSignedIn = async ({ page }: Stage): Promise<boolean> =>
  (await page.context().cookies()).some(({ name }) => name === 'tearline_signed_in');

export const auth = processOf(authMachine, 'Signing in', {
  rows: ['AUTH-01', 'AUTH-02', 'AUTH-04', 'AUTH-05', 'AUTH-06', 'AUTH-09'],
  isAlone: true,
  starts: start(
    { isHinted: true },
    'signs in, sets “expires_at” to 1 in the entry “oidc.user:…” of the session storage (F12, “Application”), and opens “FAQs”',
    [
      does.holdClock,
      line.hold('signInPart', 'provider', 'account'),
      (stage) => session.bring(session.runOut(stage)),
      does.open('/faqs'),
    ],
  ),
  reads: (context) => ({
    hasStayed: hasStayed(context),
    isHinted: context.isHinted,
    isTryWanted: context.isTryWanted,
  }),
  steps: {
    'signIn.try': row(session.followTo('/dashboard'), {
      when: when.both(
        when.at('loading', 'unauthenticated'),
        ({ isTryWanted }: Context) => !isTryWanted,
      ),
    }),
    'signIn.request': row(does.press('Sign in', 'link'), { payload: { returnAddress: '/' } }),
    'signIn.retry': row(tryAgain, { when: when.not(hasStayed) }),
    'callback.receive': row(
      'opens /login?to=/faqs in a new tab, and signs in with e-mail address and password',
      [
        ...[session.forget, does.open('/login?to=%2Ffaqs'), askProvider, passProvider],
        ...[({ page }: Stage) => page.waitForURL(isCallback), askProvider],
      ],
      { payload: { url: '/authentication/callback', returnAddress: '/faqs' } },
    ),
    'session.renew': row([session.spoilToken, does.press('Dashboard', 'link'), getsNewToken], {
      payload: { session: MARKETER },
      when: isReady,
    }),
    'session.end': row(session.end, { when: isReady }),
    'account.retry': tryAgain,
    'signOut.request': [
      row([beginCoupon(passAccount), does.open('/logout'), passAccount], { when: isReady }),
      row(session.followTo('/logout?again'), { when: when.at('authenticated.leaving') }),
      row(tryAgain, { when: hasStayed }),
    ],
    'page.restore': row(
      'presses the browser’s “Back”, and comes to the page as the browser has kept it',
      ({ page }) =>
        page.evaluate(() =>
          window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
        ),
    ),
    'done: restoreSession': [
      row('waits until the sign-in provider has given a new token', [askProvider, passProvider], {
        brings: MARKETER,
      }),
      { ...PROVIDER_FAILS, brings: null, hand: [askProvider, line.fail('provider')] },
    ],
    'error: restoreSession': row([signInPartFails, openGuarded], {
      before: line.blocking('signInPart'),
      brings: new Error('A part did not arrive.'),
    }),
    'done: signInSilently': [
      row('waits until the sign-in provider has let the person in again', passProvider, {
        brings: MARKETER,
      }),
      { ...PROVIDER_FAILS, brings: null },
    ],
    'error: signInSilently': 'The part of the page that asks has been there since the start.',
    'done: redirectToSignIn': GONE,
    'error: redirectToSignIn': PROVIDER_FAILS,
    'done: completeSignIn': row('waits until the sign-in provider has answered', passProvider, {
      brings: { session: MARKETER, returnAddress: '/faqs' },
    }),
    'error: completeSignIn': PROVIDER_FAILS,
    'done: loadAccount': row(line.gets('account'), { brings: { ...MARKETER, id: 'account' } }),
    'error: loadAccount': row(
      'waits until “GET /api/account” has answered 403 (only the runner can do this), and opens /search',
      [line.refuse('account', 403, 'forbidden'), openGuarded],
      { brings: line.failureOf('forbidden') },
    ),
    'done: signOut': [
      row([does.press('Sign out'), askProvider], { brings: { isLeaving: true } }),
      row(does.press('Stay signed in'), { brings: { isLeaving: false } }),
    ],
    'error: signOut': 'It ends by itself, whatever storage does; “Signing out” walks it.',
    'done: redirectToSignOut': GONE,
    'error: redirectToSignOut': { ...PROVIDER_FAILS, brings: new Error(STAYED) },
    'after: silentLimit': does.passes(
      'waits for a sign-in provider that does not answer (“Offline” in the developer tools)',
      SILENT_SIGN_IN_LIMIT_MS,
    ),
  },
  views: {
    // If this browser has signed in before, the dashboard tries a silent sign-in and shows no visitor's bar until it
    // ends.
    loading: sees.told(
      'the link “Sign in”; on /dashboard, “Logout”, if this browser has signed in before',
      async (stage) =>
        stage.page.url().endsWith('/dashboard') && (await hasSignedIn(stage))
          ? expectsSomebody
          : knowsNobody,
    ),
    tryingSilently: expectsSomebody,
    unauthenticated: knowsNobody,
    redirecting: sees.text(/^Signing (you )?in$/),
    completing: waitsForProvider,
    // After the return from the provider the page continues when the account is loaded.
    'authenticated.loadingAccount': sees.told(
      'the button “Account of …”; after the sign-in page, “Signing you in”',
      async ({ page }) => (isCallback.test(page.url()) ? waitsForProvider : knowsPerson),
    ),
    'authenticated.ready': knowsPerson,
    'authenticated.accountFailed': showsFailure,
    'authenticated.leaving': sees.part('dialog', signOutWords.askSignOut()),
    signingOut: sees.text('Signing you out'),
    // A failed sign-out is followed by the guards of the page, which must not lead away.
    failed: sees.told(
      'the heading “Signing in did not work” or “Signing out did not work”, also a second later',
      async ({ page }) => {
        await page.waitForTimeout(1_000);
        return showsFailure;
      },
    ),
  },
  notWalked: {
    'loading · session.end':
      'It comes with the end of the restoring, which one hand brings; machine tests prove it.',
    'unauthenticated · session.renew':
      'Only a silent sign-in that was given up is followed by one; machine tests prove it.',
  },
});
