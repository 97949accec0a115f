/** The website of a business (STEP-06). */

const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;
/**
 * A public name: labels with dots between, the last of letters. Browsers read "19.99" as the number 19.0.0.99, and
 * Chromium turns blanks into `%20`. Names in other scripts are parsed as `xn--`.
 */
const PUBLIC_NAME = /^(?:[^.%]+\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/;

/** Adds `https://` to an address without a scheme; empty stays empty. */
export function withScheme(website: string): string {
  const address = website.trim();
  if (address === '' || SCHEME.test(address)) return address;
  return `https://${address.replace(/^\/+/, '')}`;
}

/**
 * True for an http or https address with a public host name, scheme included. User info is refused, because it
 * would make a web address out of every mail address.
 */
export function isWebsite(website: string): boolean {
  if (!URL.canParse(website)) return false;
  const { protocol, hostname, username, password } = new URL(website);
  if (username !== '' || password !== '') return false;
  return (protocol === 'https:' || protocol === 'http:') && PUBLIC_NAME.test(hostname);
}
