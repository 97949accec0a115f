import { ADMIN_ROLE } from '../../src/domain/session/session.ts';
import type { Claims } from '../identity/verify-token.ts';

/** Returns whether the caller is an administrator. */
export function isCallerAdmin(caller: Claims | null): boolean {
  return caller?.roles.includes(ADMIN_ROLE) ?? false;
}
