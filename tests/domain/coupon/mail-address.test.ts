import { expect, test } from 'vitest';
import { isMailAddress, mailName, parseMailbox } from '../../../src/domain/coupon/mail-address.ts';

test.each([
  ['a short one', 'rosa@fernhill.example', true],
  ['a part after a plus sign', 'r.o+coupons@mail.fernhill.example', true],
  ['an apostrophe', "o'neill@fernhill.example", true],
  ['the shortest', 'a@b', true],
  ['a domain in Punycode', 'rosa@xn--bcker-gra.example', true],
  ['a domain with an umlaut', 'rosa@bäcker.example', true],
  ['nothing', '', false],
  ['no domain', 'rosa@', false],
  ['no name', '@fernhill.example', false],
  ['two by a comma', 'rosa@fernhill.example,evil@elsewhere.example', false],
  ['two by a semicolon', 'rosa@fernhill.example;evil@elsewhere.example', false],
  ['a display name', 'Rosa <rosa@fernhill.example>', false],
  ['a header by CR LF', 'rosa@fernhill.example\r\nBcc: evil@elsewhere.example', false],
  ['a header by LF', 'rosa\nBcc: evil@fernhill.example', false],
  ['a command by CR', 'rosa\rRCPT@fernhill.example', false],
  ['a zero byte', 'rosa\0@fernhill.example', false],
  ['a space', 'ro sa@fernhill.example', false],
  ['quoting', '"rosa"@fernhill.example', false],
  ['a comment', 'rosa(evil)@fernhill.example', false],
  ['an address inside the name', 'evil@elsewhere.example@fernhill.example', false],
  ['an empty label', 'rosa@fernhill..example', false],
  ['a hyphen at an edge', 'rosa@-fernhill.example', false],
  ['an address literal', 'rosa@[127.0.0.1]', false],
  ['a line separator', 'rosa@fernhill.example\u2028evil', false],
  [
    '255 characters',
    `${'r'.repeat(60)}@${'f'.repeat(60)}.${'f'.repeat(60)}.${'f'.repeat(60)}.examples.com`,
    false,
  ],
])('[SUBM-07] one plain address, %s: %j is %j', (_what, address, isOne) => {
  expect(isMailAddress(address)).toBe(isOne);
});

test.each([
  ['coupons@example.com', { name: '', address: 'coupons@example.com' }],
  ['Tearline <coupons@example.com>', { name: 'Tearline', address: 'coupons@example.com' }],
  ['  Tearline, Inc. <a@b.example> ', { name: 'Tearline, Inc.', address: 'a@b.example' }],
  ['<a@b.example>', { name: '', address: 'a@b.example' }],
  ['Tearline', null],
  ['Tearline <coupons>', null],
  ['a@b.example, c@d.example', null],
  ['Tear\nline <a@b.example>', null],
])('[SUBM-07] a mailbox in a setting: %j is %j', (text, mailbox) => {
  expect(parseMailbox(text)).toEqual(mailbox);
});

test('[SUBM-07] a name becomes one line of at most 100 characters', () => {
  expect(mailName('Rosa\r\nBcc: evil@elsewhere.example')).toBe('Rosa Bcc: evil@elsewhere.example');
  expect(mailName(' \u0000 Rosa \t Fern\u2028hill ')).toBe('Rosa Fern hill');
  expect(mailName('🥐'.repeat(101))).toBe('🥐'.repeat(100));
});
