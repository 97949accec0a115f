import { expect, test } from 'vitest';
import { isPlainStyleSheet, staysInside } from '../../../src/domain/svg/references.ts';

test.each([
  ['#C8321F', true],
  ['url(#leaf)', true],
  [' URL( "#leaf" ) none', true],
  ["url('#a') url(#b)", true],
  ['url(#a leaf of two words)', true],
  ['url(https://elsewhere.example/a.png)', false],
  ['url(https://elsewhere.example/a.png', false],
  ['url(#leaf', false],
  ['url(#a) url("https://elsewhere.example/a.png"', false],
  ['url("#a", "https://elsewhere.example")', false],
  ['url("#a)', false],
  ['url(")', false],
  ['url()', false],
  ['u\\72l(https://elsewhere.example)', false],
  ['image-set(#a)', false],
  ['expression(alert(1))', false],
])('[API-06] %s stays inside its document: %s', (value, stays) => {
  expect(staysInside(value)).toBe(stays);
});

test.each([
  ['a { fill: url(#b) } /* @import */ @media print { a { fill: red } }', true],
  ['a { fill: red } /* never closed', true],
  ['a { fill: red } /*/ @import "x"; */', true],
  ['a { fill: red } /**/ @import "x";', false],
  ['@import/* */"https://elsewhere.example/a.css";', false],
  ['/* closed */ a { fill: url(https://elsewhere.example', false],
])('[API-06] the style sheet %s is plain: %s', (css, isPlain) => {
  expect(isPlainStyleSheet(css)).toBe(isPlain);
});

test.each(['url(', 'url (', '/*', 'url(#a', '@', 'expression'])(
  '[SAFE-01] reads the largest source of only %j quickly',
  (part) => {
    const started = process.cpuUsage();
    isPlainStyleSheet(part.repeat(2_000_000 / part.length));
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(2_000);
  },
);
