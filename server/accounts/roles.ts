import { ADMIN_ROLE } from '../../src/domain/session/session.ts';
import type { Claims } from '../identity/verify-token.ts';

/** Whether the caller may see and do what administrators may. */
export function isCallerAdmin(caller: Claims | null): boolean {
  return caller?.roles.includes(ADMIN_ROLE) ?? false;
}
