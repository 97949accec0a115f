import {
  createRootRouteWithContext,
  Outlet,
  redirect,
  useLocation,
  useMatches,
} from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import { pageTitle } from './-frame/page-title.ts';
import type { RouterContext } from '../app/router-context.ts';
import { isExpected, isSignedOut } from '../app/session/visitor.ts';
import { LazyAccount } from './-frame/lazy-account.ts';
import { NetworkBinding } from './-frame/network-binding.tsx';
import { ToastRegion } from '../ui/parts/overlays/toast.tsx';
import { place } from '../ui/shell/header.css.ts';
import { Frame } from '../ui/shell/frame.tsx';
import { LANDING_ENTRIES, SIGNED_IN_ENTRIES, VISITOR_ENTRIES } from '../ui/shell/navigation.ts';
import { NotFoundScreen } from '../ui/shell/not-found-screen.tsx';
import type { Preferences } from '../domain/session/preferences.ts';
import { LanguageSelect, ThemeSelect } from '../ui/shell/choice-select.tsx';
import * as shellWords from '../words/shell.gen.ts';

/** The provider reports failed sign-ins to this address, which shows them (AUTH-06). */
const CALLBACK = '/authentication/callback';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location }) => {
    if ('error' in location.search && location.pathname !== CALLBACK)
      throw redirect({ to: '/', search: {}, replace: true });
    // Each screen has one address: a wizard that compares it with its own would not follow another (WIZ-21).
    const path = location.pathname.replace(/(?<=[^/])\/+$/u, '');
    if (path !== location.pathname)
      throw redirect({ href: path + location.href.slice(location.pathname.length), replace: true });
  },
  component: Root,
  notFoundComponent: NotFoundScreen,
});

/** The frame around every screen; a route's static data can hide parts of it. */
function Root() {
  const { configuration, auth } = Route.useRouteContext();
  const expected = useSelector(auth, isExpected);
  const pathname = useLocation({ select: (location) => location.pathname });
  const home = useMatches({ select: (matches) => matches.some(({ routeId }) => routeId === '/') });
  const frame = useMatches({
    select: (matches) => matches.every(({ staticData }) => staticData.frame !== false),
  });
  const panes = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.panes === true),
  });
  useTitle(home);

  return (
    <ToastRegion>
      <NetworkBinding />
      {frame ? (
        <Frame
          configuration={configuration}
          entries={entriesFor(expected, home)}
          pathname={pathname}
          panes={panes}
          account={expected ? <AccountOnceThere /> : null}
          footerExtra={<FooterChoices />}
        >
          <Outlet />
        </Frame>
      ) : (
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
      )}
    </ToastRegion>
  );
}

/** Sets the document's title; `/` has two, for the landing page and the catalogue. */
function useTitle(home: boolean): void {
  const { auth } = Route.useRouteContext();
  const landing = useSelector(auth, isSignedOut) && home;
  const ofRoute = useMatches({ select: pageTitle });
  const title = landing ? shellWords.landingTitle() : ofRoute;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

function FooterChoices() {
  const { preferences } = Route.useRouteContext();
  const { theme, language } = useSelector(preferences, ({ context }) => context.values);
  const choose = (change: Partial<Preferences>) =>
    preferences.send({ type: 'preference.choose', change });
  return (
    <>
      <ThemeSelect value={theme} onChange={(choice) => choose({ theme: choice })} />
      <LanguageSelect value={language} onChange={(choice) => choose({ language: choice })} />
    </>
  );
}

function AccountOnceThere() {
  return (
    <Suspense fallback={<div className={place} />}>
      <LazyAccount />
    </Suspense>
  );
}

function entriesFor(expected: boolean, home: boolean) {
  if (expected) return SIGNED_IN_ENTRIES;
  return home ? LANDING_ENTRIES : VISITOR_ENTRIES;
}
