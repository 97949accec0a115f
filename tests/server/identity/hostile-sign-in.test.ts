import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  codeExchange,
  type IdentityFixture,
  openIdentityFixture,
  openSignInPage,
} from '../support/identity-fixture.ts';
import { createPkce } from '../support/identity-visitor.ts';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await openIdentityFixture();
});
afterAll(() => fixture.close());

test('[SAFE-07] a code is redeemed once, also by twenty at the same moment', async () => {
  const visitor = fixture.visitor();
  const { verifier, challenge } = createPkce();
  const page = await openSignInPage(visitor, challenge);
  const { at } = await visitor.follow(
    await visitor.post(page.href, { email: 'marketer@example.com', password: 'tearline' }),
  );
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => visitor.call('/idp/token', codeExchange(at, verifier))),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    200,
    ...Array.from({ length: 19 }, () => 400),
  ]);
});

test('[SAFE-07] an address with a NUL is refused as one that nobody has', async () => {
  const visitor = fixture.visitor();
  const page = await openSignInPage(visitor);
  const answer = await visitor.post(page.href, { email: 'admin\0@example.com', password: 'x' });
  expect(answer.status).toBe(400);
});
