import type { PurgeSettings } from '../configuration/purge-settings.ts';

/** A call that removes everything with one tag from a shared cache. */
interface PurgeRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/**
 * Returns the call of a provider: https://www.fastly.com/documentation/reference/api/purging/#purge-tag and
 * https://developers.cloudflare.com/api/resources/cache/methods/purge/. The generic one is the method PURGE with the tag
 * in `Surrogate-Key`, as caches such as Varnish are set up to take it.
 */
export function purgeRequest({ provider, url, token }: PurgeSettings, tag: string): PurgeRequest {
  const bearer: Record<string, string> =
    token === null ? {} : { authorization: ['Bearer', token].join(' ') };
  switch (provider) {
    case 'generic':
      return { url, method: 'PURGE', headers: { ...bearer, 'surrogate-key': tag }, body: null };
    case 'fastly': {
      const headers = { 'fastly-key': token ?? '', accept: 'application/json' };
      return { url: `${url}/purge/${tag}`, method: 'POST', headers, body: null };
    }
    case 'cloudflare': {
      const headers = { ...bearer, 'content-type': 'application/json' };
      const body = JSON.stringify({ tags: [tag] });
      return { url: `${url}/purge_cache`, method: 'POST', headers, body };
    }
    default:
      return provider satisfies never;
  }
}
