import { http, HttpResponse } from 'msw/http';
import { describe, expect, test } from 'vitest';
import { ConfigurationError, loadConfiguration } from '../../../src/app/configuration.ts';
import { ChunkLoadError, chunkLoadErrorOf } from '../../../src/app/loading/chunk-load.ts';
import { parseSearch, stringifySearch } from '../../../src/app/search-params.ts';
import { answerWith } from '../support/network.ts';
import { CONFIGURATION } from '../support/tearline.tsx';

describe('the configuration document', () => {
  test('[SHELL-15] reads a valid one unchanged', async () => {
    answerWith(http.get('/config.json', () => Response.json(CONFIGURATION)));
    expect(await loadConfiguration()).toEqual(CONFIGURATION);
  });

  const wrong = (part: object) => Response.json({ ...CONFIGURATION, ...part });

  test.for([
    ['/config.json answered 404.', new Response('', { status: 404 })],
    ['/config.json is not JSON.', new Response('<!doctype html>')],
    ['/config.json holds no object.', new Response('[]')],
    ['/config.json could not be reached.', HttpResponse.error()],
    ['"issuer" in /config.json is not an http or https address.', wrong({ issuer: 'idp' })],
    ['"scope" in /config.json is not text that holds "openid".', wrong({ scope: 'profile' })],
    ['"analytics" in /config.json is not true or false.', wrong({ analytics: 'no' })],
    [
      '"copyrightYear" in /config.json is not a whole number from 0.',
      wrong({ copyrightYear: '2025' }),
    ],
    [
      '"providerMenus" in /config.json is not a list of menus.',
      wrong({ providerMenus: [{ label: 'Send' }] }),
    ],
    [
      '"legalLinks" in /config.json is not a list of links.',
      wrong({ legalLinks: [{ label: 'Terms', href: 'javascript:alert(1)' }] }),
    ],
    ['"clientId" in /config.json is not text.', wrong({ clientId: undefined })],
  ] as const)('[SHELL-15] names an error: %s', async ([message, response]) => {
    answerWith(http.get('/config.json', () => response));
    await expect(loadConfiguration()).rejects.toEqual(new ConfigurationError(message));
  });
});

test.for([
  'Failed to fetch dynamically imported module: https://tearline.example/assets/a.js',
  'error loading dynamically imported module: https://tearline.example/assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
])('[SHELL-12] a part that does not load is a ChunkLoadError: %s', (message) => {
  expect(chunkLoadErrorOf(new TypeError(message))).toEqual(new ChunkLoadError(message));
});

test('[SHELL-12] a part that does not load another error is not converted', () => {
  expect(chunkLoadErrorOf(new TypeError('x is not a function'))).toBeNull();
  expect(chunkLoadErrorOf('Failed to fetch dynamically imported module')).toBeNull();
});

test('[BROWSE-06] a color that looks like a number stays a color', () => {
  expect(parseSearch('?colors=112E10&sort=popular')).toEqual({
    colors: '112E10',
    sort: 'popular',
  });
  expect(stringifySearch({ colors: '112E10,000000', keywords: 'a & b', gone: undefined })).toBe(
    '?colors=112E10,000000&keywords=a+%26+b',
  );
  expect(stringifySearch({})).toBe('');
});
