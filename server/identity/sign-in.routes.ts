import formbody from '@fastify/formbody';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { errors, type Provider } from 'oidc-provider';
import { findByPassword, type IdentityAccount } from './accounts.ts';
import type { IdentityTables } from '../db/identity-tables.ts';
import type { IdentityPage, IdentityPages } from './pages/identity-page.ts';
import { SESSION_COOKIE } from './oidc-configuration.ts';
import type { DeviceCookies } from './device-cookies.ts';
import type { PasswordWork } from './password-work.ts';
import {
  type Attempt,
  BARRED_SECONDS,
  beginAttempt,
  createAttemptQueue,
  forgetFailures,
  withdrawAttempt,
} from './sign-in-attempts.ts';
import * as signInWords from '../../src/words/server/sign-in.gen.ts';

const BODY_LIMIT = 8 * 1024;
const BUSY_SECONDS = 5;
const YEAR_SECONDS = 31_536_000;

interface SignInOptions {
  readonly provider: Provider;
  readonly database: Kysely<IdentityTables>;
  readonly pages: IdentityPages;
  /** See `IdentitySettings`. */
  readonly wrongPasswords: number;
  readonly devices: DeviceCookies;
  readonly work: PasswordWork;
  /** Returns a stable name for an account in the log that does not reveal its address. */
  readonly nameInLog: (email: string) => string;
  /** Returns the network of an IP address. */
  readonly networkOf: (address: string) => string;
}

interface Interaction {
  readonly Params: { readonly uid: string };
}

/** The sign-in page and its files (AUTH-10). */
export const signInRoutes: FastifyPluginAsync<SignInOptions> = async (
  app,
  { provider, database, pages, wrongPasswords, devices, work, nameInLog, networkOf },
) => {
  const inTurn = createAttemptQueue();
  await app.register(formbody, { bodyLimit: BODY_LIMIT });

  app.get<Interaction>('/interaction/:uid', async (request, reply) => {
    // The browser's Back button returns to the submitted form. A signed-in user then goes on to the home page.
    const isOver = !(await isOpen(provider, request, reply));
    if (isOver && hasSession(request)) return reply.redirect('/', 303);
    if (isOver) return show(reply.code(400), pages.fault(signInWords.over()));
    return show(reply, pages.signIn({ email: '', problem: null }));
  });

  app.post<Interaction>('/interaction/:uid', async (request, reply) => {
    if (!(await isOpen(provider, request, reply)))
      return show(reply.code(400), pages.fault(signInWords.over()));
    const email = fieldOf(request.body, 'email');
    const device = devices.read(request.headers.cookie, email);
    const attempt = { email, address: networkOf(request.ip), device };
    const password = fieldOf(request.body, 'password');
    // PostgreSQL stores neither, so no account has such an address.
    if (email.includes('\0') || !email.isWellFormed())
      return show(
        reply.code(400),
        pages.signIn({ email: '', problem: signInWords.wrongPassword() }),
      );
    const outcome =
      (await inTurn(attempt, () =>
        trySignIn({ database, wrongPasswords, work }, attempt, password),
      )) ?? 'busy';
    const signIn = typeof outcome === 'string' ? outcome : 'right';
    request.log.info({ signIn, account: nameInLog(email) }, 'A password was tried');
    if (typeof outcome === 'string')
      return show(answered(reply, outcome), pages.signIn({ email, problem: PROBLEMS[outcome]() }));
    const login = { accountId: outcome.id, remember: false };
    const next = await provider.interactionResult(request.raw, reply.raw, { login });
    return reply.header('Set-Cookie', devices.issue(email)).redirect(next, 303);
  });

  for (const asset of pages.assets) {
    app.get(`/assets/${asset.fileName}`, (_request, reply) =>
      reply
        .header('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`)
        .header('X-Content-Type-Options', 'nosniff')
        .type(asset.contentType)
        .send(asset.bytes),
    );
  }
};

type Refusal = 'barred' | 'busy' | 'wrong';

const PROBLEMS: Readonly<Record<Refusal, () => string>> = {
  barred: signInWords.tooManyTries,
  busy: signInWords.tooManyAtOnce,
  wrong: signInWords.wrongPassword,
};

function answered(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal === 'wrong') return reply.code(401);
  const isBarred = refusal === 'barred';
  return reply
    .code(isBarred ? 429 : 503)
    .header('Retry-After', String(isBarred ? BARRED_SECONDS : BUSY_SECONDS));
}

async function trySignIn(
  { database, wrongPasswords, work }: Pick<SignInOptions, 'database' | 'wrongPasswords' | 'work'>,
  attempt: Attempt,
  password: string,
): Promise<IdentityAccount | Refusal> {
  if (!(await beginAttempt(database, attempt, wrongPasswords))) return 'barred';
  const { email, device, address: network } = attempt;
  const caller = { isKnown: device !== null, network, account: email.trim().toLowerCase() };
  const checked = await work.check(caller, async () => ({
    account: await findByPassword(database, email, password),
  }));
  if (checked === null) {
    await withdrawAttempt(database, attempt);
    return 'busy';
  }
  if (checked.account === null) return 'wrong';
  await forgetFailures(database, attempt);
  return checked.account;
}

/** Whether this browser has signed in. The home page checks whether the session is still valid. */
const hasSession = ({ headers }: FastifyRequest): boolean =>
  (headers.cookie ?? '').split(/;\s*/).some((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`));

/** An interaction belongs to the browser that has its cookie, and to the address in it. */
async function isOpen(
  provider: Provider,
  request: FastifyRequest<Interaction>,
  reply: FastifyReply,
): Promise<boolean> {
  try {
    return (await provider.interactionDetails(request.raw, reply.raw)).uid === request.params.uid;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return false;
    throw error;
  }
}

function show(reply: FastifyReply, page: IdentityPage): FastifyReply {
  return reply
    .header('Content-Security-Policy', page.contentSecurityPolicy)
    .header('Cache-Control', 'no-store')
    .header('Referrer-Policy', 'same-origin')
    .header('X-Content-Type-Options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(page.html);
}

function fieldOf(body: unknown, name: string): string {
  if (typeof body !== 'object' || body === null) return '';
  const value: unknown = Object.getOwnPropertyDescriptor(body, name)?.value;
  return typeof value === 'string' ? value : '';
}
