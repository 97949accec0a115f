/** The website of a business (STEP-06). */

const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;
/** Chromium lets blanks into a host name as `%20`; no real name has a percent sign. */
const DOTTED_NAME = /^[^.%]+(\.[^.%]+)+$/;

/** The same address with `https://` in front where it has no scheme; empty stays empty. */
export function withScheme(website: string): string {
  const address = website.trim();
  if (address === '' || SCHEME.test(address)) return address;
  return `https://${address.replace(/^\/+/, '')}`;
}

/**
 * True for an http or https address with a dotted host name, scheme included. A name before the host is refused: it makes a
 * web address out of every mail address.
 */
export function isWebsite(website: string): boolean {
  if (!URL.canParse(website)) return false;
  const { protocol, hostname, username, password } = new URL(website);
  if (username !== '' || password !== '') return false;
  return (protocol === 'https:' || protocol === 'http:') && DOTTED_NAME.test(hostname);
}
