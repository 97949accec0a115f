import { beforeAll, expect, test } from 'vitest';
import {
  authorizationAddress,
  openSignInPage,
  sharedIdentity,
} from '../support/identity-fixture.ts';
import { createPkce, type Visitor } from '../support/identity-visitor.ts';

const fixture = sharedIdentity();
let visitor: Visitor;
let page: URL;
beforeAll(async () => {
  visitor = fixture.visitor();
  page = await openSignInPage(visitor);
  await fixture.loseDatabase();
});

test('[SAFE-02] without a database the sign-in page answers 503 with a message', async () => {
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

test('[SAFE-02] without a database the token endpoint answers 503 as a document', async () => {
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
