/** The addresses at which the application has a page; any other gets its "Page not found." with status 404 (SHELL-01). */

const ID = '[^/]+';

const ADDRESSES = [
  '',
  'login',
  'logout',
  'authentication/callback',
  'dashboard',
  'faqs',
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
] as const;

const PATTERN = new RegExp(`^/(${ADDRESSES.join('|')})/?$`);

/** Whether the path, without its query, is one of the application's own. */
export function isPageAddress(path: string): boolean {
  return PATTERN.test(path);
}
