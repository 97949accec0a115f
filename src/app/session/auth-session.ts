/** The browser's side of OpenID Connect: code with PKCE, tokens in sessionStorage, silent renewal (AUTH-01). */
import type { UserManager } from 'oidc-client-ts';
import type { Configuration } from '../../domain/configuration.ts';
import type { ReturnState } from '../../domain/session/return-address.ts';
import { realmRolesOf, type Session } from '../../domain/session/session.ts';
import { whenIdle } from '../loading/when-idle.ts';
import { hasStoredUser, liveUser, placeOf, type StoredUser } from './stored-session.ts';

type OpenIdConfiguration = Pick<
  Configuration,
  'issuer' | 'clientId' | 'scope' | 'audience' | 'renewBeforeSeconds'
>;

/** Called with a renewed session, or with null when it ends. */
type SessionListener = (session: Session | null) => void;

/** The used part of the identity provider. */
export type SessionClient = ReturnType<typeof createSessionClient>;

/**
 * Creates the client. oidc-client-ts (15 kB) is loaded when a sign-in is requested or a token has expired; with a
 * valid session it loads when the page is idle, to renew the session in time.
 */
export function createSessionClient(configuration: OpenIdConfiguration) {
  const listeners = new Set<SessionListener>();
  const report: SessionListener = (session) => {
    for (const listener of listeners) listener(session);
  };
  let opened: Promise<UserManager> | undefined;
  const manager = () =>
    (opened ??= openManager(configuration, report).catch((error: unknown) => {
      opened = undefined;
      throw error;
    }));
  const key = `oidc.user:${configuration.issuer}:${configuration.clientId}`;
  let renewal: Promise<string | null> | undefined;
  const renew = () =>
    (renewal ??= manager()
      .then((users) => renewSilently(users, report))
      .finally(() => {
        renewal = undefined;
      }));

  const live = () => liveSession(key);
  const signInSilently = () => renew().then(live);

  return {
    /** The session of this tab, renewed if its token has expired; null if there is none. */
    restore: async () => {
      if (!hasStoredUser(key)) return null;
      const session = live();
      if (session === null) return signInSilently();
      // If this fails, the next request loads it.
      whenIdle(() => void manager().catch(() => undefined));
      return session;
    },
    /** Gets the provider's session without interaction; null if there is none or the provider does not answer. */
    signInSilently,
    redirectToSignIn: async (returnAddress: string, returnState: ReturnState) =>
      (await manager()).signinRedirect({ state: { returnAddress, returnState } }),
    /** Finishes a sign-in with the address from the provider; throws with the provider's message. */
    complete: async (url: string) => {
      refuseFault(url);
      const user = await (await manager()).signinRedirectCallback(url);
      return { session: sessionOf(user), ...placeOf(user.state) };
    },
    redirectToSignOut: async () => (await manager()).signoutRedirect(),
    /** The current access token for the API client; null if nobody is signed in. */
    accessToken: async () => {
      if (!hasStoredUser(key)) return null;
      return liveUser(key)?.access_token ?? renew();
    },
    /** Requests a new access token without interaction; simultaneous callers share one request. null: the session has ended. */
    renew,
    listen: (listener: SessionListener) => {
      listeners.add(listener);
    },
  };
}

async function openManager(configuration: OpenIdConfiguration, report: SessionListener) {
  const { ErrorResponse, UserManager, WebStorageStateStore } = await import('oidc-client-ts');
  const { origin } = window.location;
  const store = new WebStorageStateStore({ store: window.sessionStorage });
  const users = new UserManager({
    authority: configuration.issuer,
    client_id: configuration.clientId,
    scope: configuration.scope,
    response_type: 'code',
    redirect_uri: `${origin}/authentication/callback`,
    silent_redirect_uri: `${origin}/authentication/silent_callback`,
    post_logout_redirect_uri: `${origin}/`,
    loadUserInfo: true,
    automaticSilentRenew: true,
    accessTokenExpiringNotificationTimeInSeconds: configuration.renewBeforeSeconds,
    // The page that starts a sign-in redirects; if it stayed in the history, it would trap the Back button.
    redirectMethod: 'replace',
    userStore: store,
    stateStore: store,
    ...resourceOf(configuration),
  });
  users.events.addUserLoaded((user) => {
    report(sessionOf(user));
  });
  users.events.addSilentRenewError((error) => {
    if (error instanceof ErrorResponse) void endSession(users, report);
  });
  return users;
}

/** RFC 8707 requires an absolute URI; for any other audience the issuer sets it. */
function resourceOf({ audience }: OpenIdConfiguration): { resource?: string } {
  return URL.canParse(audience) ? { resource: audience } : {};
}

/** Only a refusal ends the session; an unreachable provider may answer next time. */
async function renewSilently(users: UserManager, report: SessionListener): Promise<string | null> {
  try {
    return (await users.signinSilent())?.access_token ?? null;
  } catch (error) {
    if (error instanceof Error && error.name === 'ErrorResponse') await endSession(users, report);
    return null;
  }
}

async function endSession(users: UserManager, report: SessionListener): Promise<void> {
  await users.removeUser();
  report(null);
}

function liveSession(key: string): Session | null {
  const user = liveUser(key);
  return user === null ? null : sessionOf(user);
}

function sessionOf(user: StoredUser): Session {
  return {
    subject: user.profile.sub,
    email: user.profile.email ?? null,
    name: user.profile.name ?? null,
    roles: realmRolesOf(user.access_token),
  };
}

/** The provider's message comes first; otherwise an old sign-in would only report that its state is missing. */
function refuseFault(url: string): void {
  const parameters = new URL(url, window.location.origin).searchParams;
  const error = parameters.get('error');
  if (error !== null) throw new Error(parameters.get('error_description') ?? error);
}
