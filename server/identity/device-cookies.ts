import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Cookies by which a browser shows that it has signed in before; wrong passwords from elsewhere do not bar it (SAFE-03). */
export interface DeviceCookies {
  /** The `Set-Cookie` for a browser that has just signed in as this account. */
  issue(email: string): string;
  /** The browser's own random id where its cookies hold one of ours for this account, else null. */
  read(cookies: string | undefined, email: string): string | null;
}

const LIFE_SECONDS = 180 * 24 * 3_600;

/** `secret` is shared by all replicas; `path` is where the sign-in page lies. */
export function createDeviceCookies({
  secret,
  path,
  secure,
}: {
  readonly secret: string;
  readonly path: string;
  readonly secure: boolean;
}): DeviceCookies {
  const sign = (email: string, claim: string): string =>
    createHmac('sha256', secret)
      .update(`device\n${normal(email)}\n${claim}`)
      .digest('base64url');
  return {
    issue(email) {
      const ends = Math.floor(Date.now() / 1_000) + LIFE_SECONDS;
      const claim = `${randomBytes(16).toString('base64url')}.${ends}`;
      const flags = `Path=${path}; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Lax`;
      const value = `${claim}.${sign(email, claim)}`;
      return `${nameOf(email)}=${value}; ${flags}${secure ? '; Secure' : ''}`;
    },
    read(cookies, email) {
      const [id, ends, signature] = valueOf(cookies ?? '', nameOf(email)).split('.');
      if (id === undefined || ends === undefined || signature === undefined) return null;
      if (Number(ends) * 1_000 < Date.now()) return null;
      return timingSafeEquals(signature, sign(email, `${id}.${ends}`)) ? id : null;
    },
  };
}

const normal = (email: string): string => email.trim().toLowerCase();

/** One for each account, since several people may share a browser; the address itself is not in it. */
function nameOf(email: string): string {
  const digest = createHash('sha256').update(normal(email)).digest('hex');
  return `tearline_device_${digest.slice(0, 16)}`;
}

function valueOf(cookies: string, name: string): string {
  const found = cookies.split(/; */).find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? '';
}

function timingSafeEquals(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
