import { type ActorRefFrom, fromCallback } from 'xstate';
import { type ApiClient, createApiClient } from '../../api/client.ts';
import { TILL_CALL_LIMIT_MS } from '../../domain/constants.ts';
import { failedAs } from '../../domain/failures.ts';
import { tillMachine } from '../../machines/till/till.machine.ts';
import { actorWith } from '../actors/with-calls.ts';
import { storedText, storeText } from '../storage/stored-text.ts';
import { type Camera, createCamera } from './camera.ts';

export type TillActor = ActorRefFrom<typeof tillMachine>;

/** Starts the counter of an address, `/till/{secret}`. */
export function startTill(path: string): { readonly actor: TillActor; readonly camera: Camera } {
  const [, , secret = ''] = path.split('/');
  const camera = createCamera();
  const client = createApiClient({ baseUrl: '', accessToken: async () => null });
  const actor = tillWith({ client, secret, camera });
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

/** The actor of a counter's page with the services, the storage and the camera behind it. */
function tillWith({ client, secret, camera }: TillParts) {
  /** The secret of the counter's address and the token that the PIN brought. */
  const headers = () => ({
    Authorization: ['Counter', `${secret}.${rememberedToken(secret) ?? ''}`].join(' '),
  });
  return actorWith(tillMachine, {
    async openKnown(_, signal) {
      if (rememberedToken(secret) === null) return null;
      try {
        return await client.GET('/api/v1/till', { headers: headers(), signal: limited(signal) });
      } catch (error) {
        // The PIN was replaced or the counter revoked; the next PIN shows which.
        if (!failedAs(error, 'unauthorized')) throw error;
        forgetToken(secret);
        return null;
      }
    },
    async enterPin(pin, signal) {
      const call = { body: { secret, pin }, signal: limited(signal) };
      const { token, ...result } = await client.POST('/api/v1/till/session', call);
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
      client.POST('/api/v1/till/check', {
        headers: headers(),
        body: { text },
        signal: limited(signal),
      }),
    // The same press again is no second use.
    redeemText: ({ press, text }, signal) =>
      client.PUT('/api/v1/till/uses/{press}', {
        headers: headers(),
        params: { path: { press } },
        body: { text },
        signal: limited(signal),
      }),
    undoUse: (press, signal) =>
      client.DELETE('/api/v1/till/uses/{press}', {
        headers: headers(),
        params: { path: { press } },
        signal: limited(signal),
      }),
  });
}

/** A call that takes longer counts as unanswered: somebody waits at the counter. */
function limited(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(TILL_CALL_LIMIT_MS)]);
}

/** The tokens of counters, for browsers that store nothing. */
const held = new Map<string, string>();

const keyOf = (secret: string): string => `tearline.till.${secret}`;

/** Returns the token that the phone keeps until the PIN changes (TILL-01); null if no PIN was entered here. */
function rememberedToken(secret: string): string | null {
  return held.get(secret) ?? storedText(keyOf(secret));
}

function rememberToken(secret: string, token: string): void {
  held.set(secret, token);
  storeText(keyOf(secret), token);
}

function forgetToken(secret: string): void {
  held.delete(secret);
  storeText(keyOf(secret), null);
}
