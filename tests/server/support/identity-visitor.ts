import { createHash, randomBytes } from 'node:crypto';

/** A browser reduced to cookies and addresses. It follows no redirect by itself, so a test sees every response. */
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Absolute; null if the response is not a redirect. */
  readonly location: URL | null;
}

export interface Visitor {
  get(address: string, headers?: Record<string, string>): Promise<Answer>;
  /** Submits a form as a browser does. */
  post(
    address: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** Calls an endpoint as a script of that origin does. */
  call(address: string, fields: Record<string, string>, origin?: string): Promise<Answer>;
  /** Follows redirects until a page, or an address below `/authentication/`, or `/`. */
  follow(answer: Answer): Promise<{ readonly at: URL; readonly page: Answer | null }>;
}

/** `publicUrl` is the public origin, `listening` the real address of the server. */
export function createVisitor(publicUrl: string, listening: string): Visitor {
  const jar = new Map<string, { path: string; value: string }>();

  const send = async (address: string, init: RequestInit): Promise<Answer> => {
    const url = new URL(address, publicUrl);
    const headers = new Headers(init.headers);
    headers.set('cookie', cookiesFor(jar, url.pathname));
    const response = await fetch(listening + url.pathname + url.search, {
      ...init,
      headers,
      redirect: 'manual',
    });
    for (const cookie of response.headers.getSetCookie()) keep(jar, cookie);
    const location = response.headers.get('location');
    return {
      status: response.status,
      headers: response.headers,
      text: await response.text(),
      location: location === null ? null : new URL(location, url),
    };
  };

  const visitor: Visitor = {
    get: (address, headers = {}) => send(address, { headers: { accept: 'text/html', ...headers } }),
    post: (address, fields, headers = {}) =>
      send(address, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { accept: 'text/html', ...headers },
      }),
    call: (address, fields, origin = publicUrl) =>
      send(address, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { accept: 'application/json', origin },
      }),
    follow: async (answer) => {
      let current = answer;
      while (current.location !== null) {
        const at = current.location;
        if (at.origin !== publicUrl || !at.pathname.startsWith('/idp/')) return { at, page: null };
        current = await visitor.get(at.href);
        if (current.location === null) return { at, page: current };
      }
      throw new Error(`The answer ${answer.status} leads nowhere: ${answer.text.slice(0, 200)}`);
    },
  };
  return visitor;
}

/** The two halves of a PKCE exchange. */
export function createPkce(): { readonly verifier: string; readonly challenge: string } {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

function cookiesFor(
  jar: ReadonlyMap<string, { path: string; value: string }>,
  pathname: string,
): string {
  return [...jar]
    .filter(([, { path }]) => pathname.startsWith(path))
    .map(([name, { value }]) => `${name.split(' ')[0] ?? ''}=${value}`)
    .join('; ');
}

function keep(jar: Map<string, { path: string; value: string }>, header: string): void {
  const [pair = '', ...attributes] = header.split(/; */);
  const [name = '', value = ''] = pair.split('=');
  const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
  const expires = attributes.find((attribute) => /^expires=/i.test(attribute))?.slice(8);
  const key = `${name} ${path}`;
  if (expires !== undefined && new Date(expires) <= new Date()) jar.delete(key);
  else jar.set(key, { path, value });
}
