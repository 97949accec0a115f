import { type ActorRefFrom, createActor, fromCallback } from 'xstate';
import { type ApiClient, createApiClient } from '../../api/client.ts';
import {
  checkText,
  counterHeaders,
  openTill,
  readTill,
  redeemText,
  undoUse,
} from '../../api/till.queries.ts';
import { TILL_CALL_LIMIT_MS } from '../../domain/constants.ts';
import { ServiceFailure } from '../../domain/failures.ts';
import { tillMachine } from '../../machines/till/till.machine.ts';
import { watched } from '../actors/watched.ts';
import { withCalls } from '../actors/with-calls.ts';
import { type Camera, createCamera } from './camera.ts';

export type TillActor = ActorRefFrom<typeof tillMachine>;

/** Starts the counter of an address, `/till/{secret}`. */
export function startTill(path: string): { readonly actor: TillActor; readonly camera: Camera } {
  const [, , secret = ''] = path.split('/');
  const camera = createCamera();
  const client = createApiClient({ baseUrl: '', accessToken: async () => null });
  const actor = createActor(tillWith({ client, secret, camera }), watched());
  actor.start();
  followTypedScans((text) => actor.send({ type: 'code.read', text }));
  stayAwake();
  return { actor, camera };
}

/** Keeps the screen on while the page is in view; browsers that cannot, or save power, let it go dark. */
function stayAwake(): void {
  const ask = (): void => {
    if (document.visibilityState === 'visible')
      navigator.wakeLock?.request('screen').catch(() => undefined);
  };
  document.addEventListener('visibilitychange', ask);
  ask();
}

/** A scanner that types is quicker than a hand: milliseconds between two keys. */
const QUICK_MS = 60;
const SHORTEST = 4;

/**
 * Reports what a scanner types while no field has the focus, and takes its Enter, which would press the focused button.
 * Returns a function that stops.
 */
function followTypedScans(onText: (text: string) => void): () => void {
  let typed = '';
  let lastAt = 0;
  const follow = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey) return;
    const isQuick = event.timeStamp - lastAt <= QUICK_MS;
    lastAt = event.timeStamp;
    if (event.key === 'Enter' && isQuick && typed.length >= SHORTEST) {
      event.preventDefault();
      onText(typed);
      typed = '';
    } else if (event.key.length === 1) {
      typed = (isQuick ? typed : '') + event.key;
    }
  };
  addEventListener('keydown', follow, true);
  return () => removeEventListener('keydown', follow, true);
}

interface TillParts {
  readonly client: ApiClient;
  /** The end of the counter's address. */
  readonly secret: string;
  readonly camera: Camera;
}

/** The machine of a counter's page with the services, the storage and the camera behind it. */
function tillWith({ client, secret, camera }: TillParts) {
  const headers = () => counterHeaders(secret, rememberedToken(secret) ?? '');
  return withCalls(tillMachine, {
    async openKnown(_, signal) {
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
    },
    async enterPin(pin, signal) {
      const { token, ...result } = await inTime(signal, (limit) =>
        openTill(client, { secret, pin }, limit),
      );
      if (token !== null) rememberToken(secret, token);
      return result;
    },
    watchCamera: fromCallback(({ sendBack }) =>
      camera.watch({
        onText: (text) => sendBack({ type: 'code.read', text }),
        onGone: () => sendBack({ type: 'code.gone' }),
        onRefused: () => sendBack({ type: 'camera.refused' }),
      }),
    ),
    checkText: (text, signal) =>
      inTime(signal, (limit) => checkText(client, headers(), { text, signal: limit })),
    redeemText: (press, signal) =>
      inTime(signal, (limit) => redeemText(client, headers(), { ...press, signal: limit })),
    undoUse: (press, signal) =>
      inTime(signal, (limit) => undoUse(client, headers(), { press, signal: limit })),
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
