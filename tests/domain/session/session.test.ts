import { expect, test } from 'vitest';
import { safeReturnAddress, safeReturnState } from '../../../src/domain/session/return-address.ts';
import {
  hasAdminRole,
  realmRolesOf,
  signInMessageOf,
} from '../../../src/domain/session/session.ts';

const tokenOf = (payload: unknown) =>
  `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2ln`;

const ROLES = { realm_access: { roles: ['ROLE_IC_ADMIN', 'editor', 7] } };

test.each([
  ['realm_access.roles', ['ROLE_IC_ADMIN', 'editor'], tokenOf({ name: 'Zoë ☂', ...ROLES })],
  ['an opaque token', [], 'f81d4fae'],
  ['a payload that is no JSON', [], 'e30.!!!.c2ln'],
  ['no roles', [], tokenOf({ sub: 'rosa' })],
  ['roles that are no list', [], tokenOf({ realm_access: { roles: 'ROLE_IC_ADMIN' } })],
  ['realm_access that is no object', [], tokenOf({ realm_access: 'x' })],
])('[AUTH-08] %s in an access token gives the roles %j', (_what, roles, token) => {
  expect(realmRolesOf(token)).toEqual(roles);
});

test('[AUTH-08] ROLE_IC_ADMIN makes an admin', () => {
  expect(hasAdminRole({ roles: ['editor', 'ROLE_IC_ADMIN'] })).toBe(true);
  expect(hasAdminRole({ roles: ['ROLE_IC_ADMINISTRATOR'] })).toBe(false);
});

test('[AUTH-06] a sign-in message is the unchanged error, cut at 300 characters', () => {
  expect(signInMessageOf(new Error('access denied: <b>no</b>'))).toBe('access denied: <b>no</b>');
  expect(signInMessageOf(new Error('☂'.repeat(301)))).toBe('☂'.repeat(300));
  expect(signInMessageOf('network down')).toBe('network down');
  expect(signInMessageOf(new Error(' '))).toBe('The sign-in did not succeed.');
});

test.each([
  ['/', '/'],
  ['/dashboard', '/dashboard'],
  ['/create/123?step=details&substep=logo', '/create/123?step=details&substep=logo'],
  ['/search/50%25%20off#top', '/search/50%25%20off#top'],
  ['/search?q=//x', '/search?q=//x'],
  ['/loginless', '/loginless'],
])('[AUTH-03] %s is a path on this origin', (candidate, address) => {
  expect(safeReturnAddress(candidate)).toBe(address);
});

test.each([
  ['//evil.example'],
  ['///evil.example'],
  ['/\\evil.example'],
  ['\\\\evil.example'],
  ['/\t/evil.example'],
  ['/\n/evil.example'],
  ['\t//evil.example'],
  ['/.//evil.example'],
  ['/a/..//evil.example'],
  ['https://evil.example/'],
  ['HTTPS:/evil.example'],
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['dashboard'],
  [' /dashboard'],
  ['//['],
  [''],
  [null],
  [undefined],
  [7],
  [['/dashboard']],
  // These would cause a loop.
  ['/login'],
  ['/login?to=/login'],
  ['/logout'],
  ['/authentication/callback?code=x'],
])('[AUTH-03] %j is replaced by "/"', (candidate) => {
  expect(safeReturnAddress(candidate)).toBe('/');
});

test('[AUTH-09, WIZ-11] keeps the flags of a history entry, not the router’s own state', () => {
  const flags = { fromDashboard: true, newFromExisting: false };
  const entry = { ...flags, key: 'x1', __TSR_index: 3, __hashScrollIntoViewOptions: true };
  expect(safeReturnState(entry)).toEqual(flags);
  expect([safeReturnState(null), safeReturnState('true')]).toEqual([{}, {}]);
});
