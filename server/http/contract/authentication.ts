import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import {
  type Claims,
  IssuerUnavailable,
  TokenRefused,
  type TokenVerifier,
} from '../../identity/verify-token.ts';
import { RequestFailure } from '../problems/problems.ts';
import type { Pause } from '../../../src/domain/counters/till.ts';
import type { ContractOperation } from './contract-document.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller from the verified token; null if the operation is open and no token came. */
    caller: Claims | null;
    /** The counter from the verified token; null for other operations. */
    counter: CallingCounter | null;
  }
}

/** A counter whose phone calls. */
export interface CallingCounter {
  /** The key of its row. */
  readonly number: number;
  readonly name: string;
  readonly pause: Pause | null;
}

/** Verifiers of access tokens, pass tokens and counters' tokens. */
export interface Verifiers {
  readonly verify: TokenVerifier;
  /** Returns whether a token belongs to the pass in the request's address. */
  readonly isPassHolder: (
    pass: { readonly passType: string; readonly serialNumber: string },
    token: string,
  ) => Promise<boolean>;
  /** Returns the counter that a phone opened; null if the token does not belong to the secret. */
  readonly findCounter: (secret: string, token: string) => Promise<CallingCounter | null>;
}

/**
 * Checks the `security` of one operation before the request is read or validated. Any one way to authenticate is
 * enough. A missing or invalid token is 401, a missing role 403.
 */
export function authentication(
  { security }: ContractOperation,
  verifiers: Verifiers,
): onRequestAsyncHookHandler | undefined {
  if (security.some((way) => way.passToken !== undefined)) return passHolder(verifiers);
  if (security.some((way) => way.counterToken !== undefined)) return counterOf(verifiers);
  const bearer = security.flatMap((way) => (way.bearer === undefined ? [] : [way.bearer]));
  const isOpen = security.length === 0 || security.some((way) => Object.keys(way).length === 0);
  if (bearer.length === 0) return isOpen ? undefined : refuse;
  return async (request) => {
    const token = tokenOf(request);
    if (token === null && isOpen) return;
    if (token === null) throw new RequestFailure('unauthorized');
    const caller = await callerOf(token, verifiers.verify);
    const allowed = bearer.some((roles) => roles.every((role) => caller.roles.includes(role)));
    if (!allowed) throw new RequestFailure('forbidden');
    request.caller = caller;
  };
}

/** Returns the caller of an operation that needs a token. */
export function callerOfRequest(request: FastifyRequest): Claims {
  if (request.caller === null) throw new RequestFailure('unauthorized');
  return request.caller;
}

/** Returns the counter of an operation that needs one. */
export function counterOfRequest(request: FastifyRequest): CallingCounter {
  if (request.counter === null) throw new RequestFailure('unauthorized');
  return request.counter;
}

/** An operation with an unknown security scheme stays closed. */
const refuse: onRequestAsyncHookHandler = async () => {
  throw new RequestFailure('unauthorized');
};

/** A phone sends the token of the pass that it asks for. */
function passHolder({ isPassHolder }: Verifiers): onRequestAsyncHookHandler {
  return async (request, reply) => {
    const [, token] = /^ApplePass +([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const { passType = '', serialNumber = '' } = request.params as Record<string, string>;
    if (token !== undefined && (await isPassHolder({ passType, serialNumber }, token))) return;
    reply.header('WWW-Authenticate', 'ApplePass');
    throw new RequestFailure('unauthorized');
  };
}

/** A phone sends the secret of its counter's address with the token that the PIN brought. */
function counterOf({ findCounter }: Verifiers): onRequestAsyncHookHandler {
  return async (request, reply) => {
    const [, secret = '', token = ''] =
      /^Counter +([\w-]{16,64})\.([\da-f]{64})$/i.exec(request.headers.authorization ?? '') ?? [];
    const counter = secret === '' ? null : await findCounter(secret, token);
    if (counter === null) {
      reply.header('WWW-Authenticate', 'Counter');
      throw new RequestFailure('unauthorized');
    }
    request.counter = counter;
  };
}

function tokenOf(request: FastifyRequest): string | null {
  const match = /^Bearer +([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

async function callerOf(token: string, verify: TokenVerifier): Promise<Claims> {
  try {
    return await verify(token);
  } catch (error) {
    if (error instanceof TokenRefused) throw new RequestFailure('unauthorized');
    if (error instanceof IssuerUnavailable) throw new RequestFailure('unavailable');
    throw error;
  }
}
