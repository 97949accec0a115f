import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadIdentityPages } from '../../../server/identity/pages/identity-page.ts';
import { silentCallback } from '../../../server/identity/silent-callback.plugin.ts';
import {
  authorizationAddress,
  openSignInPage,
  renewalError,
  sharedIdentity,
} from '../support/identity-fixture.ts';
import { createPkce, type Visitor } from '../support/identity-visitor.ts';

const fixture = sharedIdentity();

test('[AUTH-10] the sign-in page has "Email", "Password", "Sign in", the two accounts of local use, no script, and one hashed style', async () => {
  const visitor = fixture.visitor();
  const page = await visitor.get((await openSignInPage(visitor)).href);

  expect(page.text).toContain('<label for="email">Email</label>');
  expect(page.text).toContain('<label for="password">Password</label>');
  expect(page.text).toMatch(/<button class="go" type="submit"><span class="face">Sign in<\/span>/);
  expect(page.text).not.toMatch(/<script|\sstyle=/);
  const style = /<style>([\s\S]*)<\/style>/.exec(page.text)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
  );
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.text).toContain(
    '<p>No account yet? Two are here for local use: marketer@example.com and admin@example.com, both with the password “tearline”.</p>',
  );
});

test.each([
  [
    'leads to sign-up and a new password',
    { signUpUrl: 'https://id.example/?a=1&b', forgotPasswordUrl: 'https://id.example/forgot' },
    '<div class="newcomers"><p><a href="https://id.example/forgot">Forgot your password?</a></p><p><a href="https://id.example/?a=1&#38;b">No account yet? Create one</a></p></div>',
  ],
  ['names no account of local use', { signUpUrl: null, forgotPasswordUrl: null }, ''],
])('[AUTH-10] in production the sign-in page %s', async (_name, links, html) => {
  const pages = await loadIdentityPages('/idp', { ...links, local: null });
  const { html: page } = pages.signIn({ email: '', problem: null });
  expect(/<div class="newcomers">.*<\/div>(?=<\/form>)/u.exec(page)?.[0] ?? '').toBe(html);
  expect(page).not.toContain('marketer@example.com');
});

test.each([
  ['a wrong password', 'marketer@example.com', 'teerline', 'marketer@example.com'],
  [
    'an unknown email, escaped',
    '"><script>alert(1)</script>',
    'tearline',
    '&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;',
  ],
])('[AUTH-10] %s says so, keeps the email and signs nobody in', async (...row) => {
  const [, email, password, shown] = row;
  const visitor = fixture.visitor();
  const at = await openSignInPage(visitor);

  const page = await visitor.post(at.href, { email, password });

  expect(page.status).toBe(401);
  expect(page.text).toContain('This email and password do not match. Check both and try again.');
  expect(page.text).toContain(`value="${shown}"`);
  expect(page.text).not.toContain('teerline');
  expect(await renewalError(visitor)).toBe('login_required');
});

test('[AUTH-10, SAFE-10] logs each attempted password as a line, without e-mail addresses', async () => {
  const visitor = fixture.visitor();
  const at = await openSignInPage(visitor);
  const before = fixture.lines.length;
  for (const password of ['teerline', 'tearline'])
    await visitor.post(at.href, { email: 'Marketer@example.com', password });

  const written = fixture.lines.slice(before);
  const tried = written.flatMap((line) => {
    const { signIn, account } = JSON.parse(line) as { signIn?: string; account?: string };
    return signIn === undefined ? [] : [[signIn, account]];
  });
  const account = expect.stringMatching(/^[\da-f]{16}$/);
  expect(tried).toEqual([
    ['wrong', account],
    ['right', tried[0]?.[1]],
  ]);
  expect(written.join('')).not.toMatch(/marketer|t[ae]{2}rline/i);
});

test('[AUTH-10] a sign-in page of one browser does not work in another', async () => {
  const at = await openSignInPage(fixture.visitor());

  const fields = { email: 'admin@example.com', password: 'tearline' };
  const page = await fixture.visitor().post(at.href, fields);

  expect(page.status).toBe(400);
  expect(page.text).toContain(
    'This sign-in has ended: it was finished, left open for too long, or started in another browser.',
  );
});

test('[AUTH-01] a silent renewal ends in a page of one hashed line that only this origin may frame', async () => {
  const app = Fastify();
  await app.register(silentCallback);

  const page = await app.inject('/authentication/silent_callback?code=c&state=s');

  const script = /<script>(.*)<\/script>/.exec(page.body)?.[1] ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  expect(script).toBe(
    "parent.postMessage({source:'oidc-client',url:location.href,keepOpen:false},location.origin)",
  );
  expect(page.body.length).toBeLessThan(1_000);
  expect(page.headers).toMatchObject({
    'content-security-policy': `default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types 'none'`,
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
  });
});

describe('without a database', () => {
  const away = sharedIdentity();
  let visitor: Visitor;
  let page: URL;
  beforeAll(async () => {
    visitor = away.visitor();
    page = await openSignInPage(visitor);
    await away.loseDatabase();
  });

  test('[SAFE-02] the sign-in page answers 503 with a message', async () => {
    const begun = authorizationAddress({ challenge: createPkce().challenge });
    const answers = [
      await visitor.get(begun),
      await visitor.get(page.href),
      await visitor.post(page.href, { email: 'marketer@example.com', password: 'tearline' }),
    ];
    for (const { status, headers, text } of answers) {
      expect([status, headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
      expect(headers.get('retry-after')).toBe('2');
      expect(text).toMatch(/not available at the moment\. Please try again/);
    }
  });

  test('[SAFE-02] the token endpoint answers 503 as a document', async () => {
    const { status, text } = await visitor.call('/idp/token', {
      grant_type: 'authorization_code',
      client_id: 'ic_app',
      code: 'x',
      code_verifier: 'x',
      redirect_uri: 'http://tearline.test/authentication/callback',
    });
    expect([status, JSON.parse(text)]).toEqual([
      503,
      {
        error: 'temporarily_unavailable',
        error_description: 'Sign-in is not available at the moment. Please try again in a minute.',
      },
    ]);
  });
});
