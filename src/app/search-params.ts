/**
 * Search parameters as plain text, `?sort=popular&colors=C8321F`, not as JSON: a color such as `112E10` must not
 * become a number, and an address should read as one would type it. Routes check and convert what they take.
 */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** The same parameters as an address carries them, with `?`; what is neither text, number nor truth value is left out. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string') parameters.set(name, value);
    else if (typeof value === 'number' || typeof value === 'boolean')
      parameters.set(name, `${value}`);
  }
  /* Commas part values here and need no escape (RFC 3986, section 3.4). */
  const text = parameters.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
