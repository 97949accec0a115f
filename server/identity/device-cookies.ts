import { createHash, createHmac, randomBytes } from 'node:crypto';
import { areEqualSecrets } from '../work/equal-secrets.ts';

/** Cookies that show that a browser has signed in before. Wrong passwords from elsewhere do not block it (SAFE-03). */
export type DeviceCookies = ReturnType<typeof createDeviceCookies>;

const LIFE_SECONDS = 180 * 24 * 3_600;

/** `secret` is shared by all replicas; `path` is the path of the sign-in page. */
export function createDeviceCookies(secret: string, path: string, secure: boolean) {
  const sign = (email: string, claim: string): string =>
    createHmac('sha256', secret)
      .update(`device\n${normal(email)}\n${claim}`)
      .digest('base64url');
  return {
    /** Returns the `Set-Cookie` for a browser that has just signed in to this account. */
    issue(email: string) {
      const ends = Math.floor(Date.now() / 1_000) + LIFE_SECONDS;
      const claim = `${randomBytes(16).toString('base64url')}.${ends}`;
      const flags = `Path=${path}; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Lax`;
      const value = `${claim}.${sign(email, claim)}`;
      return `${nameOf(email)}=${value}; ${flags}${secure ? '; Secure' : ''}`;
    },
    /** Returns the browser's random id if it has a valid cookie for this account, else null. */
    read(cookies: string | undefined, email: string) {
      const [id, ends, signature] = valueOf(cookies ?? '', nameOf(email)).split('.');
      if (id === undefined || ends === undefined || signature === undefined) return null;
      if (Number(ends) * 1_000 < Date.now()) return null;
      return areEqualSecrets(signature, sign(email, `${id}.${ends}`)) ? id : null;
    },
  };
}

const normal = (email: string): string => email.trim().toLowerCase();

/** One cookie for each account, since several people may share a browser. It does not contain the address. */
function nameOf(email: string): string {
  const digest = createHash('sha256').update(normal(email)).digest('hex');
  return `tearline_device_${digest.slice(0, 16)}`;
}

function valueOf(cookies: string, name: string): string {
  const found = cookies.split(/; */).find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? '';
}
