import type { Configuration, LinkMenu, MenuLink } from '../domain/configuration.ts';
import { isRecord } from '../domain/record.ts';

/** The configuration document is missing or invalid; the message names the fault (SHELL-15). */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

const ADDRESS = '/config.json';

/** Loads `/config.json` (SHELL-14); throws `ConfigurationError`. */
export async function loadConfiguration(): Promise<Configuration> {
  const response = await answered();
  if (!response.ok) throw new ConfigurationError(`${ADDRESS} answered ${response.status}.`);
  return readConfiguration(await parsed(response));
}

/** Checks a configuration document by hand, so that the first screen loads no validator. */
function readConfiguration(document: unknown): Configuration {
  if (!isRecord(document)) throw new ConfigurationError(`${ADDRESS} holds no object.`);
  const read = reader(document);
  return {
    issuer: read('issuer', isAddress, 'an http or https address'),
    clientId: read('clientId', isFilled, 'text'),
    scope: read('scope', hasOpenid, 'text that holds "openid"'),
    audience: read('audience', isString, 'text'),
    renewBeforeSeconds: read('renewBeforeSeconds', isCount, 'a whole number from 0'),
    apiBase: read('apiBase', isAddressOrEmpty, 'an http or https address or empty'),
    shareBase: read('shareBase', isAddress, 'an http or https address'),
    templateHost: read('templateHost', isAddressOrEmpty, 'an http or https address or empty'),
    mailerPortalUrl: read('mailerPortalUrl', isAddress, 'an http or https address'),
    analytics: read('analytics', isBoolean, 'true or false'),
    providerName: read('providerName', isFilled, 'text'),
    providerMenus: read('providerMenus', isMenus, 'a list of menus'),
    footerMenus: read('footerMenus', isMenus, 'a list of menus'),
    legalLinks: read('legalLinks', isLinks, 'a list of links'),
    copyrightYear: read('copyrightYear', isCount, 'a whole number from 0'),
    defaultTimeZone: read('defaultTimeZone', isFilled, 'an IANA time zone'),
  };
}

async function answered(): Promise<Response> {
  try {
    return await fetch(ADDRESS, { cache: 'no-cache' });
  } catch (cause) {
    throw new ConfigurationError(`${ADDRESS} could not be reached.`, { cause });
  }
}

async function parsed(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new ConfigurationError(`${ADDRESS} is not JSON.`, { cause });
  }
}

type Check<Value> = (value: unknown) => value is Value;

const reader =
  (document: Readonly<Record<string, unknown>>) =>
  <Value>(key: keyof Configuration, check: Check<Value>, required: string): Value => {
    const value = document[key];
    if (check(value)) return value;
    throw new ConfigurationError(`"${key}" in ${ADDRESS} is not ${required}.`);
  };

const isString = (value: unknown): value is string => typeof value === 'string';
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

const isFilled = (value: unknown): value is string => isString(value) && value.trim() !== '';

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

const isAddress = (value: unknown): value is string =>
  isString(value) && /^https?:\/\//.test(value) && URL.canParse(value);

const isAddressOrEmpty = (value: unknown): value is string => value === '' || isAddress(value);

const hasOpenid = (value: unknown): value is string =>
  isString(value) && value.split(/\s+/).includes('openid');

/** Links may be relative; schemes that run scripts are refused. */
const isHref = (value: unknown): value is string =>
  isString(value) && /^(https?:|mailto:|tel:|\/|#|\?)/.test(value);

const isLink = (value: unknown): value is MenuLink =>
  isRecord(value) && isFilled(value['label']) && isHref(value['href']);

const isLinks = (value: unknown): value is MenuLink[] =>
  Array.isArray(value) && value.every(isLink);

const isMenus = (value: unknown): value is LinkMenu[] =>
  Array.isArray(value) &&
  value.every((menu) => isRecord(menu) && isFilled(menu['label']) && isLinks(menu['links']));
