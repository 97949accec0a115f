import { type Configuration, type KoaContextWithOIDC, interactionPolicy } from 'oidc-provider';
import type { Kysely } from 'kysely';
import { findIdentityAccount, type IdentityAccount } from './accounts.ts';
import type { IdentityKeys } from './identity-keys.ts';
import type { IdentitySettings } from '../configuration/config.ts';
import type { IdentityTables } from '../db/identity-tables.ts';
import type { IdentityPage, IdentityPages } from './pages/identity-page.ts';
import { recordsAdapter } from './records-adapter.ts';
import { CODE_CLAIM, codeRecords, hashOfCode, SESSION_CLAIM } from './session-tokens.ts';
import * as signInWords from '../../src/words/server/sign-in.gen.ts';

export const SESSION_COOKIE = 'tearline_session';

/** Cookie names of interactions and sessions. On localhost all ports share cookies. */
const COOKIE_NAMES = {
  session: SESSION_COOKIE,
  interaction: 'tearline_interaction',
  resume: 'tearline_resume',
};
const CLAIMS = {
  openid: ['sub', 'email', 'name', 'realm_access'],
  profile: ['name'],
  email: ['email'],
};
const CODE_SECONDS = 60;
const INTERACTION_SECONDS = 3600;

interface Parts {
  readonly database: Kysely<IdentityTables>;
  readonly settings: IdentitySettings;
  readonly keys: IdentityKeys;
  readonly pages: IdentityPages;
  /** The path of the provider, such as `/idp`. */
  readonly base: string;
  readonly isPassing: (error: unknown) => boolean;
}

/** oidc-provider, limited to what one first-party public client needs (AUTH-01, AUTH-10). */
export function oidcConfiguration(parts: Parts): Configuration {
  const { database, settings, keys, pages, base } = parts;
  return {
    adapter: (model) =>
      model === 'AuthorizationCode'
        ? codeRecords(database, settings.accessTokenSeconds)
        : recordsAdapter(database, model),
    clients: [firstPartyClient(settings)],
    jwks: { keys: [keys.signing] },
    cookies: cookies(settings, keys, base),
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    scopes: SCOPES,
    claims: CLAIMS,
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    clientBasedCORS: (_ctx, origin) => origin === new URL(settings.publicUrl).origin,
    routes: { userinfo: '/me' },
    interactions: {
      policy: signInOnly(),
      url: (_ctx, interaction) => `${base}/interaction/${interaction.uid}`,
    },
    features: features(settings, pages),
    ...accountClaims(database),
    loadExistingGrant: (ctx) => grantOf(ctx, settings),
    renderError: (ctx, { error, error_description: description }, cause) => {
      const isAway = parts.isPassing(cause);
      if (isAway) ctx.status = 503;
      show(ctx, pages.fault(isAway ? signInWords.unavailable() : (description ?? error)));
    },
    ttl: lifetimes(settings),
  };
}

/**
 * Claims of userinfo, ID tokens and access tokens in addition to `sub`. Roles are where Keycloak has them (AUTH-08).
 */
function claimsOf({ email, name, roles }: IdentityAccount) {
  return { email, name, realm_access: { roles: [...roles] } };
}

function cookies(
  { publicUrl }: IdentitySettings,
  keys: IdentityKeys,
  base: string,
): NonNullable<Configuration['cookies']> {
  const cookie = {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    overwrite: true,
  } as const;
  return {
    keys: [keys.cookie],
    names: COOKIE_NAMES,
    long: { ...cookie, path: base },
    short: cookie,
  };
}

function accountClaims(
  database: Kysely<IdentityTables>,
): Required<Pick<Configuration, 'findAccount' | 'extraTokenClaims'>> {
  return {
    findAccount: async (_ctx, id) => {
      const account = await findIdentityAccount(database, id);
      if (account === null) return undefined;
      return { accountId: id, claims: () => ({ sub: id, ...claimsOf(account) }) };
    },
    extraTokenClaims: async (ctx, token) => {
      const account =
        'accountId' in token ? await findIdentityAccount(database, token.accountId) : null;
      if (account === null) return undefined;
      const session = 'sessionUid' in token ? { [SESSION_CLAIM]: token.sessionUid } : {};
      const code = ctx.oidc.entities.AuthorizationCode?.jti;
      return { ...claimsOf(account), ...session, ...(code && { [CODE_CLAIM]: hashOfCode(code) }) };
    },
  };
}

function lifetimes(settings: IdentitySettings): NonNullable<Configuration['ttl']> {
  const { accessTokenSeconds, sessionSeconds } = settings;
  return {
    AccessToken: accessTokenSeconds,
    AuthorizationCode: CODE_SECONDS,
    IdToken: accessTokenSeconds,
    Interaction: INTERACTION_SECONDS,
    Grant: sessionSeconds,
    Session: (_ctx, session) =>
      session.accountId === undefined
        ? INTERACTION_SECONDS
        : secondsLeft(session.loginTs, sessionSeconds),
  };
}

function features(
  settings: IdentitySettings,
  pages: IdentityPages,
): NonNullable<Configuration['features']> {
  return {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    userinfo: { enabled: true },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => resourceOf(settings),
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        scope: 'openid',
        audience: settings.audience,
        accessTokenTTL: settings.accessTokenSeconds,
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: 'RS256' } },
      }),
    },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, form) => {
        show(ctx, pages.signOut(form, ctx.oidc.entities.IdTokenHint !== undefined));
      },
      postLogoutSuccessSource: (ctx) => {
        show(ctx, pages.signedOut());
      },
    },
  };
}

function secondsLeft(signedInAt: number | undefined, sessionSeconds: number): number {
  if (signedInAt === undefined) return sessionSeconds;
  return Math.max(1, sessionSeconds - (Math.floor(Date.now() / 1000) - signedInAt));
}

function show(ctx: KoaContextWithOIDC, page: IdentityPage): void {
  ctx.type = 'html';
  ctx.set('Content-Security-Policy', page.contentSecurityPolicy);
  ctx.body = page.html;
}

/** The only client of the embedded provider: our application, a public client. */
function firstPartyClient({ clientId, publicUrl }: IdentitySettings) {
  return {
    client_id: clientId,
    client_name: 'Tearline',
    application_type: 'web' as const,
    token_endpoint_auth_method: 'none' as const,
    grant_types: ['authorization_code'],
    response_types: ['code' as const],
    redirect_uris: [
      `${publicUrl}/authentication/callback`,
      `${publicUrl}/authentication/silent_callback`,
    ],
    post_logout_redirect_uris: [`${publicUrl}/`],
    id_token_signed_response_alg: 'RS256' as const,
  };
}

/** The scopes that the application may ask for. */
const SCOPES = ['openid', 'profile', 'email'];

/** There is no consent page. The only client is ours, so the grant is made right after sign-in. */
function signInOnly(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return policy;
}

/** Returns the grant of the signed-in user and makes it if there is none. */
async function grantOf(ctx: KoaContextWithOIDC, settings: IdentitySettings) {
  const { client, session, provider } = ctx.oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const known = session.grantIdFor(client.clientId);
  const stored = known === undefined ? undefined : await provider.Grant.find(known);
  if (stored !== undefined && stored.accountId === session.accountId) return stored;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPES.join(' '));
  grant.addResourceScope(resourceOf(settings), 'openid');
  await grant.save();
  return grant;
}

/** A resource indicator must be an absolute URI. The audience in the token stays the short name. */
function resourceOf({ audience }: IdentitySettings): string {
  return `urn:tearline:${audience}`;
}
