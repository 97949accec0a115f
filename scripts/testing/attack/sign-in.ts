import { createHash, randomBytes } from 'node:crypto';
import { SEEDED_PASSWORD } from '../../../server/identity/accounts.ts';
import type { Answer, Caller } from './caller.ts';

const CALLBACK = '/authentication/callback';

/** Returns the path at which the application begins a sign-in. */
export function signInPath(port: number, challenge: string, state = 'state'): string {
  const parameters = new URLSearchParams({
    client_id: 'ic_app',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: `http://localhost:${port}${CALLBACK}`,
    state,
    nonce: 'nonce',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  return `/idp/auth?${parameters.toString()}`;
}

/** The account that owns what the callers use. */
export const MARKETER = 'marketer@example.com';

export const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Signs in as a browser does and returns the access token. Throws if a step is answered unexpectedly. */
export async function signIn(call: Caller, port: number, email: string): Promise<string> {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const { cookie, path } = await openForm(call, signInPath(port, challenge));
  const fields = new URLSearchParams({ email, password: SEEDED_PASSWORD });
  let answer = await call({
    method: 'POST',
    path,
    headers: { ...FORM, cookie },
    body: fields.toString(),
  });
  let cookies = withCookiesOf(answer, cookie);
  for (let at = placeOf(answer); !at.startsWith(CALLBACK); at = placeOf(answer)) {
    answer = await call({ path: at, headers: { cookie: cookies } });
    cookies = withCookiesOf(answer, cookies);
  }
  const code = new URL(placeOf(answer), 'http://localhost').searchParams.get('code') ?? '';
  const token = await call({
    method: 'POST',
    path: '/idp/token',
    headers: { ...FORM, origin: `http://localhost:${port}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'ic_app',
      code,
      redirect_uri: `http://localhost:${port}${CALLBACK}`,
      code_verifier: verifier,
    }).toString(),
  });
  return (JSON.parse(token.body.toString('utf8')) as { readonly access_token: string })
    .access_token;
}

/** Begins a sign-in; returns the address of its form and the cookies to send with it. */
export async function openForm(call: Caller, path: string) {
  const answer = await call({ path });
  return { cookie: withCookiesOf(answer, ''), path: placeOf(answer) };
}

/** Path and query of a redirect. */
function placeOf({ status, headers: { location } }: Answer): string {
  if (location === undefined) throw new Error(`A sign-in was answered ${status} without a place.`);
  const { pathname, search } = new URL(location, 'http://localhost');
  return pathname + search;
}

function withCookiesOf({ headers }: Answer, cookie: string): string {
  const jar = new Map(cookie.split('; ').map((pair) => [pair.split('=')[0], pair]));
  for (const set of headers['set-cookie'] ?? []) {
    const [pair = ''] = set.split(';');
    jar.set(pair.split('=')[0], pair);
  }
  return [...jar.values()].filter((pair) => pair !== '').join('; ');
}
