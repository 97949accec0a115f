import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createLocalJWKSet } from 'jose';
import type { Kysely } from 'kysely';
import { Provider } from 'oidc-provider';
import { StartFailure } from '../configuration/start-failure.ts';
import { SEEDED_ACCOUNTS, SEEDED_PASSWORD, seedAccounts } from './accounts.ts';
import { createDeviceCookies } from './device-cookies.ts';
import { openIdentityKeys } from './identity-keys.ts';
import type { IdentitySettings } from '../configuration/config.ts';
import type { IdentityTables } from '../db/identity-tables.ts';
import { oidcConfiguration } from './oidc-configuration.ts';
import { loadIdentityPages, type NewcomerHelp } from './pages/identity-page.ts';
import { addProblemPages } from './pages/problem-pages.ts';
import { createPasswordWork, type PasswordWork } from './password-work.ts';
import { protocolRoutes } from './protocol.routes.ts';
import { endingWithSession } from './session-tokens.ts';
import { signInRoutes } from './sign-in.routes.ts';
import { userinfoRoutes } from './userinfo.routes.ts';
import { createTokenVerifier } from './verify-token.ts';
import * as startWords from '../../src/words/server/start.gen.ts';
import type { ServerResponse } from 'node:http';

const BASE = '/idp';

interface IdentityProviderOptions extends IdentitySettings {
  readonly database: Kysely<IdentityTables>;
  readonly production: boolean;
  /** From the configuration. Without it the provider does not run in production. */
  readonly allowInProduction: boolean;
  readonly signUpUrl?: string | null;
  readonly forgotPasswordUrl?: string | null;
  readonly passwordWork?: PasswordWork;
  /** Returns the network of an IP address. */
  readonly networkOf: (address: string) => string;
  /** Returns whether an error is temporary, such as an unreachable database: 503. */
  readonly isPassing: (error: unknown) => boolean;
}

/**
 * Opens the embedded OpenID Connect provider with keys and state in PostgreSQL and two seeded accounts (AUTH-10).
 * Throws `StartFailure` in production unless it is allowed explicitly.
 */
export async function openIdentityProvider(options: IdentityProviderOptions) {
  if (options.production && !options.allowInProduction)
    throw new StartFailure(startWords.embeddedInProduction());
  const { database, isPassing, networkOf } = options;
  await seedAccounts(database);
  const keys = await openIdentityKeys(database);
  const pages = await loadIdentityPages(BASE, newcomerHelp(options));
  const issuer = `${options.publicUrl}${BASE}`;
  const provider = new Provider(
    issuer,
    oidcConfiguration({ database, settings: options, keys, pages, base: BASE, isPassing }),
  );
  provider.proxy = true;
  const devices = createDeviceCookies(keys.cookie, BASE, issuer.startsWith('https:'));

  const publicKeys = createLocalJWKSet({ keys: [keys.verifying] });
  const { audience } = options;
  const verify = endingWithSession(
    createTokenVerifier({ issuer, audience, keys: publicKeys, types: ['at+jwt'] }),
    database,
  );
  return {
    /** `${publicUrl}/idp` */
    issuer,
    /** The provider's public keys, for verification without a network call. */
    keys: publicKeys,
    /** Verifies the provider's access tokens. */
    verify,
    /** Register it with the prefix `/idp`. */
    plugin: async (app: FastifyInstance): Promise<void> => {
      addBrowserProtections(app, issuer.startsWith('https:'));
      addProblemPages(app, pages);
      await app.register(signInRoutes, {
        provider,
        database,
        pages,
        wrongPasswords: options.wrongPasswords,
        devices,
        work: options.passwordWork ?? createPasswordWork(),
        nameInLog: (email) => nameInLog(keys.cookie, email),
        networkOf,
      });
      await app.register(userinfoRoutes, { verify });
      await app.register(protocolRoutes, { provider, issuer: new URL(issuer), isPassing });
    },
  };
}

function newcomerHelp(options: IdentityProviderOptions): NewcomerHelp {
  const { production, signUpUrl = null, forgotPasswordUrl = null } = options;
  const [marketer, admin] = SEEDED_ACCOUNTS;
  const local = { marketer: marketer.email, admin: admin.email, password: SEEDED_PASSWORD };
  return { signUpUrl, forgotPasswordUrl, local: production ? null : local };
}

function nameInLog(secret: string, email: string): string {
  const name = email.trim().toLowerCase();
  return createHmac('sha256', secret).update(`log\n${name}`).digest('hex').slice(0, 16);
}

const YEAR_SECONDS = 31_536_000;
/** The addresses that end a session of the provider. */
const SIGNS_OUT = /\/session\/end\/(?:confirm|success)$/;

/** Adds security headers to each answer of the provider, including those that bypass Fastify (SAFE-08). */
function addBrowserProtections(app: FastifyInstance, isHttps: boolean): void {
  app.addHook('onRequest', async ({ url }, { raw }) => {
    protect(raw, isHttps);
    const [path = ''] = url.split('?');
    // Pictures are cached as "private". Drafts and settings of other users in this browser stay.
    if (SIGNS_OUT.test(path)) raw.setHeader('Clear-Site-Data', '"cache"');
  });
}

function protect(raw: ServerResponse, isHttps: boolean): void {
  raw.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  raw.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  raw.setHeader(
    'Permissions-Policy',
    'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), usb=()',
  );
  if (isHttps) raw.setHeader('Strict-Transport-Security', `max-age=${YEAR_SECONDS}`);
}
