/** The website of a business (STEP-06). */

const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;
/** Chromium turns blanks in a host name into `%20`; real names have no percent sign. */
const DOTTED_NAME = /^[^.%]+(\.[^.%]+)+$/;

/** Adds `https://` to an address without a scheme; empty stays empty. */
export function withScheme(website: string): string {
  const address = website.trim();
  if (address === '' || SCHEME.test(address)) return address;
  return `https://${address.replace(/^\/+/, '')}`;
}

/**
 * True for an http or https address with a dotted host name, scheme included. User info is refused, because it
 * would make a web address out of every mail address.
 */
export function isWebsite(website: string): boolean {
  if (!URL.canParse(website)) return false;
  const { protocol, hostname, username, password } = new URL(website);
  if (username !== '' || password !== '') return false;
  return (protocol === 'https:' || protocol === 'http:') && DOTTED_NAME.test(hostname);
}
