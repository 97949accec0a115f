import Fastify from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { IdentityTables } from '../../../server/db/identity-tables.ts';
import { outliveItsServer } from '../../../server/db/postgres-connection.ts';
import {
  addProblemDocuments,
  isPassingFault,
} from '../../../server/http/problems/problem-documents.ts';
import { visitorNetwork } from '../../../server/http/limits/visitor-network.ts';
import { logging } from '../../../server/http/log-options.ts';
import { openIdentityProvider } from '../../../server/identity/provider.ts';
import type { PasswordWork } from '../../../server/identity/password-work.ts';
import { takeTurns } from '../../../server/work-turns.ts';
import { type FreshDatabase, queryIn, seededDatabase } from '../../support/database.ts';
import { shared } from '../../support/shared.ts';
import { createPkce, createVisitor, type Visitor } from './identity-visitor.ts';

export const PUBLIC_URL = 'http://tearline.test';
const CALLBACK = `${PUBLIC_URL}/authentication/callback`;

/** The provider that the tests of a file share. */
export function sharedIdentity(passwordWork?: PasswordWork) {
  return shared(() => openIdentityFixture(passwordWork));
}

/** Its settings, which need only a database. */
export const PROVIDER = {
  publicUrl: PUBLIC_URL,
  clientId: 'ic_app',
  audience: 'ic-api',
  accessTokenSeconds: 600,
  sessionSeconds: 43_200,
  wrongPasswords: 20,
  production: false,
  allowInProduction: false,
  networkOf: visitorNetwork,
  isPassing: isPassingFault,
};

/** The provider with a real database, listening on a free port, addressed as `http://tearline.test`. */
async function openIdentityFixture(passwordWork?: PasswordWork) {
  const fresh = await seededDatabase();
  const database = connect(fresh);
  const options = { ...PROVIDER, database, ...(passwordWork && { passwordWork }) };
  const identity = await openIdentityProvider(options);
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = Fastify({ ...logging('info', stream), trustProxy: 'loopback' });
  addProblemDocuments(app);
  // As in the product: a flood of one network fills its own line only.
  takeTurns(app);
  await app.register(identity.plugin, { prefix: '/idp' });
  const listening = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    identity,
    database,
    query: queryIn(database),
    /** The log so far. */
    lines,
    visitor: () => createVisitor(PUBLIC_URL, listening),
    /** A second process on the same database. */
    replica: () => openIdentityProvider(options),
    /** Ends the database permanently. */
    loseDatabase: () => fresh.drop(),
    close: async () => {
      await app.close();
      await database.destroy();
      await fresh.drop();
    },
  };
}

interface AuthorizationRequest {
  readonly challenge?: string;
  readonly prompt?: string;
  readonly redirectUri?: string;
  readonly responseType?: string;
}

/** The address to which the application redirects for a sign-in. */
export function authorizationAddress(request: AuthorizationRequest): string {
  const address = new URL(`${PUBLIC_URL}/idp/auth`);
  const { challenge, prompt } = request;
  address.search = new URLSearchParams({
    client_id: 'ic_app',
    response_type: request.responseType ?? 'code',
    scope: 'openid',
    redirect_uri: request.redirectUri ?? CALLBACK,
    state: 'state-1',
    nonce: 'nonce-1',
    ...(challenge && { code_challenge: challenge, code_challenge_method: 'S256' }),
    ...(prompt && { prompt }),
  }).toString();
  return address.href;
}

/** Opens the sign-in page; returns its address. */
export async function openSignInPage(
  visitor: Visitor,
  challenge = createPkce().challenge,
): Promise<URL> {
  const { at, page } = await visitor.follow(await visitor.get(authorizationAddress({ challenge })));
  if (page?.status !== 200) throw new Error(`No sign-in page at ${at.href}.`);
  return at;
}

interface Tokens {
  readonly access_token: string;
  readonly id_token: string;
  readonly expires_in: number;
}

/** Signs in as a person does and exchanges the code as the application does. */
export async function signIn(visitor: Visitor, email: string): Promise<Tokens> {
  const { at, verifier } = await signInForCode(visitor, email);
  return exchange(visitor, at, verifier);
}

/** Signs in; returns the callback address with its code, and the verifier of the code. */
export async function signInForCode(visitor: Visitor, email = 'marketer@example.com') {
  const { verifier, challenge } = createPkce();
  const page = await openSignInPage(visitor, challenge);
  const sent = await visitor.post(page.href, { email, password: 'tearline' });
  return { at: (await visitor.follow(sent)).at, verifier, challenge };
}

/** Why a silent renewal is refused; null if it is not. */
export async function renewalError(visitor: Visitor): Promise<string | null | undefined> {
  const { challenge } = createPkce();
  const { location } = await visitor.get(authorizationAddress({ challenge, prompt: 'none' }));
  return location?.searchParams.get('error');
}

/** Exchanges the code of a callback address for tokens. */
export async function exchange(visitor: Visitor, callback: URL, verifier: string): Promise<Tokens> {
  const answer = await visitor.call('/idp/token', codeExchange(callback, verifier));
  if (answer.status !== 200)
    throw new Error(`The token endpoint answered ${answer.status}: ${answer.text}`);
  return JSON.parse(answer.text);
}

export function codeExchange(callback: URL, verifier: string): Record<string, string> {
  return {
    grant_type: 'authorization_code',
    client_id: 'ic_app',
    code: callback.searchParams.get('code') ?? '',
    redirect_uri: callback.origin + callback.pathname,
    code_verifier: verifier,
  };
}

/** `destroy()` resolves before the connections are closed, so dropping the database may end them first; nobody waits for that error. */
function connect({ url }: FreshDatabase): Kysely<IdentityTables> {
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  pool.on('error', () => undefined);
  pool.on('connect', outliveItsServer);
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}
