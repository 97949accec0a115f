import { expect, test } from 'vitest';
import { safeReturnAddress, safeReturnState } from '../../../src/domain/session/return-address.ts';

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
