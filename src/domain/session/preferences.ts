/** An account's preferences; this browser stores them for the first paint (SHELL-17, API-10). */
import { APPROVAL_RULE } from '../approval/approval-rule.ts';
import { isTimeZone } from '../coupon/time-zones.ts';
import { isLanguage, type Language } from '../../words/language.ts';
import type { TemplateSort } from '../template-filters.ts';

/** The color theme. */
export type Theme = 'system' | 'light' | 'dark';

export interface Preferences {
  readonly theme: Theme;
  readonly sort: TemplateSort;
  /** IANA zone in which a new coupon ends; null uses the configuration. */
  readonly timeZone: string | null;
  /** Of the interface (SHELL-19). */
  readonly language: Language;
  /** Publishes only what is approved (APPR-03). */
  readonly approvedOnly: boolean;
}

/** The id of the attribute that mails read, too. */
export const LANGUAGE_ATTRIBUTE = 'language';

/** The id of each preference in the attributes service. */
export const ATTRIBUTE_OF = {
  theme: 'theme',
  sort: 'browse.sort',
  timeZone: 'coupon.time-zone',
  language: LANGUAGE_ATTRIBUTE,
  approvedOnly: APPROVAL_RULE,
} as const satisfies Record<keyof Preferences, string>;

/** Reads stored values by attribute id; invalid values are left out. */
export function readPreferences(valueOf: (id: string) => unknown): Partial<Preferences> {
  const theme = valueOf(ATTRIBUTE_OF.theme);
  const sort = valueOf(ATTRIBUTE_OF.sort);
  const timeZone = valueOf(ATTRIBUTE_OF.timeZone);
  const language = valueOf(ATTRIBUTE_OF.language);
  const approvedOnly = valueOf(ATTRIBUTE_OF.approvedOnly);
  return {
    ...(typeof approvedOnly === 'boolean' && { approvedOnly }),
    ...((theme === 'system' || theme === 'light' || theme === 'dark') && { theme }),
    ...((sort === 'newest' || sort === 'popular') && { sort }),
    ...(typeof timeZone === 'string' && isTimeZone(timeZone) && { timeZone }),
    ...(isLanguage(language) && { language }),
  };
}
