/**
 * A cookie that marks a browser with an earlier sign-in. It holds no personal data. The script in
 * `index.html` reads it, and the server, which then sends no landing page.
 */
import { SIGN_IN_HINT, SIGN_IN_HINT_MS } from '../../domain/start-limits.ts';
import type { AuthActor } from '../../machines/auth/auth.machine.ts';

/** Where the hint is stored. */
export type SignInHint = typeof cookieHint;

export const cookieHint = {
  read: () => document.cookie.split('; ').includes(`${SIGN_IN_HINT}=1`),
  write: (isHinted: boolean) => {
    const seconds = isHinted ? SIGN_IN_HINT_MS / 1_000 : 0;
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${SIGN_IN_HINT}=1; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
  },
};

/** Stores the machine's hint; each session renewal extends it. */
export function storeHint(auth: AuthActor, hint: SignInHint): void {
  let was = auth.getSnapshot().context.isHinted;
  auth.subscribe(({ context: { isHinted } }) => {
    // Visitors get no cookie.
    if (isHinted || was) hint.write(isHinted);
    was = isHinted;
  });
}
