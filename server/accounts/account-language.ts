import { LANGUAGE_ATTRIBUTE } from '../../src/domain/session/preferences.ts';
import { isLanguage, type Language } from '../../src/words/language.ts';
import type { Database } from '../db/database.ts';
import { findAttribute } from './attributes.repository.ts';

/** Returns the language that an account chose (SHELL-19); English before it chose one. */
export async function languageOfAccount(database: Database, accountId: string): Promise<Language> {
  const attribute = await findAttribute(database, accountId, LANGUAGE_ATTRIBUTE);
  return isLanguage(attribute?.value) ? attribute.value : 'en';
}
