import * as sessionWords from '../../words/domain/session.gen.ts';
import { isRecord } from '../record.ts';

/** The signed-in user, from the tokens. */
export interface Session {
  readonly subject: string;
  readonly email: string | null;
  readonly name: string | null;
  /** `realm_access.roles` of the access token (AUTH-08). */
  readonly roles: readonly string[];
}

/** The account from the services (AUTH-02). */
export interface Account extends Omit<Session, 'subject'> {
  readonly id: string;
}

/** A sign-in message is cut at this many characters (SHELL-02, AUTH-06). */
const SIGN_IN_MESSAGE_MAX = 300;

/** Code of a screen that the user may not open (AUTH-08). */
export const NO_ACCESS = 'no-access';

export const ADMIN_ROLE = 'ROLE_IC_ADMIN';

/** Whether admin screens open; the services check again (AUTH-08). */
export function hasAdminRole({ roles }: Pick<Session, 'roles'>): boolean {
  return roles.includes(ADMIN_ROLE);
}

/** The realm roles in an access token; empty if it is no JWT or names no roles. */
export function realmRolesOf(accessToken: string): readonly string[] {
  const payload = payloadOf(accessToken);
  const access = isRecord(payload) ? payload['realm_access'] : null;
  const roles = isRecord(access) ? access['roles'] : null;
  return Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : [];
}

/** The message of a failed sign-in, cut at 300 characters (AUTH-06); an unreachable provider has its own message. */
export function signInMessageOf(error: unknown): string {
  if (error instanceof TypeError) return sessionWords.providerUnreachable();
  const message = error instanceof Error ? error.message : String(error);
  const words = message.trim() === '' ? sessionWords.signInFailed() : message;
  return Array.from(words).slice(0, SIGN_IN_MESSAGE_MAX).join('');
}

function payloadOf(token: string): unknown {
  const [, encoded] = token.split('.');
  if (encoded === undefined) return null;
  try {
    const bytes = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(
      new TextDecoder().decode(Uint8Array.from(bytes, (character) => character.charCodeAt(0))),
    );
  } catch {
    return null;
  }
}
