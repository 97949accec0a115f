import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');
const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? [];
const TEMPLATE = '0b0c3f52-7f0e-4c28-9f65-3c8f7d0c9a11';

/** The requests that the page's head makes at an address, before any code has loaded. */
function askedAt(address: string, session: object | null): readonly string[] {
  const asked: string[] = [];
  const sessionStorage =
    session === null ? {} : { 'oidc.user:issuer:client': JSON.stringify(session) };
  const url = new URL(address, 'https://tearline.example');
  runInNewContext(script, {
    window: {},
    document: {
      cookie: '',
      documentElement: { dataset: {} },
      head: { append: () => undefined },
      createElement: () => ({}),
    },
    localStorage: { getItem: () => null },
    sessionStorage,
    location: { pathname: url.pathname, search: url.search, origin: '' },
    navigator: {},
    setTimeout: () => 0,
    fetch: (path: string) => {
      asked.push(path);
      return new Promise(() => undefined);
    },
  });
  return asked;
}

const SESSION = { access_token: 'token', expires_at: Date.now() / 1_000 + 600 };

test.each([
  ['/', ['/api/v1/template?page=0']],
  ['/dashboard', ['/api/v1/project?page=0&size=21']],
  [`/create/${TEMPLATE}`, ['/api/v1/brand', `/api/v1/template/${TEMPLATE}`]],
  ['/create', []],
  ['/create/', []],
  ['/create/design', []],
  ['/create/undefined', []],
  [`/create/${'-'.repeat(36)}`, []],
  [`/campaign/${TEMPLATE}`, []],
  ['/project', []],
  [`/project/edit/${TEMPLATE}`, []],
  ['/search/dog', []],
  [`/share/${TEMPLATE}`, []],
  ['/template/create', []],
  ['/faqs', []],
  ['/nowhere', []],
])('[SHELL-18] the head of %s requests exactly what its screen needs', (address, own) => {
  expect(askedAt(address, SESSION)).toEqual(['/api/account', ...own, '/api/v1/attributes']);
});

test('[SHELL-18] requests nothing early without a valid session', () => {
  expect(askedAt('/dashboard', null)).toEqual([]);
  expect(askedAt('/dashboard', { ...SESSION, expires_at: 1 })).toEqual([]);
});
