import { expect, test } from 'vitest';
import { isPlainStyleSheet, staysInside } from '../../../src/domain/svg/references.ts';

test.each([
  '#C8321F',
  'url(#leaf)',
  ' URL( "#leaf" ) none',
  "url('#a') url(#b)",
  'url(#a leaf of two words)',
])('[API-06] %s stays inside its document', (value) => {
  expect(staysInside(value)).toBe(true);
});

test.each([
  'url(https://elsewhere.example/a.png)',
  'url(https://elsewhere.example/a.png',
  'url(#leaf',
  'url(#a) url("https://elsewhere.example/a.png"',
  'url("#a", "https://elsewhere.example")',
  'url("#a)',
  'url(")',
  'url()',
  'u\\72l(https://elsewhere.example)',
  'image-set(#a)',
  'expression(alert(1))',
])('[API-06] %s does not', (value) => {
  expect(staysInside(value)).toBe(false);
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
