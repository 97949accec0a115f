import { StartFailure } from './start-failure.ts';
import { SETTINGS, type SettingName } from './settings.ts';
import * as faultWords from '../../src/words/server/setting-faults.gen.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads one setting at a time; each reader throws `StartFailure` with a message that names the variable. */
export interface SettingReader {
  text(name: SettingName): string;
  optionalText(name: SettingName): string | null;
  flag(name: SettingName): boolean;
  integer(name: SettingName, range: readonly [number, number]): number;
  choice<const Choice extends string>(name: SettingName, choices: readonly Choice[]): Choice;
  /** Without a trailing slash. */
  address(name: SettingName, fallback?: string): string;
  optionalAddress(name: SettingName): string | null;
  /** Null without a value. */
  json<T>(name: SettingName, check: (value: unknown) => value is T, form: string): T | null;
  /** `fault` is the rest of a sentence that begins with the name. */
  fail(name: SettingName, fault: string): never;
}

/** Creates a reader of these environment values; an empty value counts as unset. */
export function createSettingReader(environment: Environment): SettingReader {
  const given = (name: SettingName): string | null => {
    const value = environment[name]?.trim() ?? '';
    return value === '' ? null : value;
  };
  const text = (name: SettingName): string => given(name) ?? fallbackOf(name);

  return {
    text,
    optionalText: given,
    fail,
    flag(name) {
      const value = text(name);
      if (value === 'true' || value === 'false') return value === 'true';
      return fail(name, faultWords.flag({ value }));
    },
    integer(name, [least, most]) {
      const value = text(name);
      const number = Number(value);
      if (/^\d+$/.test(value) && number >= least && number <= most) return number;
      return fail(name, faultWords.wholeNumber({ least, most, value }));
    },
    choice(name, choices) {
      const value = text(name);
      const choice = choices.find((candidate) => candidate === value);
      return choice ?? fail(name, faultWords.choice({ choices: choices.join(', '), value }));
    },
    address: (name, fallback) => checkedAddress(name, given(name) ?? fallback ?? fallbackOf(name)),
    optionalAddress(name) {
      const value = given(name);
      return value === null ? null : checkedAddress(name, value);
    },
    json(name, check, form) {
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
