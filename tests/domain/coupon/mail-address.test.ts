import { describe, expect, test } from 'vitest';
import { isMailAddress, mailName, parseMailbox } from '../../../src/domain/coupon/mail-address.ts';

describe('one plain address', () => {
  test.each([
    'rosa@fernhill.example',
    'r.o+coupons@mail.fernhill.example',
    "o'neill@fernhill.example",
    'a@b',
    'rosa@xn--bcker-gra.example',
    'rosa@bäcker.example',
  ])('[SUBM-07] accepts %s', (address) => {
    expect(isMailAddress(address)).toBe(true);
  });

  test.each([
    ['nothing', ''],
    ['no domain', 'rosa@'],
    ['no name', '@fernhill.example'],
    ['two by a comma', 'rosa@fernhill.example,evil@elsewhere.example'],
    ['two by a semicolon', 'rosa@fernhill.example;evil@elsewhere.example'],
    ['a display name', 'Rosa <rosa@fernhill.example>'],
    ['a header by CR LF', 'rosa@fernhill.example\r\nBcc: evil@elsewhere.example'],
    ['a header by LF', 'rosa\nBcc: evil@fernhill.example'],
    ['a command by CR', 'rosa\rRCPT@fernhill.example'],
    ['a zero byte', 'rosa\0@fernhill.example'],
    ['a space', 'ro sa@fernhill.example'],
    ['quoting', '"rosa"@fernhill.example'],
    ['a comment', 'rosa(evil)@fernhill.example'],
    ['an address inside the name', 'evil@elsewhere.example@fernhill.example'],
    ['an empty label', 'rosa@fernhill..example'],
    ['a hyphen at an edge', 'rosa@-fernhill.example'],
    ['an address literal', 'rosa@[127.0.0.1]'],
    ['a line separator', 'rosa@fernhill.example\u2028evil'],
    [
      '255 characters',
      `${'r'.repeat(60)}@${'f'.repeat(60)}.${'f'.repeat(60)}.${'f'.repeat(60)}.examples.com`,
    ],
  ])('[SUBM-07] refuses %s', (_reason, address) => {
    expect(isMailAddress(address)).toBe(false);
  });
});

describe('a mailbox in a setting', () => {
  test.each([
    ['coupons@example.com', { name: '', address: 'coupons@example.com' }],
    ['Tearline <coupons@example.com>', { name: 'Tearline', address: 'coupons@example.com' }],
    ['  Tearline, Inc. <a@b.example> ', { name: 'Tearline, Inc.', address: 'a@b.example' }],
    ['<a@b.example>', { name: '', address: 'a@b.example' }],
  ])('[SUBM-07] reads %s', (text, mailbox) => {
    expect(parseMailbox(text)).toEqual(mailbox);
  });

  test.each([
    'Tearline',
    'Tearline <coupons>',
    'a@b.example, c@d.example',
    'Tear\nline <a@b.example>',
  ])('[SUBM-07] refuses %j', (text) => {
    expect(parseMailbox(text)).toBeNull();
  });
});

test('[SUBM-07] a name becomes one line of at most 100 characters', () => {
  expect(mailName('Rosa\r\nBcc: evil@elsewhere.example')).toBe('Rosa Bcc: evil@elsewhere.example');
  expect(mailName(' \u0000 Rosa \t Fern\u2028hill ')).toBe('Rosa Fern hill');
  expect(mailName('🥐'.repeat(101))).toBe('🥐'.repeat(100));
});
