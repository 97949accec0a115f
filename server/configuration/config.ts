/** The one place that reads the environment: each value is read and checked once, and a fault names it (SHELL-14). */
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { Configuration } from '../../src/domain/configuration.ts';
import { isTimeZone } from '../../src/domain/coupon/time-zones.ts';
import { readLimits, readOverload } from './limit-settings.ts';
import { readPurge } from './purge-settings.ts';
import { readMailSettings } from './mail-settings.ts';
import { readS3 } from './media-settings.ts';
import { footerMenus, isLinks, isMenus, legalLinks, providerMenus } from './provider-menus.ts';
import { createSettingReader, type Environment, type SettingReader } from './setting-readers.ts';
import { readApple, readGoogle } from './wallet-settings.ts';
import * as providerWords from '../../src/words/server/provider.gen.ts';
import * as faultWords from '../../src/words/server/setting-faults.gen.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** Each worker needs at least two connections; the embedded database accepts 100. */
const MOST_WORKERS = 32;
const MOST_PROXIES = 10;
const YEAR_SECONDS = 31_536_000;

type IdentityConfig = ReturnType<typeof readIdentity>;

export type Config = ReturnType<typeof readConfig>;

/** The configuration of the embedded provider. */
export type IdentitySettings = Pick<Config, 'publicUrl'> &
  Pick<IdentityConfig, 'clientId' | 'audience' | 'accessTokenSeconds' | 'sessionSeconds'> &
  Pick<Config['limits'], 'wrongPasswords'>;

/** Reads the configuration; throws `StartFailure` with a sentence that names the first wrong value. */
export function readConfig(environment: Environment) {
  const read = createSettingReader(environment);
  const port = read.integer('PORT', [1, 65_535]);
  const publicUrl = readOrigin(read, `http://localhost:${port}`);
  const identity = readIdentity(read);
  const production =
    read.choice('NODE_ENV', ['development', 'test', 'production']) === 'production';
  return {
    production,
    host: readHost(read, publicUrl, identity),
    port,
    /** The one public origin, without a trailing slash. */
    publicUrl,
    /** Absolute path. */
    dataDir: resolve(read.text('DATA_DIR')),
    /** null: the embedded PostgreSQL under `dataDir`. */
    databaseUrl: readDatabaseUrl(read, 'DATABASE_URL'),
    /** The same database for what needs a session of its own: migrations and notices (GROW-04). null: `databaseUrl`. */
    databaseDirectUrl: readDirectUrl(read),
    /** Processes that answer calls; a single one also does the jobs. */
    workers: read.integer('WORKERS', [1, MOST_WORKERS]),
    databasePool: read.integer('DATABASE_POOL', [1, 200]),
    statementSeconds: read.integer('STATEMENT_SECONDS', [1, 300]),
    databaseWaitSeconds: read.integer('DATABASE_WAIT_SECONDS', [1, 60]),
    /** null: files under `dataDir`. */
    s3: readS3(read),
    /** Null without a shared cache that is told of changes (PUB-11). */
    purge: readPurge(read),
    limits: readLimits(read),
    overload: readOverload(read),
    /** null: only this machine may read metrics. */
    metricsToken: readMetricsToken(read),
    /** How long a stopping server still takes calls after `/readyz` answers 503. */
    drainSeconds: readDrain(read, production),
    trustProxy: readTrustProxy(read),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS),
    identity,
    apple: readApple(read),
    google: readGoogle(read),
    /** Addresses of official badges on the public page; null shows our own art (PUB-02). */
    badges: {
      apple: read.optionalAddress('APPLE_WALLET_BADGE'),
      google: read.optionalAddress('GOOGLE_WALLET_BADGE'),
    },
    mail: readMailSettings(read),
    /** The answer of `/config.json`. */
    runtime: readRuntime(read, publicUrl, identity),
  };
}

function readOrigin(read: SettingReader, fallback: string): string {
  const address = read.address('PUBLIC_URL', fallback);
  if (new URL(address).origin === address) return address;
  return read.fail('PUBLIC_URL', faultWords.origin({ value: address }));
}

/** The embedded issuer has two well-known passwords, so by default it runs on a local machine only. */
function readHost(read: SettingReader, publicUrl: string, identity: IdentityConfig): string {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname);
  const fallback = isLocal && identity.externalIssuer === null ? '127.0.0.1' : '0.0.0.0';
  const host = read.optionalText('HOST') ?? fallback;
  if (isIP(host) !== 0 || host === 'localhost') return host;
  return read.fail('HOST', faultWords.ipAddress({ value: host }));
}

function readDirectUrl(read: SettingReader): string | null {
  const url = readDatabaseUrl(read, 'DATABASE_DIRECT_URL');
  if (url === null || read.optionalText('DATABASE_URL') !== null) return url;
  return read.fail('DATABASE_DIRECT_URL', faultWords.directUrlAlone());
}

function readDatabaseUrl(read: SettingReader, name: 'DATABASE_URL' | 'DATABASE_DIRECT_URL') {
  const url = read.optionalText(name);
  if (url === null || (URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol)))
    return url;
  return read.fail(name, faultWords.databaseUrl());
}

function readMetricsToken(read: SettingReader): string | null {
  const token = read.optionalText('METRICS_TOKEN');
  if (token === null || /^[\w.~+/=-]{16,}$/.test(token)) return token;
  return read.fail('METRICS_TOKEN', faultWords.metricsToken());
}

function readDrain(read: SettingReader, production: boolean): number {
  if (read.optionalText('DRAIN_SECONDS') === null) return production ? 3 : 0;
  return read.integer('DRAIN_SECONDS', [0, 5]);
}

/** As Fastify takes it: all, none, these addresses, or a number of hops. */
type TrustProxy = boolean | string[] | ((address: string, hops: number) => boolean);

function readTrustProxy(read: SettingReader): TrustProxy {
  const value = read.text('TRUST_PROXY');
  if (value === 'true' || value === 'false') return value === 'true';
  if (/^\d+$/.test(value)) {
    const proxies = read.integer('TRUST_PROXY', [1, MOST_PROXIES]);
    return (_address, hops) => hops < proxies;
  }
  const addresses = value.split(',').map((address) => address.trim());
  if (addresses.every(isAddressOrNetwork)) return addresses;
  return read.fail('TRUST_PROXY', faultWords.trustProxy({ value }));
}

function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const version = isIP(address);
  if (version === 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Names of media types (RFC 6838 §4.2), with or without "application/". */
const TYPES = /^\s*(?:application\/)?[\w!#$&^.+-]+(?:\s*,\s*(?:application\/)?[\w!#$&^.+-]+)*\s*$/i;
/** Visible ASCII characters: the names of clients and audiences at an issuer, URLs included. */
const NAME = /^[!-~]+$/;

function readIdentity(read: SettingReader) {
  return {
    /** null: the embedded provider, mounted at `/idp`. */
    externalIssuer: read.optionalAddress('OIDC_ISSUER'),
    clientId: read.matching('OIDC_CLIENT_ID', NAME, faultWords.nameWithoutSpaces),
    /** The `aud` of access tokens. */
    audience: read.matching('OIDC_AUDIENCE', NAME, faultWords.nameWithoutSpaces),
    tokenTypes: read
      .matching('OIDC_TOKEN_TYPES', TYPES, faultWords.tokenTypes)
      .split(',')
      .map((type) => type.trim()),
    accessTokenSeconds: read.integer('ACCESS_TOKEN_SECONDS', [30, 86_400]),
    /** A session ends after these, however busy it is. */
    sessionSeconds: read.integer('SESSION_SECONDS', [60, YEAR_SECONDS]),
    allowInProduction: read.flag('ALLOW_EMBEDDED_IDENTITY'),
    /** null: the sign-in page offers none. */
    signUpUrl: read.optionalAddress('SIGN_UP_URL'),
    forgotPasswordUrl: read.optionalAddress('FORGOT_PASSWORD_URL'),
  };
}

function readRuntime(
  read: SettingReader,
  publicUrl: string,
  identity: IdentityConfig,
): Configuration {
  const name = read.optionalText('PROVIDER_NAME');
  const ofBar = read.json('PROVIDER_MENUS', isMenus, faultWords.menus());
  const ofFooter = read.json('FOOTER_MENUS', isMenus, faultWords.menus());
  const legal = read.json('LEGAL_LINKS', isLinks, faultWords.links());
  return {
    issuer: identity.externalIssuer ?? `${publicUrl}/idp`,
    clientId: identity.clientId,
    scope: readScope(read),
    audience: identity.audience,
    renewBeforeSeconds: readRenewal(read, identity.accessTokenSeconds),
    apiBase: '',
    shareBase: `${read.address('SHARE_BASE_URL', `${publicUrl}/r/`)}/`,
    templateHost: read.address('TEMPLATE_HOST'),
    mailerPortalUrl: read.address('MAILER_PORTAL_URL'),
    analytics: read.flag('ANALYTICS'),
    // The neutral frame is in the language of each answer (SHELL-19).
    get providerName() {
      return name ?? providerWords.postalProvider();
    },
    get providerMenus() {
      return ofBar ?? providerMenus();
    },
    get footerMenus() {
      return ofFooter ?? footerMenus();
    },
    get legalLinks() {
      return legal ?? legalLinks();
    },
    copyrightYear: read.integer('COPYRIGHT_YEAR', [1970, 9999]),
    defaultTimeZone: readTimeZone(read),
  };
}

function readScope(read: SettingReader): string {
  const scopes = read.text('OIDC_SCOPE').split(/\s+/);
  return scopes.includes('openid') ? scopes.join(' ') : read.fail('OIDC_SCOPE', faultWords.scope());
}

function readRenewal(read: SettingReader, accessTokenSeconds: number): number {
  const seconds = read.integer('RENEW_BEFORE_SECONDS', [1, 86_400]);
  if (seconds < accessTokenSeconds) return seconds;
  return read.fail('RENEW_BEFORE_SECONDS', faultWords.renewal({ seconds: accessTokenSeconds }));
}

function readTimeZone(read: SettingReader): string {
  const zone = read.text('DEFAULT_TIME_ZONE');
  return isTimeZone(zone)
    ? zone
    : read.fail('DEFAULT_TIME_ZONE', faultWords.timeZone({ value: zone }));
}
