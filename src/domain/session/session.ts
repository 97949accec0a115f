/** Who is signed in, as the tokens say. */
export interface Session {
  readonly subject: string;
  readonly email: string | null;
  readonly name: string | null;
  /** `realm_access.roles` of the access token (AUTH-08). */
  readonly roles: readonly string[];
}

/** The account as the services know it (AUTH-02). */
export interface Account {
  readonly id: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly roles: readonly string[];
}

/** Characters of a sign-in message that are shown (SHELL-02, AUTH-06). */
const SIGN_IN_MESSAGE_MAX = 300;

/** Code of a screen that is not for the person who asked for it (AUTH-08). */
export const NO_ACCESS = 'no-access';

export const ADMIN_ROLE = 'ROLE_IC_ADMIN';

/** Whether admin screens open; the services decide again for themselves (AUTH-08). */
export function hasAdminRole({ roles }: Pick<Session, 'roles'>): boolean {
  return roles.includes(ADMIN_ROLE);
}

/** The realm roles in an access token; none where it is no JWT or names none. */
export function realmRolesOf(accessToken: string): readonly string[] {
  const payload = payloadOf(accessToken);
  const access = propertyOf(payload, 'realm_access');
  const roles = propertyOf(access, 'roles');
  return Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : [];
}

/** What a failed sign-in says, as it is, cut at 300 characters (AUTH-06); a browser that reached nobody says it in words of its own. */
export function signInMessageOf(error: unknown): string {
  if (error instanceof TypeError) return PROVIDER_UNREACHABLE;
  const message = error instanceof Error ? error.message : String(error);
  const words = message.trim() === '' ? 'The sign-in did not succeed.' : message;
  return Array.from(words).slice(0, SIGN_IN_MESSAGE_MAX).join('');
}

const PROVIDER_UNREACHABLE =
  'The sign-in service cannot be reached. Check your connection and try again.';

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

function propertyOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}
