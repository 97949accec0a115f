import { fromCallback, fromPromise } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import {
  checkText,
  counterHeaders,
  openTill,
  readTill,
  redeemText,
  undoUse,
} from '../../api/till.queries.ts';
import { TILL_CALL_LIMIT_MS } from '../../domain/constants.ts';
import type { TillAnswer } from '../../domain/counters/till.ts';
import { ServiceFailure } from '../../domain/failures.ts';
import { tillMachine } from '../../machines/till/till.machine.ts';
import type { KnownTill, PinResult, Press } from '../../machines/till/till-setup.ts';
import type { Camera } from './camera.ts';

interface TillParts {
  readonly client: ApiClient;
  /** The end of the counter's address. */
  readonly secret: string;
  readonly camera: Camera;
}

/** The machine of a counter's page with the services, the storage and the camera behind it. */
export function tillWith({ client, secret, camera }: TillParts) {
  const headers = () => counterHeaders(secret, rememberedToken(secret) ?? '');
  return tillMachine.provide({
    actors: {
      openKnown: fromPromise<KnownTill, void>(async ({ signal }) => {
        if (rememberedToken(secret) === null) return null;
        try {
          return await inTime(signal, (limit) => readTill(client, headers(), limit));
        } catch (error) {
          // The PIN was replaced or the counter revoked; the next PIN shows which.
          if (!(error instanceof ServiceFailure) || error.failure.code !== 'unauthorized')
            throw error;
          forgetToken(secret);
          return null;
        }
      }),
      enterPin: fromPromise<PinResult, string>(async ({ input: pin, signal }) => {
        const { token, ...result } = await inTime(signal, (limit) =>
          openTill(client, { secret, pin }, limit),
        );
        if (token !== null) rememberToken(secret, token);
        return result;
      }),
      watchCamera: fromCallback(({ sendBack }) =>
        camera.watch({
          onText: (text) => sendBack({ type: 'code.read', text }),
          onGone: () => sendBack({ type: 'code.gone' }),
          onRefused: () => sendBack({ type: 'camera.refused' }),
        }),
      ),
      checkText: fromPromise<TillAnswer, string>(({ input: text, signal }) =>
        inTime(signal, (limit) => checkText(client, headers(), { text, signal: limit })),
      ),
      redeemText: fromPromise<TillAnswer, Press>(({ input: { press, text }, signal }) =>
        inTime(signal, (limit) => redeemText(client, headers(), { press, text, signal: limit })),
      ),
      undoUse: fromPromise<TillAnswer, string>(({ input: press, signal }) =>
        inTime(signal, (limit) => undoUse(client, headers(), { press, signal: limit })),
      ),
    },
  });
}

/** A call that takes longer counts as unanswered: somebody waits at the counter. */
function inTime<Result>(
  signal: AbortSignal,
  call: (limit: AbortSignal) => Promise<Result>,
): Promise<Result> {
  return call(AbortSignal.any([signal, AbortSignal.timeout(TILL_CALL_LIMIT_MS)]));
}

/** The token of a counter, kept by its phone until the PIN changes (TILL-01). */

const keyOf = (secret: string): string => `tearline.till.${secret}`;

/** Returns the token; null if no PIN was entered here, or the browser stores nothing. */
function rememberedToken(secret: string): string | null {
  return held.get(secret) ?? read(secret);
}

function rememberToken(secret: string, token: string): void {
  held.set(secret, token);
  try {
    localStorage.setItem(keyOf(secret), token);
  } catch {
    // The PIN is asked for again after a reload.
  }
}

function forgetToken(secret: string): void {
  held.delete(secret);
  try {
    localStorage.removeItem(keyOf(secret));
  } catch {
    // It was not stored.
  }
}

/** For browsers that store nothing. */
const held = new Map<string, string>();

function read(secret: string): string | null {
  try {
    return localStorage.getItem(keyOf(secret));
  } catch {
    return null;
  }
}
