import type { IncomingMessage } from 'node:http';

/** The addresses of the application's pages. Any other address gets "Page not found." with status 404 (SHELL-01). */

const ID = '[^/]+';

const ADDRESSES = [
  '',
  'login',
  'logout',
  'authentication/callback',
  'dashboard',
  'faqs',
  'verify',
  'search',
  `search/${ID}`,
  'create',
  `create/${ID}`,
  `campaign/${ID}`,
  'project',
  `project/edit/${ID}`,
  `editor/${ID}`,
  'template/create',
  `template/edit/${ID}`,
  'admin/keywords',
  `share/${ID}`,
  `codes/${ID}`,
  `print/${ID}`,
  'counters',
] as const;

const PATTERN = new RegExp(`^/(${ADDRESSES.join('|')})/?$`);

/** Returns whether a path, without its query, is a page of the application. */
export function isPageAddress(path: string): boolean {
  return PATTERN.test(path);
}

/** Also as a proxy asks for it, with its origin. */
const API = /^(?:https?:\/\/[^/]*)?\/api\//u;

/** What has one address each, with a slash after it: the router finds it, and visitors are sent to that address (PUB-11). */
const SLASHED = /^(\/(?:r|c|proof|till)\/[^/?]+)\/(?=\?|$)/u;

/** Returns the address that the router reads. Outside the API a path that cannot be decoded is an unknown page (SHELL-01). */
export function routedAddress({ url = '/' }: IncomingMessage): string {
  if (API.test(url)) return url;
  const [path = ''] = url.split('?', 1);
  try {
    decodeURI(path);
    return url.replace(SLASHED, '$1');
  } catch {
    return '/%25';
  }
}
