/**
 * Search parameters as plain text, `?sort=popular&colors=C8321F`, not as JSON: a color such as `112E10` must not
 * become a number, and addresses should be easy to read and type. Routes check and convert their parameters.
 */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** The parameters as a query string with `?`; only texts, numbers and booleans are included. */
export function stringifySearch(search: object): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string') parameters.set(name, value);
    else if (typeof value === 'number' || typeof value === 'boolean')
      parameters.set(name, `${value}`);
  }
  /* Commas separate values and need no escape (RFC 3986, section 3.4). */
  const text = parameters.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
