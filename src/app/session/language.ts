/** The language of the interface: a cookie, which the services read, since a page has one language (SHELL-19). */
import type { Language } from '../../words/language.ts';

const NAME = 'tearline_language';
const YEAR_SECONDS = 31_536_000;

/** Stores the language for the next page; returns false if the browser blocks cookies. */
export function rememberLanguage(language: Language): boolean {
  const secure = location.protocol === 'https:' ? ';Secure' : '';
  document.cookie = `${NAME}=${language};Path=/;Max-Age=${YEAR_SECONDS};SameSite=Lax${secure}`;
  return document.cookie.includes(`${NAME}=${language}`);
}
