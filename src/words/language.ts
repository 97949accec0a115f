/** The languages of the interface and of coupons; English to the letter of the specification. */
export const LANGUAGES = ['en', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Whether a value from outside is a language. */
export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'es';
}

/** Returns the language of what is being shown: the page's in a browser, in Node what `readLanguageFrom` says. */
export function languageNow(): Language {
  return read();
}

/** Sets what decides the language; the services have one for each request. */
export function readLanguageFrom(reader: () => Language): void {
  read = reader;
}

/** Whether a sentence is shown in Spanish. A build for one language has the answer in the place of the call. */
export function isSpanish(language: Language = read()): boolean {
  return language === 'es';
}

/** Returns the BCP 47 tag for `Intl`: both languages as written in the United States. */
export function localeNow(): 'en-US' | 'es-US' {
  return isSpanish() ? 'es-US' : 'en-US';
}

/** Set once: a process or a page has one source of its language. */
let read = pageLanguage;

/** A worker has no document; it shows no sentence. */
function pageLanguage(): Language {
  return globalThis.document?.documentElement.lang === 'es' ? 'es' : 'en';
}
