/** Reads oidc-client-ts' stored session without the library, so that signed-in users do not wait for it. */
import { isRecord, parsedJson } from '../../domain/record.ts';
import type { ReturnPlace } from '../../machines/auth/auth.machine.ts';

/** The used part of a stored user. */
export interface StoredUser {
  readonly access_token: string;
  readonly profile: {
    readonly sub: string;
    readonly email?: string | undefined;
    readonly name?: string | undefined;
  };
}

/** Whether this tab has a session, expired or not. */
export function hasStoredUser(key: string, storage: Storage = sessionStorage): boolean {
  return storage.getItem(key) !== null;
}

/** Returns the user of an unexpired session; null if there is none or it cannot be read. */
export function liveUser(key: string, storage: Storage = sessionStorage): StoredUser | null {
  const user = parsedJson(storage.getItem(key));
  if (!isRecord(user) || !isRecord(user['profile'])) return null;
  const { access_token, expires_at, profile } = user;
  const { sub, email, name } = profile;
  if (typeof access_token !== 'string' || typeof sub !== 'string') return null;
  if (typeof expires_at !== 'number' || expires_at * 1_000 <= Date.now()) return null;
  return { access_token, profile: { sub, email: textOf(email), name: textOf(name) } };
}

/** Where the sign-in began that ends at this address of the provider's return; nowhere if it is unknown here. */
export function beginningOf(url: string, storage: Storage = sessionStorage): ReturnPlace {
  const id = new URL(url, window.location.origin).searchParams.get('state') ?? '';
  const begun = parsedJson(storage.getItem(`oidc.${id}`));
  return placeOf(isRecord(begun) ? begun['data'] : null);
}

/** As it was sent with the sign-in; the machine checks it. */
export function placeOf(state: unknown): ReturnPlace {
  const { returnAddress, returnState = null } = isRecord(state) ? state : {};
  return { returnAddress: typeof returnAddress === 'string' ? returnAddress : null, returnState };
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;
