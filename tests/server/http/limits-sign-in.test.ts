import { beforeEach, expect, test } from 'vitest';
import {
  beginAttempt,
  forgetFailures,
  withdrawAttempt,
  type Attempt,
} from '../../../server/identity/sign-in-attempts.ts';
import { openSignInPage, sharedIdentity } from '../support/identity-fixture.ts';

const WRONG_PASSWORDS = 6;

const fixture = sharedIdentity();
beforeEach(() => fixture.query`delete from identity_failures`);

async function may(attempt: Attempt, limit = WRONG_PASSWORDS): Promise<boolean> {
  const isAllowed = await beginAttempt(fixture.database, attempt, limit);
  if (isAllowed) await withdrawAttempt(fixture.database, attempt);
  return isAllowed;
}

async function failEach(attempts: readonly Attempt[]): Promise<void> {
  for (const attempt of attempts) await beginAttempt(fixture.database, attempt, 0);
}

const from = (address: string, email: string): Attempt => ({ address, email, device: null });
const numbered = <Item>(count: number, make: (number: number) => Item): readonly Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

test('[AUTH-10] parallel wrong passwords count like guesses in a row', async () => {
  const visitor = fixture.visitor();
  const at = await openSignInPage(visitor);
  const tries = numbered(12, (one) => `guess ${one}`).map((password) =>
    visitor.post(at.href, { email: 'admin@example.com', password }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([...Array(8).fill(401), ...Array(4).fill(429)]);
});

test('[API-13] an address is blocked after too many wrong passwords on any accounts', async () => {
  await failEach(numbered(WRONG_PASSWORDS, (one) => from('192.0.2.1', `${one}@example.com`)));
  expect(await may(from('192.0.2.1', 'mara@example.com'))).toBe(false);
  expect(await may(from('192.0.2.2', 'mara@example.com'))).toBe(true);
});

test('[API-13] an account is blocked after half as many wrong passwords from any addresses', async () => {
  await failEach(
    numbered(WRONG_PASSWORDS / 2, (one) => from(`192.0.2.${one}`, 'Mara@Example.com ')),
  );
  expect(await may(from('192.0.2.99', 'mara@example.com'))).toBe(false);
  expect(await may(from('192.0.2.99', 'otto@example.com'))).toBe(true);
});

test('[AUTH-10] a correct password clears the count of its account, not of its address', async () => {
  await failEach(numbered(3, () => from('192.0.2.1', 'mara@example.com')));
  await forgetFailures(fixture.database, from('192.0.2.1', 'mara@example.com'));
  await failEach(numbered(2, () => from('192.0.2.2', 'mara@example.com')));
  expect(await may(from('192.0.2.3', 'mara@example.com'))).toBe(true);
  await failEach(numbered(4, (one) => from('192.0.2.1', `${one}@example.com`)));
  expect(await may(from('192.0.2.1', 'otto@example.com'))).toBe(false);
});

test('[SAFE-03] a browser that has signed in before is counted separately', async () => {
  const stranger = from('192.0.2.1', 'mara@example.com');
  const known = { ...stranger, device: 'her browser' };
  await failEach(numbered(20, () => stranger));
  expect([await may(stranger), await may(known)]).toEqual([false, true]);
  await failEach(numbered(8, () => known));
  expect(await may(known)).toBe(false);
  expect(await may({ ...stranger, device: 'his browser' })).toBe(true);
});

test('[SHELL-14] 0 removes all limits except that of one address on one account', async () => {
  await failEach(numbered(20, (one) => from('192.0.2.1', `${one}@example.com`)));
  expect(await may(from('192.0.2.1', 'mara@example.com'), 0)).toBe(true);
});

test('[AUTH-10] the database stores no network addresses and no e-mail addresses', async () => {
  await failEach([from('192.0.2.1', 'mara@example.com')]);
  const rows = await fixture.query<{ key: string }>`select key from identity_failures`;
  expect(rows.map(({ key }) => /^[\w-]{43}$/.test(key))).toEqual([true, true, true]);
});
