/** The language of what the services say: one for each request (SHELL-19). */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLanguage, type Language, readLanguageFrom } from '../../../src/words/language.ts';

/** Set by the page's choice of language (`src/app/session/language.ts`). */
const COOKIE = /(?:^|;\s*)tearline_language=(\w+)/u;

const current = new AsyncLocalStorage<Language>();

/** Answers each request in its language. Reading a body leaves the first hook's context, so a second one sets it again. */
export function addLanguages(app: FastifyInstance): void {
  readLanguageFrom(languageOfContext);
  const inLanguage = (request: FastifyRequest, _reply: unknown, done: () => void) =>
    current.run(languageOf(request), done);
  app.addHook('onRequest', inLanguage);
  app.addHook('preValidation', inLanguage);
}

/** Runs `work` in a language; what it awaits stays in it. */
export function speaking<Result>(language: Language, work: () => Result): Result {
  readLanguageFrom(languageOfContext);
  return current.run(language, work);
}

function languageOfContext(): Language {
  return current.getStore() ?? 'en';
}

/** Returns the chosen language, else the browser's first one that Tearline has, else English. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const chosen = COOKIE.exec(headers.cookie ?? '')?.[1];
  return isLanguage(chosen) ? chosen : languageIn(headers['accept-language'] ?? '');
}

/** Reads `es-MX,es;q=0.9,en;q=0.8` (RFC 9110, 12.5.4). */
function languageIn(accepted: string): Language {
  const ranges = accepted.slice(0, LONGEST_HEADER).split(',').map(rangeOf);
  const known = ranges.filter(({ weight }) => weight > 0);
  const [best] = known.toSorted((one, other) => other.weight - one.weight);
  return best?.language ?? 'en';
}

const LONGEST_HEADER = 1_000;

function rangeOf(range: string) {
  const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
  const [language] = tag.split('-');
  const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
  return {
    language: isLanguage(language) ? language : undefined,
    weight: isLanguage(language) ? Number(weight?.split('=')[1] ?? 1) || 0 : 0,
  };
}
