import type { Claims } from '../identity/verify-token.ts';

/** The realm role of administrators (AUTH-08). */
const ADMIN_ROLE = 'ROLE_IC_ADMIN';

/** Whether the caller may see and do what administrators may. */
export function isAdmin(caller: Claims | null): boolean {
  return caller?.roles.includes(ADMIN_ROLE) ?? false;
}
