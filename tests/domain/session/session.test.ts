import { expect, test } from 'vitest';
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
