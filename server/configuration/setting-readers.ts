import { StartFailure } from './start-failure.ts';
import { SETTINGS, type SettingName } from './settings.ts';
import * as faultWords from '../../src/words/server/setting-faults.gen.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export type SettingReader = ReturnType<typeof createSettingReader>;

/**
 * Creates a reader of these environment values; an empty value counts as unset. Each of its functions reads one setting,
 * and throws `StartFailure` with a message that names the variable.
 */
export function createSettingReader(environment: Environment) {
  const given = (name: SettingName): string | null => {
    const value = environment[name]?.trim() ?? '';
    return value === '' ? null : value;
  };
  const text = (name: SettingName): string => given(name) ?? fallbackOf(name);

  return {
    text,
    optionalText: given,
    /** `fault` is the rest of a sentence that begins with the name. */
    fail,
    /** A text in a form; `fault` says what else it has to be. */
    matching(name: SettingName, form: RegExp, fault: (given: { value: string }) => string) {
      const value = text(name);
      return form.test(value) ? value : fail(name, fault({ value }));
    },
    flag(name: SettingName): boolean {
      const value = text(name);
      if (value === 'true' || value === 'false') return value === 'true';
      return fail(name, faultWords.flag({ value }));
    },
    integer(name: SettingName, [least, most]: readonly [number, number]): number {
      const value = text(name);
      const number = Number(value);
      if (/^\d+$/.test(value) && number >= least && number <= most) return number;
      return fail(name, faultWords.wholeNumber({ least, most, value }));
    },
    choice<const Choice extends string>(name: SettingName, choices: readonly Choice[]): Choice {
      const value = text(name);
      const choice = choices.find((candidate) => candidate === value);
      return choice ?? fail(name, faultWords.choice({ choices: choices.join(', '), value }));
    },
    /** Without a trailing slash. */
    address: (name: SettingName, fallback?: string): string =>
      checkedAddress(name, given(name) ?? fallback ?? fallbackOf(name)),
    optionalAddress(name: SettingName): string | null {
      const value = given(name);
      return value === null ? null : checkedAddress(name, value);
    },
    /** Null without a value. */
    json<T>(name: SettingName, check: (value: unknown) => value is T, form: string): T | null {
      const value = given(name);
      if (value === null) return null;
      const parsed = parseJson(value);
      return check(parsed) ? parsed : fail(name, faultWords.json({ form }));
    },
  };
}

function fail(name: SettingName, fault: string): never {
  throw new StartFailure(faultWords.wrong({ name, fault }));
}

function fallbackOf(name: SettingName): string {
  return SETTINGS[name] ?? fail(name, faultWords.unset());
}

function checkedAddress(name: SettingName, value: string): string {
  return addressOf(value) ?? fail(name, faultWords.address({ value }));
}

function addressOf(value: string): string | null {
  if (!URL.canParse(value)) return null;
  const url = new URL(value);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (url.username !== '' || url.password !== '') return null;
  return value.replace(/(?<!\/)\/+$/, '');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
