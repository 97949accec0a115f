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
])('[STEP-06] %j as a website: %j', (address, expected) => {
  expect(isWebsite(address)).toBe(expected);
});
