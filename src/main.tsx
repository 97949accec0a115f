import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { followNavigation } from './app/start/after-navigation.ts';
import { followLostFocus } from './app/start/lost-focus.ts';
import { reportCaught } from './app/start/caught-errors.ts';
import { createSessionClient } from './app/session/auth-session.ts';
import { createAuthActor, followSignIn, settled, type AccountDrafts } from './app/session/auth.ts';
import { ConfigurationError, loadConfiguration } from './app/configuration.ts';
import { servicesOfPage } from './app/open-services.ts';
import { forcedBackend } from './app/wizard/forced-backend.ts';
import {
  hasSession,
  hasSlowLine,
  isSessionLikely,
  type OpenedRoute,
  paintedIn,
  takePlace,
  pageLoaded,
} from './app/start/first-paint.ts';
import { fetchFirstScreen } from './app/start/first-screen.ts';
import { startPreferences } from './app/session/preferences.ts';
import { cookieHint } from './app/session/sign-in-hint.ts';
import type { RouterContext } from './app/router-context.ts';
import { countVisits, maySeeVisits } from './app/visits/analytics-switch.ts';
import { preventErrorPage } from './app/loading/missing-parts.ts';
import { applyTheme, rememberedTheme } from './app/session/theme.ts';
import { limitTrustedTypes } from './app/start/trusted-types.ts';
import { Application } from './application.tsx';
import type { Configuration } from './domain/configuration.ts';
import { CHUNK_TIMEOUT_MS } from './domain/start-limits.ts';
import { makeRouter, type Router } from './router.tsx';
import { LazyAccount } from './routes/-frame/lazy-account.ts';
import { forceBackend } from './ui/canvas/forced-backend.ts';
import { FailureScreen } from './ui/shell/failure-screen.tsx';
import { interfaceFaces } from './ui/theme/fonts.ts';
import * as shellWords from './words/shell.gen.ts';
import './ui/theme/reset.css.ts';

limitTrustedTypes();
applyTheme(rememberedTheme());
forceBackend(forcedBackend());
preventErrorPage();
followLostFocus(document);
// Beside the configuration, which they are made with.
if (hasSession()) import('./app/services.ts').catch(() => {});
void pageLoaded().then(() => start(rootElement()));

async function start(element: HTMLElement): Promise<void> {
  const root = createRoot(element, { onCaughtError: reportCaught });
  const show = (screen: ReactNode, routes: readonly OpenedRoute[] = []) =>
    takePlace(element, routes, () => flushSync(() => root.render(screen)));
  try {
    const faces = hasSlowLine() ? null : interfaceFaces();
    const [configuration] = await Promise.all([loadConfiguration(), faces]);
    const { context, forget } = makeContext(configuration);
    const router = makeRouter(context);
    follow(router, context, forget);
    if (paintedIn(element) !== null) await whole(router, context);
    const { matches } = router.state;
    show(
      <StrictMode>
        <Application router={router} />
      </StrictMode>,
      matches,
    );
  } catch (error) {
    show(startFailure(error));
  }
}

/** What takes the place of a first paint is whole: it is there already. A missing part has a screen of its own. */
async function whole(router: Router, { auth }: RouterContext): Promise<void> {
  const { context } = await settled(auth);
  const account = context.session === null ? null : LazyAccount.preload?.()?.catch(() => {});
  const late = new Promise((resolve) => setTimeout(resolve, CHUNK_TIMEOUT_MS));
  await Promise.race([Promise.all([router.load(), account]), late]);
}

function follow(router: Router, { auth, configuration }: RouterContext, forget: () => void): void {
  fetchFirstScreen(router);
  followNavigation(router);
  followSignIn({ auth, forget, router });
  if (maySeeVisits(configuration)) countVisits(router);
}

function makeContext(configuration: Configuration) {
  const session = createSessionClient(configuration);
  const { open: openServices, forget } = servicesOfPage(configuration, session);
  const openCalls = async () => (await openServices()).account;
  const auth = createAuthActor({
    session,
    hint: cookieHint,
    loadAccount: async () => (await openCalls()).load(),
    drafts: accountDrafts,
  });
  // Before the first screen is drawn; its route asks again, as it does when it is opened later.
  if (isSessionLikely()) auth.send({ type: 'signIn.try' });
  const preferences = startPreferences({ openCalls, auth });
  return { context: { configuration, auth, preferences, openServices }, forget };
}

/** Loaded when somebody signs out. */
const accountDrafts: AccountDrafts = {
  count: async (account) => (await import('./app/drafts/account-drafts.ts')).countDrafts(account),
  erase: async (account) =>
    (await import('./app/drafts/account-drafts.ts')).eraseAccountDrafts(account),
};

/** The full-page error of SHELL-15: it names the fault, and needs no part of the application. */
function startFailure(error: unknown) {
  const fault = error instanceof ConfigurationError ? ` ${error.message}` : '';
  return (
    <main id="main">
      <FailureScreen
        title={shellWords.couldNotStart()}
        advice={shellWords.configurationBroken({ fault })}
        home={null}
        onAgain={() => window.location.reload()}
      />
    </main>
  );
}

function rootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (element === null) throw new Error('index.html has no element #root.');
  return element;
}
