import { expect, test } from 'vitest';
import { isWebsite, withScheme } from '../../../src/domain/coupon/website.ts';

test.each([
  ['salscorner.example', 'https://salscorner.example'],
  ['  salscorner.example/menu ', 'https://salscorner.example/menu'],
  ['http://salscorner.example', 'http://salscorner.example'],
  ['HTTPS://salscorner.example', 'HTTPS://salscorner.example'],
  ['//salscorner.example', 'https://salscorner.example'],
  ['javascript:alert(1)', 'https://javascript:alert(1)'],
  [
    'salscorner.example/?from=https://mail.example',
    'https://salscorner.example/?from=https://mail.example',
  ],
  ['', ''],
])('[STEP-06] %j gets its scheme: %j', (typed, address) => {
  expect(withScheme(typed)).toBe(address);
});

test.each([
  ['https://salscorner.example', true],
  ['http://salscorner.example:8080/menu?large=1', true],
  ['https://zz', false],
  ['https://our shop', false],
  ['https://our shop.example', false],
  ['https://a..b', false],
  ['https://our shop.salscorner.example', false],
  ['https://salscorner.our shop', false],
  ['https://.salscorner.example', false],
  ['javascript:alert(1)', false],
  ['mailto:sal@salscorner.example', false],
  ['salscorner.example', false],
  ['https://sal@salscorner.example', false],
  ['https://mailto:sal@salscorner.example', false],
  ['https://19.99', false],
  ['https://$19.99', false],
  ['https://19.99/menu', false],
  ['https://１９.９９', false],
  ['https://0x7f.1', false],
  ['https://127.0.0.1', false],
  ['https://93.184.216.34', false],
  ['https://[2001:db8::1]', false],
  ['https://localhost', false],
  ['https://www.', false],
  ['https://salscorner.example.', false],
  ['https://salscorner.e', false],
  ['https://salscorner.example:99999', false],
  ['https://sal:secret@salscorner.example', false],
  ['https://19.99.salscorner.example', true],
  ['https://münchen.de', true],
  ['https://пример.рф', true],
])('[STEP-06] %j as a website: %j', (address, expected) => {
  expect(isWebsite(address)).toBe(expected);
});
